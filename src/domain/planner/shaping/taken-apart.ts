import { type Item } from '../reading/item.ts';
import { type GoalFamily } from './goal-family.ts';
import { goalOf } from './goal-match.ts';
import { urgencyOf } from './shaping-order.ts';
import { goalSlotOf } from './slots.ts';

/** How much of a family's steps a plan takes. */
export type Depth = { readonly rocks: number };

const MAX_TAKEN_APART = 3;
const FEW = 3;
const SOME = 7;
/** So few items that even a small task is taken apart, for want of others beside it. */
const ALONE = 2;

/** What was only named may be somebody else's party, and what was told of it that it is over. */
const OCCASION = 'party';
const IS_OVER = /^(?:it|that) was\b|\b(?:forgot|forgotten|missed)\b/iu;

function isOwnOccasion({ isNamed, due, notes }: Item, all: readonly Item[]): boolean {
  if (isNamed !== true) return true;
  const isOver = (due !== null && due < 0) || notes.some((note) => IS_OVER.test(note));
  return all.length === 1 && !isOver;
}

const SIZES = { project: 0, sitting: 1, task: 2 } as const;

/** More things on a mind, fewer steps for each: a plan that fits on a screen is the kinder one. */
export function depthFor(items: readonly Item[]): Depth {
  if (items.length <= FEW) return { rocks: Number.POSITIVE_INFINITY };
  return { rocks: items.length <= SOME ? 2 : 1 };
}

/** To learn a song is a sitting, and to learn to use a till is one as well. */
const NOT_BIG = /^(?:learn|practi[sc]e|rehearse) (?:the|my|our|this|that|to)\b/iu;

function isBig(item: Item, family: GoalFamily, all: readonly Item[]): boolean {
  if ((item.wish || item.isEvent) && all.length > ALONE) return false;
  // Whether what was only named is still to be done is less than sure, unless it is late or due.
  const hasLastDay = item.isDeadline === true && item.due !== null && item.due >= 0;
  const isDue = item.urgent || hasLastDay;
  if (item.isNamed === true && !isDue && all.length > FEW) return false;
  if (family.id === OCCASION && !isOwnOccasion(item, all)) return false;
  if (item.language === 'en' && goalSlotOf(item.title) === null) return false;
  if (family.size === 'task' || NOT_BIG.test(item.title)) return all.length <= ALONE;
  return item.headings.length === 0 || all.length <= ALONE;
}

/**
 * The items that templates take into steps: at most three goals without steps of their own, what
 * is bigger and sooner first. Every other item is a pebble as the person wrote it.
 */
export function itemsToTakeApart(items: readonly Item[]): Item[] {
  const sized = items.flatMap((item) => {
    const family = goalOf(item);
    return family !== null && isBig(item, family, items) ? [{ item, size: family.size }] : [];
  });
  return sized
    .sort(
      (a, b) =>
        SIZES[a.size] - SIZES[b.size] ||
        urgencyOf([a.item]) - urgencyOf([b.item]) ||
        a.item.order - b.item.order,
    )
    .slice(0, MAX_TAKEN_APART)
    .map(({ item }) => item);
}
