import { type Mountain, type NodeType } from '../../plan/plan.ts';
import { contentKeys } from '../reading/grammar/title-words.ts';
import { bestHolder } from './best-named.ts';
import { type NamedNode, namedNodes } from './named-nodes.ts';
import { type Ordinal, readOrdinal } from './ordinals.ts';
import { isSame } from './same-words.ts';

/** What the words for a level mean. */
export const LEVELS: Readonly<Record<string, readonly NodeType[]>> = {
  mountain: ['mountain'],
  boulder: ['boulder'],
  rock: ['rock'],
  pebble: ['pebble'],
  step: ['pebble'],
  task: ['pebble'],
  item: ['pebble'],
  one: ['pebble'],
  thing: ['pebble'],
  number: ['pebble'],
  '#': ['pebble'],
  section: ['rock', 'boulder'],
  part: ['pebble', 'rock', 'boulder'],
};

/** The rock or boulder that a name means; null when there is none, or more than one. */
function holderIn(mountain: Mountain, name: string): NamedNode | null {
  const found = bestHolder(name, namedNodes(mountain));
  return found.kind === 'one' ? found.node : null;
}

function nodesUnder(mountain: Mountain, id: string): readonly NamedNode[] {
  const boulders = mountain.boulders
    .filter((own) => own.id === id || own.rocks.some((rock) => rock.id === id))
    .map((own) => (own.id === id ? own : { ...own, rocks: own.rocks.filter((r) => r.id === id) }));
  return namedNodes({ ...mountain, boulders }).filter((node) => node.id !== id);
}

type Steps = { readonly titled: readonly NamedNode[]; readonly held: readonly NamedNode[] | null };

/** The steps with a word in their title, and those in the part of the plan that is called so. */
export function stepsFor(mountain: Mountain, word: string): Steps {
  const keys = [...contentKeys(word)];
  const titled = namedNodes(mountain).filter(({ type, title }) => {
    const own = [...contentKeys(title)];
    const isIn = keys.every((key) => own.some((other) => isSame(key, other)));
    return type === 'pebble' && keys.length > 0 && isIn;
  });
  const holder = holderIn(mountain, word);
  const held = holder === null ? null : nodesUnder(mountain, holder.id);
  return { titled, held: held?.filter(({ type }) => type === 'pebble') ?? null };
}

/** What an ordinal counts; null when its words name no part of the plan, or could name two. */
export function countedBy(mountain: Mountain, said: Ordinal): readonly NamedNode[] | null {
  const { level, of, isAmong } = said;
  const types = LEVELS[level] ?? [];
  const onLevel = (nodes: readonly NamedNode[]): readonly NamedNode[] =>
    nodes.filter(({ type }) => types.includes(type));
  if (of === null) return onLevel(namedNodes(mountain));
  if (!isAmong) {
    const holder = findPart(mountain, of);
    return holder === null ? null : onLevel(nodesUnder(mountain, holder.id));
  }
  const { titled, held } = stepsFor(mountain, of);
  if (held === null) return titled;
  return titled.every(({ id }) => held.some((other) => other.id === id)) ? held : null;
}

/** The part of the plan that a name means, counted ("the second boulder") or by its words. */
function findPart(mountain: Mountain, name: string): NamedNode | null {
  const counted = readOrdinal(name);
  const parts = counted === null || counted.of !== null ? null : countedBy(mountain, counted);
  const part = counted === null ? null : (parts?.at(counted.at) ?? null);
  return part === null || part.type === 'pebble' ? holderIn(mountain, name) : part;
}
