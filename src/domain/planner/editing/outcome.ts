import { type Day } from '../../calendar/day.ts';
import { type NewId } from '../../plan/identity.ts';
import { type Mountain } from '../../plan/plan.ts';
import { findNode, isWhole } from './find-node.ts';
import { type NamedNode, withoutQuotes } from './named-nodes.ts';
import { countedBy } from './plan-parts.ts';
import { readOrdinal } from './ordinals.ts';

/** What one change made of the mountain, or why it made nothing. */
export type Outcome =
  | { readonly ok: true; readonly mountain: Mountain; readonly spokenOf: NamedNode | null }
  | { readonly ok: false; readonly reason: string };

export type Situation = {
  readonly mountain: Mountain;
  readonly newId: NewId;
  readonly today: Day;
  /** The node that the change before was about: what "it" means now. */
  readonly spokenOf: NamedNode | null;
};

export function changed(mountain: Mountain, spokenOf: NamedNode | null): Outcome {
  return { ok: true, mountain, spokenOf };
}

export function refused(reason: string): Outcome {
  return { ok: false, reason };
}

const POINTING = /^(?:that|them|those|these)(?: (?:one|ones|step|steps))?$/iu;

/** Why a name that counts means nothing: there are not so many. */
function tooFew(mountain: Mountain, name: string): { readonly reason: string } | null {
  const counted = readOrdinal(name);
  const among = counted === null ? null : countedBy(mountain, counted);
  if (counted === null || among === null || among.at(counted.at) !== undefined) return null;
  const where = counted.of === null ? 'on this mountain' : `in “${counted.of}”`;
  const what = counted.level === 'boulder' || counted.level === 'rock' ? counted.level : 'step';
  const count = among.length === 1 ? `is only one ${what}` : `are only ${among.length} ${what}s`;
  return { reason: `There ${count} ${where}; say which is meant.` };
}

export type Meant = { readonly node: NamedNode } | { readonly reason: string };

/** The one node that a name means, or a sentence on why there is none. */
export function meantBy(situation: Situation, name: string): Meant {
  const { mountain, spokenOf } = situation;
  if (POINTING.test(withoutQuotes(name)))
    return spokenOf === null
      ? { reason: `It is not clear what “${withoutQuotes(name)}” means; say the name of the step.` }
      : { node: spokenOf };
  if (isWhole(name)) {
    const isIt = /^(?:it|this)$/iu.test(withoutQuotes(name));
    if (isIt && spokenOf !== null) return { node: spokenOf };
    return { node: { type: 'mountain', id: mountain.id, title: mountain.title } };
  }
  const found = findNode(mountain, name);
  if (found.kind === 'one') return { node: found.node };
  if (found.kind === 'none')
    return (
      tooFew(mountain, withoutQuotes(name)) ?? {
        reason: `Nothing on this mountain is called “${withoutQuotes(name)}”; use words from its title in the plan.`,
      }
    );
  const titles = found.nodes.slice(0, 3).map((node) => `“${node.title}”`);
  return {
    reason: `“${withoutQuotes(name)}” could be ${titles.join(' or ')}; say the whole title.`,
  };
}
