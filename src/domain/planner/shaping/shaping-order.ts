import { type Item } from '../reading/item.ts';

const NO_DATE = 10_000;
const WISH_LAST = 20_000;
/** What is called urgent comes behind a date within two weeks. */
const URGENT = 14;

/** What is too late already comes behind what can still be in time today and tomorrow. */
const TOO_LATE = 1.5;

/** What is on a day comes behind what has to be done by it. */
const ONLY_ON = 0.4;
/** What was only told to come comes behind what is due within as many days of it. */
const ONLY_TOLD = 3;

function rank(item: Item): number {
  if (item.due !== null) {
    const day = item.due < 0 ? TOO_LATE : item.due;
    return day + (item.isDeadline === true ? 0 : ONLY_ON) + (item.isEvent ? ONLY_TOLD : 0);
  }
  if (item.urgent) return URGENT;
  return item.wish ? WISH_LAST : NO_DATE;
}

/** How soon a group of items wants attention: its most pressing item. */
export function urgencyOf(items: readonly Item[]): number {
  return items.reduce((least, item) => Math.min(least, rank(item)), WISH_LAST);
}

function isToCome({ isEvent, title }: Item): boolean {
  return isEvent || title.startsWith('Get ready for ');
}

/** Which of two items comes first: what is to be done for an event before the event of its day, and what is clear before what is not. */
export function byUrgency(a: Item, b: Item): number {
  return (
    rank(a) - rank(b) ||
    Number(isToCome(a)) - Number(isToCome(b)) ||
    Number(a.isUnclear === true) - Number(b.isUnclear === true) ||
    a.order - b.order
  );
}

/** Dates first, then what is urgent, then the order of telling; wishes last. */
export function inOrder(items: readonly Item[]): Item[] {
  return [...items].sort(byUrgency);
}

/** Which of two groups comes first: the one whose first item does. */
export function bySoonest(a: readonly Item[], b: readonly Item[]): number {
  const [first] = inOrder(a);
  const [second] = inOrder(b);
  return first === undefined || second === undefined ? 0 : byUrgency(first, second);
}
