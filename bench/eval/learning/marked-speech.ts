import { readdirSync, readFileSync } from 'node:fs';
import { SEEN_DUMPS } from '#domain/planner/dumps/test-dump.ts';
import { withoutAsideCommas } from '#domain/planner/reading/speech/asides.ts';
import { cleanText } from '#domain/planner/reading/page/clean-text.ts';
import { withWordsMeant } from '#domain/planner/reading/speech/homophones.ts';
import { repairSpeech } from '#domain/planner/reading/speech/repair-speech.ts';
import { RUN_ON } from '#domain/planner/reading/breaths.ts';
import { breaksByRule } from '#domain/planner/reading/segmentation/rule-breaks.ts';
import { wordKind } from '#domain/planner/reading/grammar/word-kind.ts';
import { type Word, wordsOf } from '#domain/planner/words/words.ts';
import { labelledDumps } from './labelled-dumps.ts';
import { placesIn } from './words-in-order.ts';

/** Words that run on, where they surely break, and where nothing is known. */
export type BrokenWords = {
  readonly words: readonly Word[];
  readonly breaks: ReadonlySet<number>;
  readonly unknown: ReadonlySet<number>;
};

/** A thing to do and what is said of it are one item: what says more may stand apart. */
const ITEMS = /^items-/u;
const SAYS_MORE = /^[imkh&sue]$/u;

const MARKS = new URL('marks/', import.meta.url);
const SPEECH = new URL('speech/', import.meta.url);

function opensWith(keys: readonly string[], at: number, opening: readonly string[]): boolean {
  return opening.every((key, step) =>
    step === opening.length - 1 ? (keys[at + step] ?? '').startsWith(key) : keys[at + step] === key,
  );
}

/** Where the thoughts begin whose first words a line of marks names, in the order of telling. */
function startsIn(line: string, keys: readonly string[]): Set<number> {
  const starts = new Set<number>();
  const [name = '', ...openings] = line.split('|');
  let at = -1;
  for (const opening of openings) {
    const said = wordsOf(opening).map((word) => word.key);
    const found = keys.findIndex((_, place) => place > at && opensWith(keys, place, said));
    if (found < 0) throw new Error(`${name}: nothing begins with "${opening}"`);
    starts.add(found);
    at = found;
  }
  return starts;
}

export function breaksAt(places: readonly number[], starts: ReadonlySet<number>): Set<number> {
  const breaks = new Set<number>();
  let last = -1;
  for (const [at, place] of places.entries()) {
    if (place < 0) continue;
    for (let said = last + 1; said <= place; said++) if (starts.has(said)) breaks.add(at);
    last = place;
  }
  return breaks;
}

/** Where the rules cut already, what speech was like need not tell. */
export function ruleBreaks(words: readonly Word[]): number[] {
  let start = 0;
  return words.flatMap((_, at) => {
    if (at === 0 || !breaksByRule({ words, start, at, written: false })) return [];
    start = at;
    return [at];
  });
}

/** What was said, where a thought begins in it by the words of it, and whether the marks know only of items. */
type Marked = {
  readonly text: string;
  readonly starts: ReadonlySet<number>;
  readonly isByItem: boolean;
};

function brokenWords({ text, starts, isByItem }: Marked): BrokenWords {
  const words = withoutAsideCommas(repairSpeech(withWordsMeant(wordsOf(cleanText(text)))));
  const keys = wordsOf(text).map((word) => word.key);
  const places = placesIn(
    keys,
    words.map((word) => word.key),
  );
  const breaks = breaksAt(places, starts);
  const open = words.flatMap(({ key }, at) => (SAYS_MORE.test(wordKind(key)) ? [at] : []));
  return { words, breaks, unknown: new Set(isByItem ? [...ruleBreaks(words), ...open] : []) };
}

function dumpOf(line: string, isByItem: boolean): BrokenWords {
  const [name = ''] = line.split('|');
  const dump = SEEN_DUMPS.find((one) => one.name === name && one.family === 'dictation');
  if (dump === undefined) throw new Error(`no spoken dump is named "${name}"`);
  const { text } = dump;
  const keys = wordsOf(text).map((word) => word.key);
  return brokenWords({ text, starts: startsIn(line, keys), isByItem });
}

/** A line with a bar between two thoughts. */
function wholeOf(line: string): BrokenWords {
  const starts = new Set<number>();
  let at = 0;
  for (const thought of line.split('|')) {
    starts.add(at);
    at += wordsOf(thought).length;
  }
  return brokenWords({ text: line.replaceAll('|', ' '), starts, isByItem: false });
}

function linesIn(folder: URL): { readonly file: string; readonly line: string }[] {
  return readdirSync(folder)
    .toSorted()
    .flatMap((file) =>
      readFileSync(new URL(file, folder), 'utf8')
        .trim()
        .split('\n')
        .map((line) => ({ file, line })),
    );
}

/**
 * The spoken dumps that a person has marked. A line of a file in `marks` is the name of a seen dump
 * and, behind bars, the first words of each thought in it, or of each item: enough of them to be
 * found from left to right. A line of a file in `speech` is a dump itself, with bars between its
 * thoughts: for learning alone.
 */
export function markedSpeech(): BrokenWords[] {
  return [
    ...linesIn(MARKS).map(({ file, line }) => dumpOf(line, ITEMS.test(file))),
    ...linesIn(SPEECH).map(({ line }) => wholeOf(line)),
  ];
}

/** So few marks in a line stand there by chance. */
const MOST_MARKS = 1;
const MARKS_OF_WRITING = /[.!?;:](?=\s|$)/gu;

/** Whether it was said in one breath: a long line almost without marks. */
export function isSpoken(text: string): boolean {
  if (text.includes('\n') || wordsOf(text).length < RUN_ON) return false;
  return (text.match(MARKS_OF_WRITING) ?? []).length <= MOST_MARKS;
}

/** The spoken ones of the dumps in which every thought is marked, but for one author's. */
export function labelledSpeech(without?: string): BrokenWords[] {
  return labelledDumps()
    .filter(({ author, text }) => author !== without && isSpoken(text))
    .map(({ text, thoughts }) =>
      brokenWords({ text, starts: new Set(thoughts.map(({ from }) => from)), isByItem: false }),
    );
}
