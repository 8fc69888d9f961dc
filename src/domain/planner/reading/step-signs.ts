import { wordsOf } from '../words/words.ts';
import { holdsTogether, NAMES, wordKind } from './grammar/word-kind.ts';
import { type Item } from './item.ts';
import { type HeardOdds } from './reading.ts';
import { stepOf } from './told/said-shape.ts';

/** What is heard of a finished step. */
export type StepHeard = HeardOdds & {
  readonly title: string;
  /** Letters: `n` only named, `t` a thing, `e` an event, `w` a wish, `d` with a day, `u` urgent, `b` its beginning was doubtful. */
  readonly flags: string;
  /** How many notes it has. */
  readonly notes: number;
};

/** A step as it is heard; null where nothing learned has heard what it was made of. */
export function stepHeard(item: Item): StepHeard | null {
  if (item.said === undefined) return null;
  const flags = [
    item.isNamed === true ? 'n' : '',
    item.thing === undefined ? '' : 't',
    item.isEvent ? 'e' : '',
    item.wish ? 'w' : '',
    item.due === null ? '' : 'd',
    item.urgent ? 'u' : '',
    item.said.isDoubtful ? 'b' : '',
  ].join('');
  return { ...item.said.heard, title: item.title, flags, notes: item.notes.length };
}

const WIDEST = 8;
const OF_ASKING = 6;
const OF_FEELING = 10;
const OF_ASKING_WITH_VERB = 12;

/** Odds in steps of so many tenths. */
function inSteps(odds: number, width: number): number {
  return Math.max(-WIDEST, Math.min(WIDEST, Math.round(odds / width)));
}

/** What the title says word by word: kinds alone, in pairs and threes, and the words themselves. */
function signsOfWords(keys: readonly string[], kinds: readonly string[]): string[] {
  return keys.flatMap((key, at) => {
    if (at === 0) return [];
    const [before, kind, next] = [kinds[at - 1] ?? '^', kinds[at] ?? '$', kinds[at + 1] ?? '$'];
    return [
      `u:${kind}`,
      `m:${kind}${next}`,
      `t:${before}${kind}${next}`,
      `l:${key.replaceAll(/\d/gu, '#')}`,
      ...(kind === NAMES ? [`G:${key.slice(-2)}`, `F:${key.slice(-3)}`] : []),
      ...(holdsTogether(key) ? [`r:${key}|${keys[at + 1] ?? '$'}`] : []),
    ];
  });
}

/** How it begins and ends, with which verb, and how long it is. */
function signsOfShape(keys: readonly string[], kinds: readonly string[], group: string): string[] {
  const [verb = '$', second = '$'] = keys;
  const kind = (at: number): string => kinds[at] ?? (at < 0 ? '^' : '$');
  const end = kinds.length - 1;
  return [
    `v:${verb}`,
    `n:${stepOf(keys.length)}`,
    `d:${group}|${stepOf(keys.length)}`,
    `s:${verb}|${second}`,
    `w:${verb}|${kind(1)}`,
    `e:${keys[end] ?? '$'}`,
    `E:${kind(end - 1)}${kind(end)}`,
  ];
}

/** A second subject, helping verbs, and how many other verbs stand behind the first. */
function clauseSign(kinds: readonly string[]): string {
  const behind = kinds.slice(1);
  const hasSubject = behind.some((kind) => /^[im]$/u.test(kind));
  const hasHelp = behind.some((kind) => /^[bhc]$/u.test(kind));
  const verbs = behind.filter((kind) => /^[VURD]$/u.test(kind)).length;
  return `z:${Number(hasSubject)}${Number(hasHelp)}${verbs}`;
}

/** What may tell whether a finished step is a good one. A sign is a letter for where it was heard, a colon, and what. */
export function stepSigns({
  title,
  flags,
  notes,
  asks,
  isFelt,
  known,
}: StepHeard): ReadonlySet<string> {
  const keys = wordsOf(title).flatMap(({ key }) => (key === '' ? [] : [key]));
  const kinds = keys.map(wordKind);
  const group = flags.replaceAll(/[dub]/gu, '') || '-';
  return new Set([
    'a:',
    `g:${group}`,
    `N:${Math.min(notes, 2)}`,
    `b:${Number(title.includes('('))}`,
    `q:${Number(flags.includes('d'))}${Number(flags.includes('u'))}`,
    `D:${Number(flags.includes('b'))}`,
    `k:${known}`,
    `o:${inSteps(asks, OF_ASKING)}`,
    `f:${inSteps(asks - isFelt, OF_FEELING)}`,
    `O:${known}|${inSteps(asks, OF_ASKING_WITH_VERB)}`,
    clauseSign(kinds),
    ...signsOfShape(keys, kinds, group),
    ...signsOfWords(keys, kinds),
  ]);
}
