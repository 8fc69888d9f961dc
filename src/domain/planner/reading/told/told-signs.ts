import { keyAt, type Word, wordsOf } from '../../words/words.ts';
import { obligationLengthAt, skipOpeners } from '../grammar/action-start.ts';
import { isSameBreath } from '../breaths.ts';
import { type ReadThought } from '../reading.ts';
import { holdsTogether, NAMES, wordKind } from '../grammar/word-kind.ts';
import { letterOf, markBehind, stepOf } from './said-shape.ts';

/** A task or a wish, or what else the rules say. */
function groupOf({ reading }: ReadThought): string {
  return reading.kind === 'wish' ? 'task' : reading.kind;
}

/** What the rules made of it: of a task also the verb, when they set one before what was said. */
function verdictOf(thought: ReadThought | undefined): string {
  if (thought === undefined) return '$';
  const { reading, words } = thought;
  if (reading.kind === 'fact') return reading.guess === 'open' ? 'fact?' : 'fact';
  if (reading.kind !== 'task' && reading.kind !== 'wish') return reading.kind;
  const verb = keyAt(wordsOf(reading.title), 0);
  return words.some(({ key }) => key === verb) ? 'task' : `task/${verb}`;
}

/** What is heard word by word: its kind and the kind behind it, the word itself, and how an unknown one ends. */
function signsOfWords(words: readonly Word[], group: string): string[] {
  return words.flatMap(({ key }, at) => {
    const kind = wordKind(key);
    const next = keyAt(words, at + 1);
    return [
      `k:${kind}`,
      `m:${kind}${next === '' ? '$' : wordKind(next)}`,
      `l:${key.replaceAll(/\d/gu, '#')}`,
      ...(kind === NAMES ? [`G:${key.slice(-2)}`, `F:${key.slice(-3)}`] : []),
      ...(holdsTogether(key) ? [`r:${key}|${next}`, `v:${group}|${key}`] : []),
    ];
  });
}

/** What stands around it: its place on the page and what the rules made of its neighbours. */
function signsAround(
  thoughts: readonly ReadThought[],
  { index, thought, breath }: { index: number; thought: ReadThought; breath: number },
): string[] {
  const [before, next] = [thoughts[index - 1], thoughts[index + 1]];
  const group = groupOf(thought);
  const isBehind = isSameBreath(before, thought);
  const isBefore = isSameBreath(next, thought);
  const place = `${isBehind ? 1 : 0}${isBefore ? 1 : 0}`;
  const lines = (thoughts.at(-1)?.line ?? 0) + 1;
  return [
    ...(before === undefined ? [] : [`p:${verdictOf(before)}`, `t:${keyAt(before.words, 0)}`]),
    ...(next === undefined ? [] : [`q:${verdictOf(next)}`, `s:${keyAt(next.words, 0)}`]),
    `u:${place}`,
    `A:${place}${stepOf(lines)}`,
    `B:${group}|${verdictOf(before)}|${verdictOf(next)}`,
    `C:${stepOf(breath)}|${group}`,
    `E:${thought.headings.length > 0 ? 1 : 0}${group}`,
    ...wordsOf(thought.headings.at(-1) ?? '').map(({ key }) => `H:${key}`),
  ];
}

/** What is heard of the whole thought: how it begins and ends, how long it is, and what the rules made of it. */
function signsOfThought(thought: ReadThought, named: readonly Word[]): string[] {
  const { words } = thought;
  const from = words.length - named.length;
  const keys = named.map(({ key }) => key);
  const kinds = keys.map(wordKind);
  const [first = '$', second = '$'] = kinds;
  const last = kinds.at(-1) ?? '$';
  const group = groupOf(thought);
  const owed = words.findIndex((_, at) => obligationLengthAt(words, at) > 0);
  return [
    'a:',
    `b:${verdictOf(thought)}`,
    `c:${verdictOf(thought)}|${first}`,
    `d:${group}|${stepOf(named.length)}`,
    `e:${keys[0] ?? '$'}`,
    `f:${keys[0] ?? '$'}|${keys[1] ?? '$'}`,
    `g:${first}${second}`,
    `i:${keys.at(-1) ?? '$'}`,
    `j:${kinds.at(-2) ?? '$'}${last}`,
    `o:${owed < 0 ? '-' : owed <= from ? '0' : '1'}`,
    `w:${markBehind(words)}`,
    `x:${group}|${letterOf(named[0])}${letterOf(named[1])}`,
    `y:${keyAt(words, 0)}`,
    `z:${group}|${first}`,
    `D:${group}|${last}`,
  ];
}

/**
 * What may tell whether a thought asks for something to be done; `breath` is how many words were
 * said with it. A sign is a letter for where it was heard, a colon, and what.
 */
export function toldSignsAt(
  thoughts: readonly ReadThought[],
  { index, breath }: { index: number; breath: number },
): ReadonlySet<string> {
  const thought = thoughts[index];
  if (thought === undefined) return new Set();
  const { words } = thought;
  const from = Math.max(0, Math.min(skipOpeners(words, 0), words.length - 1));
  const named = words.slice(from).filter(({ key }) => key !== '');
  return new Set([
    ...signsOfThought(thought, named),
    ...signsAround(thoughts, { index, thought, breath }),
    ...signsOfWords(named, groupOf(thought)),
  ]);
}

/** The signs in which the verdict of the rules is heard. */
export const VERDICT_SIGNS = /^[bcdpqvxzBCDE]:/u;
