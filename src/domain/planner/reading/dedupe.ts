import { contentKeys, verbOf } from './grammar/title-words.ts';
import { type Item } from './item.ts';

const SAME_ENOUGH = 0.75;

function similarity(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const shared = [...a].filter((key) => b.has(key)).length;
  const all = a.size + b.size - shared;
  return all === 0 ? 0 : shared / all;
}

const NEAR = 2;

/** "Ring on Sunday" beside "Ring mum", "flowers" beside "order flowers": the one is in the other. */
function isWithin(
  few: { readonly keys: ReadonlySet<string>; readonly item: Item },
  many: { readonly keys: ReadonlySet<string>; readonly item: Item },
): boolean {
  if (few.keys.size !== 1 || many.keys.size > 4) return false;
  if (!isNear(few.item, many.item)) return false;
  const isNamed =
    /^Sort out /u.test(few.item.title) || verbOf(few.item.title) === verbOf(many.item.title);
  return isNamed && [...few.keys].every((key) => many.keys.has(key));
}

/** "Renew my bus pass (runs out on the first)" is what "renew my bus pass" says, and why. */
function saysWhy(longer: Item, shorter: Item): boolean {
  return longer.title.startsWith(`${shorter.title} (`);
}

const OF_WHAT = /^(?:if|whether|when|that|about) /u;

/** "Tell my sister" near "tell my sister if I'm coming". */
function saysOfWhat(longer: Item, shorter: Item): boolean {
  if (!isNear(longer, shorter) || !longer.title.startsWith(`${shorter.title} `)) return false;
  return OF_WHAT.test(longer.title.slice(shorter.title.length + 1));
}

function isNear(a: Item, b: Item): boolean {
  return Math.abs(a.order - b.order) <= NEAR;
}

function merged(kept: Item, other: Item): Item {
  const isOpen = (item: Item): boolean => item.title.startsWith('Sort out ');
  const isLonger = other.title.length > kept.title.length;
  const isTold = [kept, other].some((item, at, both) => {
    const longer = both[1 - at];
    return longer !== undefined && saysWhy(longer, item) && item.notes.length > 0;
  });
  const takesOther = isOpen(kept) === isOpen(other) ? isLonger !== isTold : isOpen(kept);
  const richer = takesOther ? other : kept;
  const dues = [kept.due, other.due].filter((due) => due !== null);
  const { thing: _, ...bare } = kept;
  return {
    ...bare,
    title: richer.title,
    ...(richer.thing !== undefined && { thing: richer.thing }),
    isNamed: kept.isNamed === true && other.isNamed === true,
    notes: [...kept.notes, ...other.notes.filter((note) => !kept.notes.includes(note))],
    due: dues.length === 0 ? null : Math.min(...dues),
    urgent: kept.urgent || other.urgent,
    wish: kept.wish && other.wish,
  };
}

function sameNumbers(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  const digits = (keys: ReadonlySet<string>) =>
    [...keys].filter((key) => /\d/u.test(key)).join(' ');
  return digits(a) === digits(b);
}

/**
 * Merges items that say the same thing, keeping the richest wording and the earliest date. Only
 * titles that share a word are compared, so that long dumps stay fast.
 */
export function withoutDoubles(items: readonly Item[]): Item[] {
  const kept: { item: Item; keys: ReadonlySet<string> }[] = [];
  const placesOf = new Map<string, number[]>();
  for (const item of items) {
    const keys = contentKeys(item.title);
    const first = [...keys].find((key) => placesOf.has(key));
    const places =
      first === undefined ? [] : [...keys].flatMap((key) => (placesOf.get(key) ?? []).slice(-20));
    const double = places.find((place) => {
      const other = kept[place];
      return (
        other !== undefined &&
        (isWithin(other, { keys, item }) ||
          isWithin({ keys, item }, other) ||
          saysWhy(other.item, item) ||
          saysWhy(item, other.item) ||
          saysOfWhat(other.item, item) ||
          saysOfWhat(item, other.item) ||
          (similarity(other.keys, keys) >= SAME_ENOUGH && sameNumbers(other.keys, keys))) &&
        other.item.headings.join() === item.headings.join()
      );
    });
    const target = double === undefined ? undefined : kept[double];
    if (double !== undefined && target !== undefined) {
      kept[double] = { item: merged(target.item, item), keys: target.keys };
      continue;
    }
    for (const key of keys) placesOf.set(key, [...(placesOf.get(key) ?? []), kept.length]);
    kept.push({ item, keys });
  }
  return kept.map(({ item }, order) => ({ ...item, order }));
}
