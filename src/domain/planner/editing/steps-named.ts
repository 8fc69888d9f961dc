import { SAID_NUMBERS, SEVERAL } from '../data/numbers.ts';
import { type Mountain } from '../../plan/plan.ts';
import { type NamedNode } from './named-nodes.ts';
import { stepsFor } from './plan-parts.ts';
import { pebblesIn } from './tree.ts';

const STEPS = String.raw`(?:\s+(steps?|pebbles?|tasks?|ones?|things?|bits?|parts?))`;
const COUNTED = new RegExp(
  String.raw`^(?:(both)(?: of)?|(?:all )?(?:the |those |these |my |our )?(${SEVERAL}))(?: (?:the|those|these|my))? (.+?)${STEPS}?$`,
  'iu',
);
const ALL = new RegExp(
  String.raw`^(?:(?:all(?: of)?|every one of)(?: (?:the|those|these|my|our))?|every|each(?: of the)?) (?:single )?(.+?)${STEPS}?$`,
  'iu',
);
const PLURAL = /^(?:the |those |these |my )?(.+?) (?:steps|pebbles|tasks|stuff)$/iu;
const LEVEL_ONLY = /^(?:other|rest|steps?|pebbles?|tasks?|rocks?|boulders?|first|last|next)\b/iu;

function isSameSet(a: readonly NamedNode[], b: readonly NamedNode[]): boolean {
  return a.length === b.length && a.every(({ id }) => b.some((other) => other.id === id));
}

function waitingIn(mountain: Mountain): ReadonlySet<string> {
  const waiting = pebblesIn(mountain, mountain.id).filter(({ status }) => status === 'in-the-way');
  return new Set(waiting.map(({ id }) => id));
}

/** So many steps as were said; a sentence when the word names more, or fewer. */
function exactly(
  mountain: Mountain,
  { word, count }: { word: string; count: number },
): readonly NamedNode[] | string {
  const { titled, held } = stepsFor(mountain, word);
  const waiting = waitingIn(mountain);
  const sets = [titled, held ?? []];
  const left = sets.map((set) => set.filter(({ id }) => waiting.has(id)));
  for (const choice of [left, sets]) {
    const [first, second] = choice.filter((set) => set.length === count);
    const isOnly = second === undefined || (first !== undefined && isSameSet(first, second));
    const isAll = choice.every((set) => set.length <= count);
    if (first !== undefined && isOnly && isAll) return first;
    if (first !== undefined) return `“${word}” may be other steps too; name each of them.`;
  }
  const most = Math.max(...left.map((set) => set.length));
  return most === 0
    ? `Nothing that waits on this mountain is called “${word}”; use words from its title in the plan.`
    : `“${word}” names ${most} ${most === 1 ? 'step' : 'steps'} that ${most === 1 ? 'waits' : 'wait'}, not ${count}; name each of them.`;
}

/** Every step that a word names, as far as it waits; null when there is none. */
function every(mountain: Mountain, word: string): readonly NamedNode[] | string | null {
  const { titled, held } = stepsFor(mountain, word);
  const isOutside = titled.some(({ id }) => held?.every((other) => other.id !== id) ?? false);
  if (isOutside && held !== null)
    return `“${word}” is a part of the plan and in the title of a step elsewhere; name each of them.`;
  const all = held ?? titled;
  const waiting = waitingIn(mountain);
  const left = all.filter(({ id }) => waiting.has(id));
  const meant = left.length === 0 ? all : left;
  return meant.length === 0 ? null : meant;
}

/**
 * What "both sketch steps", "the two proofs" or "all the cover steps" mean: every step that the
 * word names. A sentence when it names another number, null when no such thing was said.
 */
export function stepsNamed(mountain: Mountain, name: string): readonly NamedNode[] | string | null {
  const [, both, many = '', word] = COUNTED.exec(name) ?? [];
  const count = both === undefined ? SAID_NUMBERS.get(many.toLowerCase()) : 2;
  if (count !== undefined && word !== undefined && !/\s(?:and|or|&)\s|,/iu.test(word))
    return LEVEL_ONLY.test(word) ? null : exactly(mountain, { word, count });
  const all = ALL.exec(name)?.[1] ?? PLURAL.exec(name)?.[1];
  if (all === undefined || LEVEL_ONLY.test(all) || /\s(?:and|or|of|in|&)\s|,/iu.test(all))
    return null;
  return every(mountain, all);
}
