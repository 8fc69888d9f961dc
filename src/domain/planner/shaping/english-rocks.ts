import { type Item } from '../reading/item.ts';
import { evenParts, MIN_PEBBLES } from '../rock-sizes.ts';
import { capitalised } from '../reading/titles/task-phrase.ts';
import { isWithin, TEXT_LIMITS } from '../words/word-limits.ts';
import { mainAreaOf, nameOfAreas } from './area-names.ts';
import { grouped } from './grouped.ts';
import { labelsOf } from './labels.ts';
import { lifeAreasOf } from './life-area.ts';
import { nameOfKnownThings } from './names.ts';
import { isSoon } from './rock-names.ts';
import { bySoonest, inOrder } from './shaping-order.ts';
import { contextOf } from './task-context.ts';

/** Items of one rock, and what they have in common. */
export type NamedItems = { readonly title: string; readonly items: readonly Item[] };

/** A kind of steps: what a rock of them is called, and what it is called with a step of another. */
type Kind = { readonly name: string; readonly short: string };

const SOON: Kind = { name: 'Due soon', short: 'Due soon' };
const MIXED: Kind = { name: 'Small things', short: 'Small things' };
const ONWARD: Kind = { name: 'Next steps', short: 'Next steps' };

/** Deeds of a kind that are done in one go, whatever they are about. */
const DEEDS: ReadonlyMap<string, Kind> = new Map([
  ['calls', { name: 'Phone calls', short: 'Calls' }],
  ['messages', { name: 'Messages', short: 'Messages' }],
  ['errands', { name: 'Out and about', short: 'Errands' }],
]);

/** What the later parts of a rock are called that is too big for one. */
const LATER_PARTS: ReadonlyMap<string, readonly string[]> = new Map([
  [SOON.name, ['Due after that', 'Due later on']],
  [ONWARD.name, ['Steps after that', 'Further steps']],
  [MIXED.name, ['More small things', 'Other small things']],
]);

type Group = { readonly kind: Kind; readonly items: readonly Item[] };

/** Groups that fill a rock, and what is left. */
function filled(
  items: readonly Item[],
  kindOf: (item: Item) => Kind | null,
): { readonly groups: readonly Group[]; readonly left: readonly Item[] } {
  const groups = [...grouped(items, kindOf)].flatMap(([kind, own]) =>
    kind !== null && own.length >= MIN_PEBBLES ? [{ kind, items: own }] : [],
  );
  const placed = new Set(groups.flatMap((group) => group.items));
  return { groups, left: items.filter((item) => !placed.has(item)) };
}

/** The kind of deeds that a step is of. */
export function deedKindOf(item: Item): Kind | null {
  return DEEDS.get(contextOf(item)?.id ?? '') ?? null;
}

/** What fills no rock: one of its own where there is enough, else a part of the smallest. */
function withLeft(groups: readonly Group[], left: readonly Item[], rest: Kind): Group[] {
  if (left.length === 0) return [...groups];
  const [smallest] = groups
    .filter(({ kind }) => kind !== SOON)
    .sort((a, b) => a.items.length - b.items.length);
  if (left.length >= MIN_PEBBLES) return [...groups, { kind: rest, items: left }];
  if (smallest === undefined)
    return [{ kind: rest, items: [...groups.flatMap(({ items }) => items), ...left] }];
  const name = `${capitalised(smallest.kind.short)} ${labelsOf('en').more}`;
  return groups.map((group) =>
    group === smallest
      ? { kind: { name, short: group.kind.short }, items: [...group.items, ...left] }
      : group,
  );
}

/** Steps of one area in a mountain that is about it are called by their deeds. */
function groupsOf(ordered: readonly Item[]): Group[] {
  const areas = lifeAreasOf(ordered);
  const main = mainAreaOf(ordered);
  const soon = ordered.filter(isSoon);
  const isSoonWhole = soon.length >= MIN_PEBBLES && soon.length < ordered.length;
  const [first] = soon;
  // Too few for a rock of their own go with what is due first.
  const asPlaced = (item: Item): Item =>
    first !== undefined && soon.length < MIN_PEBBLES && soon.includes(item) ? first : item;
  const byArea = filled(
    isSoonWhole ? ordered.filter((item) => !soon.includes(item)) : ordered,
    (item) => {
      const area = areas.get(asPlaced(item)) ?? null;
      return area === main ? null : area;
    },
  );
  const byDeed = filled(byArea.left, (item) => deedKindOf(asPlaced(item)));
  const own = isSoonWhole ? [{ kind: SOON, items: soon }] : [];
  return withLeft(
    [...own, ...byArea.groups, ...byDeed.groups],
    byDeed.left,
    main === null ? MIXED : ONWARD,
  );
}

/** Two areas name a rock that is half of them. */
const HALF = 0.5;

/** By the areas that its steps share, where the mountain is not called by them, else by its first things. */
function nameOfMixed(items: readonly Item[], all: readonly Item[]): string | null {
  const names = [nameOfAreas(items, HALF), nameOfKnownThings(items)];
  const taken = [nameOfAreas(all), nameOfKnownThings(all)].map((name) => inAnyOrder(name ?? ''));
  return (
    names.find(
      (name) =>
        name !== null && !taken.includes(inAnyOrder(name)) && isWithin(name, TEXT_LIMITS.rockTitle),
    ) ?? null
  );
}

/** "Home, money and more" is "Money, home and more". */
function inAnyOrder(name: string): string {
  return name
    .toLowerCase()
    .split(/, | and /u)
    .sort()
    .join();
}

/** What is too big for a rock makes several; what is mixed is parted by what it is about. */
function inParts({ kind, items }: Group, all: readonly Item[]): NamedItems[] {
  const areas = lifeAreasOf(items);
  const sorted =
    kind === MIXED
      ? [...grouped(items, (item) => areas.get(item) ?? null).values()].flat()
      : inOrder(items);
  return evenParts(sorted).map((part, at) => {
    const own = kind === MIXED ? nameOfMixed(part, all) : null;
    return { title: own ?? nameOfPart(kind.name, at), items: inOrder(part) };
  });
}

function nameOfPart(name: string, at: number): string {
  return at === 0 ? name : (LATER_PARTS.get(name)?.[at - 1] ?? `${name} ${at + 1}`);
}

/** Each name once: a name that is taken gives way to a plain one. */
function withOwnNames(rocks: readonly NamedItems[]): NamedItems[] {
  const taken = new Map<string, number>();
  return rocks.map(({ title, items }) => {
    const name = isWithin(title, TEXT_LIMITS.rockTitle) ? title : MIXED.name;
    const before = taken.get(name) ?? 0;
    taken.set(name, before + 1);
    return { title: nameOfPart(name, before), items };
  });
}

/** The rocks of small things: what is due soon, then areas of life, then deeds of a kind, then the rest. */
export function englishRocks(items: readonly Item[]): NamedItems[] {
  const ordered = inOrder(items);
  const groups = groupsOf(ordered).sort((a, b) => bySoonest(a.items, b.items));
  return withOwnNames(groups.flatMap((group) => inParts(group, ordered)));
}

/** A rock of one or two steps: by the deeds or the area that they share. */
export function nameOfFew(items: readonly Item[]): string {
  const deeds = new Set(items.map(deedKindOf));
  const [deed] = deeds;
  const shared = deeds.size === 1 && deed ? deed : mainAreaOf(items);
  return shared?.name ?? MIXED.name;
}

/** Steps in the order in which they were told. */
export function englishSteps(items: readonly Item[]): NamedItems[] {
  return evenParts(items).map((part, at) => ({ title: nameOfPart(ONWARD.name, at), items: part }));
}
