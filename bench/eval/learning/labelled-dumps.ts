import { readdirSync, readFileSync } from 'node:fs';
import { wordsOf } from '#domain/planner/words/words.ts';

/** What asks for nothing. A fact is also what its author marked no nearer. */
export type Told = 'fact' | 'feeling' | 'finished';

/** One thought as a person marked it. */
export type LabelledThought = {
  readonly text: string;
  /** How many words of the dump stand before it. */
  readonly from: number;
  readonly words: number;
  /** Whether it asks for something to be done. */
  readonly asks: boolean;
  /** What it is where it asks for nothing. */
  readonly told: Told | null;
  /** It is what is due first. */
  readonly isFirst: boolean;
};

/** A dump in which a person marked every thought. */
export type LabelledDump = {
  /** The author's file. The three that end in `one` are of one hand: without one of them, its two others still teach. */
  readonly author: string;
  readonly text: string;
  readonly thoughts: readonly LabelledThought[];
};

const LABELLED = new URL('labelled/', import.meta.url);
const BETWEEN_DUMPS = /^---[ \t]*$/mu;
const MARK = /^(\s*(?:(?:[-*•]|\d+[.)])\s+)?)([~^=!])\s*/u;
const TOLD: ReadonlyMap<string | undefined, Told> = new Map([
  ['~', 'fact'],
  ['^', 'feeling'],
  ['=', 'finished'],
]);

function dumpOf(marked: string, author: string): LabelledDump {
  const thoughts: LabelledThought[] = [];
  let from = 0;
  const lines = marked.split('\n').map((line) =>
    line
      .split(/\s\|(?:\s|$)/u)
      .map((said) => {
        const mark = MARK.exec(said)?.[2];
        const text = said.replace(MARK, '$1').trim();
        const words = wordsOf(text).length;
        const told = TOLD.get(mark) ?? null;
        if (words > 0)
          thoughts.push({ text, from, words, asks: told === null, told, isFirst: mark === '!' });
        from += words;
        return text;
      })
      .join(' '),
  );
  return { author, text: lines.join('\n').trim(), thoughts };
}

/**
 * The dumps for learning alone in which every thought is marked: ` | ` and a new line begin one,
 * `~`, `^` and `=` say that it asks for nothing, for it is told, felt or finished; `!` says that it is due
 * first; `---` stands between two dumps.
 */
export function labelledDumps(folder: URL = LABELLED): LabelledDump[] {
  return readdirSync(folder)
    .toSorted()
    .flatMap((file) =>
      readFileSync(new URL(file, folder), 'utf8')
        .split(BETWEEN_DUMPS)
        .filter((dump) => dump.trim() !== '')
        .map((dump) => dumpOf(dump.trim(), file.replace(/\.txt$/u, ''))),
    );
}
