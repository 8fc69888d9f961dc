import { type Pebble } from '../../plan/plan.ts';
import { type TextChange } from './change.ts';
import { findNode } from './find-node.ts';
import { changed, meantBy, type Outcome, refused, type Situation } from './outcome.ts';

type Order = Extract<TextChange, { kind: 'order' }>;

/** What can be put in order: its rank, and none where all of it is done. */
type Ranked<Own> = { readonly own: Own; readonly rank: number | null };

/** What has a rank, by its rank, in the places that such have; what has none keeps its own. */
function inOrder<Own>(ranked: readonly Ranked<Own>[]): Own[] {
  const sorted = ranked
    .flatMap(({ own, rank }) => (rank === null ? [] : [{ own, rank }]))
    .toSorted((a, b) => a.rank - b.rank);
  const next = sorted.values();
  return ranked.map(({ own, rank }) => (rank === null ? own : (next.next().value?.own ?? own)));
}

/** The steps in the order of how long they take, and each part of the plan by the first of its steps. */
export function applyOrder(situation: Situation, { first, within, unless }: Order): Outcome {
  const { mountain } = situation;
  const titled = unless === undefined ? null : findNode(mountain, unless);
  if (titled?.kind === 'one' && titled.score === 2)
    return refused(`“${unless}” is a part of the plan; say where it is to go.`);
  const meant = meantBy(situation, within ?? 'the plan');
  if (!('node' in meant)) return refused(meant.reason);
  const { node } = meant;
  if (node.type === 'pebble')
    return refused(
      `“${node.title}” is one step; name the part of the plan that is to be in order.`,
    );
  const sign = first === 'short' ? 1 : -1;
  const rankOf = (pebbles: readonly Pebble[]): number | null => {
    const waiting = pebbles.filter(({ status }) => status === 'in-the-way');
    const ranks = waiting.map(({ estimatedMinutes }) => sign * estimatedMinutes);
    return ranks.length === 0 ? null : Math.min(...ranks);
  };
  const boulders = mountain.boulders.map((boulder) => {
    const isAll = node.type === 'mountain' || node.id === boulder.id;
    const rocks = boulder.rocks.map((rock) => {
      if (!isAll && node.id !== rock.id) return rock;
      const pebbles = rock.pebbles.map((own) => ({ own, rank: rankOf([own]) }));
      return { ...rock, pebbles: inOrder(pebbles) };
    });
    const ranked = rocks.map((own) => ({ own, rank: rankOf(own.pebbles) }));
    return { ...boulder, rocks: isAll ? inOrder(ranked) : rocks };
  });
  const ranked = boulders.map((own) => ({
    own,
    rank: rankOf(own.rocks.flatMap(({ pebbles }) => pebbles)),
  }));
  return changed(
    { ...mountain, boulders: node.type === 'mountain' ? inOrder(ranked) : boulders },
    null,
  );
}
