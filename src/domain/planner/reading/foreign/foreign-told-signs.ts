import { type LanguageCode, LANGUAGE_PACKS } from '../../data/languages.ts';
import { keyAt, type Word, wordsOf } from '../../words/words.ts';
import { letterOf, markBehind, stepOf } from '../told/said-shape.ts';
import { isToDo, type ReadThought } from '../reading.ts';
import { isSameBreath } from '../breaths.ts';
import { skipConnectives, owedLength } from './foreign-start.ts';
import { withRoots } from './foreign-roots.ts';
import { foreignWordKind } from './foreign-word-kind.ts';

const ROOT = 5;
const ENDING = 3;

function verdictOf(thought: ReadThought | undefined): string {
  if (thought === undefined) return '$';
  return isToDo(thought) ? 'task' : thought.reading.kind;
}

/** What is said, and of each word the root and what sort of word it is. */
type Said = {
  readonly words: readonly Word[];
  readonly roots: readonly string[];
  readonly kinds: readonly string[];
};

function signsOfWords({ words, roots, kinds }: Said, code: LanguageCode): string[] {
  return [
    ...roots.flatMap((root, at) => [
      `l:${code}|${root.replaceAll(/\d/gu, '#')}`,
      `r:${code}|${root}|${roots[at + 1] ?? '$'}`,
      ...(root.length > ROOT ? [`P:${code}|${root.slice(0, ROOT)}`] : []),
    ]),
    ...words.flatMap(({ key }, at) => [
      `m:${code}|${kinds[at]}|${kinds[at + 1] ?? '$'}`,
      ...(key.length > ENDING ? [`F:${code}|${key.slice(-ENDING)}`] : []),
    ]),
  ];
}

/** Whether the verb of a task was said, a rule knows it, or which one goes with what was said. */
export function verbFrom({ words, said = words, reading, language }: ReadThought): string {
  if (reading.kind !== 'task' && reading.kind !== 'wish') return '-';
  if (reading.isImplied === true) return 'implied';
  const title = wordsOf(reading.title);
  const verb = keyAt(title, language === 'de' ? title.length - 1 : 0);
  return said.some(({ key }) => key === verb) ? 'said' : verb;
}

/** What may tell whether a thought of another language asks for something to be done. */
export function foreignSignsAt(
  thoughts: readonly ReadThought[],
  { index, breath }: { index: number; breath: number },
): ReadonlySet<string> {
  const thought = thoughts[index];
  if (thought === undefined) return new Set();
  const { words: read, said = read, language: code } = thought;
  const [before, next] = [thoughts[index - 1], thoughts[index + 1]];
  const verdict = verdictOf(thought);
  const pack = LANGUAGE_PACKS.get(code);
  const from = pack === undefined ? 0 : skipConnectives(said, 0, pack);
  const words = said.slice(Math.min(from, said.length - 1)).filter(({ key }) => key !== '');
  const roots = withRoots(words, code).map(({ key }) => key);
  const owed =
    pack === undefined ? -1 : words.findIndex((_, at) => owedLength(words, at, pack) > 0);
  const kinds = words.map((word) => foreignWordKind(word, code));
  const last = kinds.at(-1) ?? '$';
  const firstKinds = `${kinds[0] ?? '$'}|${kinds[1] ?? '$'}`;
  const around = `${isSameBreath(before, thought) ? 1 : 0}${isSameBreath(next, thought) ? 1 : 0}`;
  const opening = keyAt(words, 0);
  const verb = verbFrom(thought);
  return new Set([
    'a:',
    `a:${code}`,
    `b:${verdict}`,
    `b:${code}|${verdict}`,
    `d:${verdict}|${stepOf(words.length)}`,
    `c:${verb}`,
    `c:${code}|${verb}`,
    `e:${code}|${roots[0] ?? '$'}`,
    `f:${code}|${roots[0] ?? '$'}|${roots[1] ?? '$'}`,
    `i:${code}|${roots.at(-1) ?? '$'}`,
    `g:${firstKinds}`,
    `g:${code}|${firstKinds}`,
    `o:${owed < 0 ? '-' : owed === 0 ? '0' : '1'}`,
    `w:${markBehind(said)}`,
    `y:${code}|${keyAt(said, 0)}`,
    `t:${opening.length > ENDING ? opening.slice(-ENDING) : '-'}`,
    `u:${around}`,
    `A:${around}${stepOf((thoughts.at(-1)?.line ?? 0) + 1)}`,
    `D:${code}|${verdict}|${last}`,
    `j:${code}|${kinds.at(-2) ?? '$'}|${last}`,
    `x:${verdict}|${letterOf(words[0])}${letterOf(words[1])}`,
    `z:${verdict}|${kinds[0] ?? '$'}`,
    `B:${verdict}|${verdictOf(before)}|${verdictOf(next)}`,
    `C:${stepOf(breath)}|${verdict}`,
    `E:${thought.headings.length > 0 ? 1 : 0}`,
    ...signsOfWords({ words, roots, kinds }, code),
  ]);
}

/** The signs in which the verdict of the rules is heard. */
export const FOREIGN_VERDICT_SIGNS = /^[bcdBCDxz]:/u;
