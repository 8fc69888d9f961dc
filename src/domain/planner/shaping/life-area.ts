import { type LifeArea, LIFE_AREAS } from '../data/life-areas.ts';
import { type Item } from '../reading/item.ts';
import { wordSet } from '../words/word-set.ts';
import { wordsOf } from '../words/words.ts';
import { grouped } from './grouped.ts';
import { contextOf } from './task-context.ts';

const LONGEST_NAME = 3;
const STRONG = 4;
/** A person is mostly whom a step is said to, and not what it is about. */
const PERSON = 2;
const WEAK = 1;
/** What is only told beside a step says less of it. */
const IN_NOTE = 0.25;

type Sign = { readonly area: LifeArea; readonly weight: number };

let known: ReadonlyMap<string, readonly Sign[]> | null = null;

function signs(): ReadonlyMap<string, readonly Sign[]> {
  if (known !== null) return known;
  const all = new Map<string, Sign[]>();
  const add = (words: string, area: LifeArea, weight: number): void => {
    for (const word of wordSet(words)) all.set(word, [...(all.get(word) ?? []), { area, weight }]);
  };
  for (const area of LIFE_AREAS) {
    add(area.nouns, area, area.id === 'people' ? PERSON : STRONG);
    add(area.weak ?? '', area, WEAK);
  }
  known = all;
  return all;
}

/** The area that a noun names by itself; null where it names none, or none for sure. */
export function areaOfNoun(noun: string): LifeArea | null {
  return (
    signs()
      .get(noun)
      ?.find(({ weight }) => weight > WEAK)?.area ?? null
  );
}

/** "Boxes" and "keys" are known by one of them as well. */
function signsOf(name: string): readonly Sign[] {
  const found = signs().get(name);
  if (found !== undefined) return found;
  const single = name.endsWith('es') ? [name.slice(0, -1), name.slice(0, -2)] : [name.slice(0, -1)];
  const one = name.length > 3 && name.endsWith('s') ? single.find((key) => signs().has(key)) : name;
  return signs().get(one ?? '') ?? [];
}

/** The word at which a title begins is its deed, and no scan or print. */
type Placed = Sign & { readonly at: number };

/** Of a text, each longest name that is known, with what it is a sign of. */
function signsIn(text: string): readonly Placed[] {
  const keys = wordsOf(text).map(({ key }) => key);
  const found: Placed[] = [];
  for (let at = 0; at < keys.length;) {
    let taken = 1;
    for (let length = Math.min(LONGEST_NAME, keys.length - at); length > 0; length--) {
      const own = signsOf(keys.slice(at, at + length).join('_'));
      if (own.length === 0) continue;
      found.push(...own.map((sign) => ({ ...sign, at })));
      taken = length;
      break;
    }
    at += taken;
  }
  return found;
}

type Scores = ReadonlyMap<LifeArea, number>;

const AT_HOME =
  /^(?:clean|tidy|wash|mop|hoover|vacuum|dust|wipe|iron|declutter|unpack|defrost|scrub|sweep|descale|paint|assemble|fix|mend|build|hang)$/u;
const MADE =
  /^(?:build|fix|make|mend|polish|test|take|draw|sketch|sew|knit|record|edit|film|glaze|compose|carve|rehearse|animate|illustrate)$/u;

/** Where a thing is done says its area where nothing in it does: who mops is at home. */
function fallbackOf(item: Item): LifeArea | undefined {
  const context = contextOf(item)?.id;
  const verb = wordsOf(item.title)[0]?.key ?? '';
  const made = context === 'making' && MADE.test(verb) ? 'creative' : undefined;
  const home = context === 'home' && AT_HOME.test(verb) ? 'home' : undefined;
  const id = context === 'self' ? 'self' : (made ?? home);
  return LIFE_AREAS.find((area) => area.id === id);
}

const found = new WeakMap<Item, Scores>();

function scoresOf(item: Item): Scores {
  const before = found.get(item);
  if (before !== undefined) return before;
  const scores = new Map<LifeArea, number>();
  const add = (area: LifeArea, weight: number): void => {
    scores.set(area, (scores.get(area) ?? 0) + weight);
  };
  for (const { area, weight, at } of signsIn(item.title))
    add(area, at === 0 ? Math.min(weight, WEAK) : weight);
  for (const note of item.notes)
    for (const { area, weight } of signsIn(note)) add(area, weight * IN_NOTE);
  const fallback = fallbackOf(item);
  if (fallback !== undefined) add(fallback, WEAK);
  found.set(item, scores);
  return scores;
}

const POINTS = /\b(?:it|them|this|that|her|him|there|one|ones|those|these)\b/iu;
/** As much as a word of a note: it decides between areas that are as likely. */
const OF_PAGE = 0.9;

function likeliest(scores: Scores, weightOf: (area: LifeArea) => number): LifeArea | null {
  let best: LifeArea | null = null;
  let most = 0;
  for (const [area, score] of scores) {
    const all = score + weightOf(area);
    if (all > most) [best, most] = [area, all];
  }
  return best;
}

/**
 * The area of life of each item. Of two that are as likely it is the one that more of the page is about;
 * what only points to a thing ("send it to her") is about what was said before it.
 */
export function lifeAreasOf(items: readonly Item[]): ReadonlyMap<Item, LifeArea | null> {
  const first = grouped(items, (item) => likeliest(scoresOf(item), () => 0));
  const shareOf = (area: LifeArea): number => (first.get(area)?.length ?? 0) / items.length;
  const areas = new Map<Item, LifeArea | null>();
  let before: Item | null = null;
  for (const item of [...items].sort((a, b) => a.order - b.order)) {
    const own = likeliest(scoresOf(item), (area) => shareOf(area) * OF_PAGE);
    const lent =
      before?.order === item.order - 1 && POINTS.test(item.title) ? areas.get(before) : null;
    areas.set(item, own ?? lent ?? null);
    before = item;
  }
  return areas;
}
