import { type LifeArea } from '../data/life-areas.ts';
import { type Item } from '../reading/item.ts';
import { capitalised } from '../reading/titles/task-phrase.ts';
import { grouped } from './grouped.ts';
import { labelsOf } from './labels.ts';
import { lifeAreasOf } from './life-area.ts';

/** So much of the steps names them all. */
const MOST = 0.6;
/** So much of two areas names them without "and more". */
const NEARLY_ALL = 0.75;
/** Less of them than this says too little. */
const SOME = 0.3;
/** So few that each has its area in the name. */
const ALL_NAMED = 3;

export type AreaShare = { readonly area: LifeArea; readonly count: number };

/** The areas of some items, the one with most of them first. */
export function areaShares(items: readonly Item[]): readonly AreaShare[] {
  const areas = lifeAreasOf(items);
  return [...grouped(items, (item) => areas.get(item) ?? null)]
    .flatMap(([area, own]) => (area === null ? [] : [{ area, count: own.length }]))
    .sort((a, b) => b.count - a.count);
}

/** The area that most items are about; null when there is none. */
export function mainAreaOf(items: readonly Item[]): LifeArea | null {
  const [first] = areaShares(items);
  return first !== undefined && first.count >= items.length * MOST ? first.area : null;
}

/**
 * What the areas of some items call them: "Money", "Money and health", "Money, health and more". Two that
 * hold less than `least` of them say too little.
 */
export function nameOfAreas(items: readonly Item[], least = SOME): string | null {
  const main = mainAreaOf(items);
  if (main !== null) return main.name;
  const [first, second, third] = areaShares(items);
  if (first === undefined || second === undefined) return null;
  const share = (first.count + second.count) / items.length;
  const { and, more } = labelsOf('en');
  const [one, two] = [first.area.short, second.area.short];
  if (share >= NEARLY_ALL) return capitalised(`${one} ${and} ${two}`);
  if (third !== undefined && items.length === ALL_NAMED)
    return capitalised(`${one}, ${two} ${and} ${third.area.short}`);
  if (share < least) return null;
  // One step of many is no part of the name.
  const isOne = second.count === 1 && first.count >= ALL_NAMED;
  return capitalised(isOne ? `${one} ${more}` : `${one}, ${two} ${more}`);
}
