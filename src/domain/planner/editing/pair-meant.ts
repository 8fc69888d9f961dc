import { allMeant } from './all-meant.ts';
import { isDone, doneReason } from './done.ts';
import { findNode } from './find-node.ts';
import { type NamedNode } from './named-nodes.ts';
import { meantBy, type Situation } from './outcome.ts';

type Pair = readonly [NamedNode, NamedNode];

/** How two things were named: as two names, in one or several readings, or by one name for both. */
export type PairSaid = {
  readonly pairs: readonly (readonly [string, string])[];
  readonly both?: string;
};

/** The pair of nodes that a reading means; the first reading in which both are clear. */
function pairMeant(
  situation: Situation,
  pairs: readonly (readonly [string, string])[],
): Pair | string {
  const clear =
    pairs.find(
      ([a, b]) =>
        findNode(situation.mountain, a).kind === 'one' &&
        findNode(situation.mountain, b).kind === 'one',
    ) ?? pairs[0];
  if (clear === undefined) return 'It does not name two things; say it as in “merge … and …”.';
  const a = meantBy(situation, clear[0]);
  const b = meantBy(situation, clear[1]);
  if (!('node' in a)) return a.reason;
  if (!('node' in b)) return b.reason;
  if (a.node.id === b.node.id)
    return `Both names mean “${a.node.title}”; name two different parts.`;
  return [a.node, b.node];
}

/** The two nodes that one name means: "the first two", "both sketch steps"; else a sentence. */
function bothMeant(situation: Situation, name: string): Pair | string {
  const nodes = allMeant(situation, name);
  if (typeof nodes === 'string') return nodes;
  const [a, b, more] = nodes;
  if (a === undefined || b === undefined || more !== undefined)
    return `“${name}” does not mean two things; name them as in “… and …”.`;
  const done = nodes.find((node) => isDone(situation.mountain, node));
  return done === undefined ? [a, b] : doneReason(done);
}

/** Two pebbles, two rocks or two boulders, as they were named; else a sentence. */
export function pairOfAKind(situation: Situation, { pairs, both }: PairSaid): Pair | string {
  const pair = both === undefined ? pairMeant(situation, pairs) : bothMeant(situation, both);
  if (typeof pair === 'string') return pair;
  const [a, b] = pair;
  return a.type !== b.type || a.type === 'mountain'
    ? `“${a.title}” is a ${a.type} and “${b.title}” is a ${b.type}; name two of a kind.`
    : pair;
}
