import { type BoulderDraft, type MountainDraft, type RockDraft } from '../plan-draft.ts';
import { type Item } from '../reading/item.ts';
import { MIN_PEBBLES } from '../rock-sizes.ts';
import { fitText, shortPart, TEXT_LIMITS } from '../words/word-limits.ts';
import { goalBoulders } from './big-tasks.ts';
import { goalOf } from './goal-match.ts';
import { grouped } from './grouped.ts';
import { type Group } from './groups.ts';
import { labelsOf } from './labels.ts';
import { withoutClause } from './names.ts';
import { inOrder, urgencyOf } from './shaping-order.ts';
import { pebbleDraftOf, rocksInOrder, smallTaskRocks } from './small-tasks.ts';
import { type Depth } from './taken-apart.ts';

function uncapitalised(text: string): string {
  const [first = ''] = text;
  const second = text.charAt(first.length);
  return second === second.toUpperCase() && second !== ' '
    ? text
    : first.toLowerCase() + text.slice(first.length);
}

/** "See to the receipts (still in the shoebox)" is about the receipts. */
function withoutState(title: string): string {
  return title.replace(/^((?:See to|Deal with) [^:(]+?)(?::| \().*$/u, '$1');
}

/** What the mountain is about: the first things on it, in the person's words. */
function describe(items: readonly Item[], limit = 4): string {
  const [first, ...others] = inOrder(items).map((item) =>
    shortPart(withoutState(item.title), { words: 6, characters: 80 }),
  );
  if (first === undefined) return '';
  const next = others.slice(0, limit - 1);
  // A German title may begin with a noun, which is never small.
  const isGerman = items.some(({ language }) => language === 'de');
  const shown = [first, ...(isGerman ? next : next.map(uncapitalised))].join(', ');
  const left = items.length - limit;
  return left > 0 ? `${shown} (+ ${left})` : shown;
}

const MAX_ROCKS = 30;

/** More rocks than a boulder should carry make more boulders. */
function inBoulders(title: string, rocks: readonly RockDraft[]): BoulderDraft[] {
  const boulders: BoulderDraft[] = [];
  for (let from = 0; from < rocks.length; from += MAX_ROCKS) {
    const number = boulders.length === 0 ? '' : ` ${boulders.length + 1}`;
    boulders.push({ title: `${title}${number}`, rocks: rocks.slice(from, from + MAX_ROCKS) });
  }
  return boulders;
}

/** A heading that no boulder can show is said with the thing that stood under it. */
function withSection(item: Item, depth: number): Item {
  const section = item.headings.slice(depth).at(-1);
  return section === undefined ? item : { ...item, notes: [section, ...item.notes] };
}

/** Steps under a heading keep the order of telling; other small things go by where they are done. */
function smallBoulders(group: Group): BoulderDraft[] {
  const ordered = inOrder(group.items);
  const labels = labelsOf(ordered[0]?.language ?? 'en');
  const depth = group.kind === 'heading' ? 1 : 0;
  const sections = grouped(ordered, (item) => item.headings[depth] ?? '');
  const isSplit = [...sections.values()].every((items) => items.length >= MIN_PEBBLES);
  const parts = isSplit
    ? [...sections]
    : [['', ordered.map((item) => withSection(item, depth))] as const];
  const untitled = group.kind === 'heading' ? labels.own : labels.boulder;
  return parts.flatMap(([section, items]) =>
    inBoulders(
      section === '' ? untitled : section,
      group.kind === 'heading' ? rocksInOrder(items) : smallTaskRocks(items),
    ),
  );
}

/** A goal with its own steps needs no others; with one or two it borrows a few to begin with. */
function goalParts(group: Group, goal: Item, depth: Depth): BoulderDraft[] {
  const family = goalOf(goal);
  const steps = inOrder(group.items.filter((item) => item !== goal));
  if (family === null || steps.length >= MIN_PEBBLES)
    return inBoulders(labelsOf(goal.language).own, rocksInOrder(steps));
  const boulders = goalBoulders(goal, family, depth);
  if (steps.length === 0) return boulders;
  const [first] = boulders[0]?.rocks ?? [];
  const borrowed = first?.pebbles.slice(0, MIN_PEBBLES - 1) ?? [];
  const own = steps.map(pebbleDraftOf);
  const isSooner = urgencyOf(steps) < urgencyOf([goal]);
  const rock = {
    title: first?.title ?? goal.title,
    pebbles: isSooner ? [...own, ...borrowed] : [...borrowed, ...own],
  };
  return [{ title: boulders[0]?.title ?? goal.title, rocks: [rock] }];
}

function descriptionOf(group: Group): string {
  const [only] = group.items;
  const said = group.goal ?? (group.items.length === 1 ? only : undefined);
  const notes = said === undefined ? '' : said.notes.join('. ');
  if (notes !== '') return notes;
  return group.items.length === 1 && only?.language === 'en'
    ? 'Small steps, the easiest first.'
    : describe(group.items.filter((item) => item !== group.goal));
}

/** One mountain from one group: what is soonest first. */
export function mountainDraftOf(group: Group, depth: Depth): MountainDraft {
  const [only] = group.items;
  const alone = group.items.length === 1 && group.kind === 'area' && only !== undefined;
  return {
    title: fitText(alone ? withoutClause(only.title) : group.title, TEXT_LIMITS.mountainTitle)
      .fitting,
    description: descriptionOf(group),
    boulders: group.goal === null ? smallBoulders(group) : goalParts(group, group.goal, depth),
  };
}
