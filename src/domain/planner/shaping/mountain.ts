import { type BoulderDraft, type MountainDraft, type RockDraft } from '../plan-draft.ts';
import { type Item } from '../reading/item.ts';
import { fitText, TEXT_LIMITS } from '../words/word-limits.ts';
import { goalBoulders, goalInOneBoulder } from './big-tasks.ts';
import { goalOf } from './goal-match.ts';
import { grouped } from './grouped.ts';
import { type Group } from './groups.ts';
import { labelsOf, smallTaskRocks } from './small-tasks.ts';
import { inOrder, urgencyOf } from './shaping-order.ts';

type Part = { readonly urgency: number; readonly boulders: readonly BoulderDraft[] };

function uncapitalised(text: string): string {
  const [first = ''] = text;
  const second = text.charAt(first.length);
  return second === second.toUpperCase() && second !== ' '
    ? text
    : first.toLowerCase() + text.slice(first.length);
}

/** What the mountain is about: the first things on it, in the person's words. */
function describe(items: readonly Item[], limit = 4): string {
  const [first, ...others] = inOrder(items).map(
    (item) => fitText(item.title, { words: 6, characters: 80 }).fitting,
  );
  if (first === undefined) return '';
  const shown = [first, ...others.slice(0, limit - 1).map(uncapitalised)].join(', ');
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

function smallBoulders(group: Group, small: readonly Item[], titled: boolean): BoulderDraft[] {
  if (small.length === 0) return [];
  const labels = labelsOf(small[0]?.language ?? 'en');
  const sections = grouped(
    small,
    (item) => item.headings[1] ?? (group.kind === 'area' ? (item.headings[0] ?? '') : ''),
  );
  const untitled = titled ? 'Already on my list' : labels.boulder;
  return [...sections].flatMap(([section, items]) =>
    inBoulders(section === '' ? untitled : section, smallTaskRocks(items)),
  );
}

function partsOf(group: Group): Part[] {
  const ordered = inOrder(group.items);
  const [only] = ordered;
  const big = ordered.flatMap((item) => {
    const family = goalOf(item);
    return family === null ? [] : [{ item, family }];
  });
  const bigItems = new Set(big.map(({ item }) => item));
  const small = ordered.filter((item) => !bigItems.has(item));
  const ownMountain = group.kind === 'project' || (group.items.length === 1 && only !== undefined);
  const parts = big.map(({ item, family }) => ({
    urgency: urgencyOf([item]),
    boulders: ownMountain ? goalBoulders(item, family) : [goalInOneBoulder(item, family)],
  }));
  const smallPart = {
    urgency: urgencyOf(small),
    boulders: smallBoulders(group, small, group.kind === 'project'),
  };
  return [smallPart, ...parts].sort((a, b) => a.urgency - b.urgency);
}

function descriptionOf(group: Group): string {
  const [only] = group.items;
  const notes = group.items.length === 1 && only !== undefined ? only.notes.join('. ') : '';
  if (notes !== '') return notes;
  return group.items.length === 1 && only?.language === 'en'
    ? 'Small steps, the easiest first.'
    : describe(group.items);
}

/** One mountain from one group: what is soonest first, small steps before big ones. */
export function mountainOf(group: Group): MountainDraft {
  const [only] = group.items;
  const alone = group.items.length === 1 && group.kind === 'area' && only !== undefined;
  return {
    title: fitText(alone ? only.title : group.title, TEXT_LIMITS.mountainTitle).fitting,
    description: descriptionOf(group),
    boulders: partsOf(group).flatMap((part) => part.boulders),
  };
}
