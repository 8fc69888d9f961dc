import { readdirSync, readFileSync } from 'node:fs';
import { SEEN_DUMPS, SEEN_LATELY } from '#domain/planner/dumps/test-dump.ts';
import { thoughtsThatSay } from '#domain/planner/reading/items-from-thoughts.ts';
import { cleanText } from '#domain/planner/reading/page/clean-text.ts';
import { thoughtsForItems } from '#domain/planner/reading/read-dump.ts';
import { type ReadThought } from '#domain/planner/reading/reading.ts';
import { homesHeardIn } from '#domain/planner/reading/told/home-signs.ts';
import { textOf } from '#domain/planner/words/words.ts';
import { labelledDumps } from './labelled-dumps.ts';

const TODAY = '2026-11-21';
const HOMES = new URL('homes/', import.meta.url);
const OF_NONE = '-';

/** A told thought of a page, and of which steps a person says that it is told: none of them, or either of some. */
export type MarkedTold = {
  readonly page: string;
  readonly index: number;
  readonly thoughts: readonly ReadThought[];
  readonly isOf: (step: ReadThought) => boolean;
  readonly mayBeOfNone: boolean;
};

/** The dumps by the names that the marks give them: the labelled ones by author and number. */
function dumpsByName(): ReadonlyMap<string, string> {
  const numbers = new Map<string, number>();
  const labelled = labelledDumps().map(({ author, text }) => {
    const number = (numbers.get(author) ?? 0) + 1;
    numbers.set(author, number);
    return [`${author.replace('.txt', '')} ${number}`, text] as const;
  });
  const seen = [...SEEN_DUMPS, ...SEEN_LATELY].map(({ name, text }) => [name, text] as const);
  return new Map([...labelled, ...seen]);
}

function marksOf(text: string, page: string, lines: readonly string[]): MarkedTold[] {
  const thoughts = thoughtsThatSay(thoughtsForItems(cleanText(text), TODAY));
  return lines.flatMap((line) => {
    const [told = '', homes = ''] = line.split(' => ');
    const names = homes.split(' / ');
    const index = thoughts.findIndex(
      ({ reading, words }) => reading.kind === 'fact' && textOf(words) === told,
    );
    const isOf = ({ words }: ReadThought): boolean => names.includes(textOf(words));
    const mayBeOfNone = names.includes(OF_NONE);
    return index < 0 ? [] : [{ page, index, thoughts, isOf, mayBeOfNone }];
  });
}

/**
 * The told thoughts of which a person marked the step that they are told of. `=== name` stands over the marks of a
 * seen or a labelled dump; of a dump that is written here an empty line parts it from its marks. A mark says
 * a thought, ` => `, and the words of the step, or of each that it may be, or `-` for none. What is read otherwise today teaches nothing.
 */
export function markedHomes(without?: string): MarkedTold[] {
  const known = dumpsByName();
  return readdirSync(HOMES)
    .filter((file) => file !== without)
    .toSorted()
    .flatMap((file) =>
      readFileSync(new URL(file, HOMES), 'utf8')
        .split(/^=== /mu)
        .slice(1)
        .flatMap((block, number) => {
          const [name = '', ...rest] = block.trimEnd().split('\n');
          const page = `${file} ${number}`;
          const text = known.get(name);
          if (text !== undefined) return marksOf(text, page, rest);
          const gap = rest.indexOf('');
          if (gap < 0) throw new Error(`no dump is named "${name}"`);
          return marksOf(rest.slice(0, gap).join('\n'), page, rest.slice(gap + 1));
        }),
    );
}

/** The steps that each marked thought may be told of, and what is heard of both. */
export function homesHeard({
  thoughts,
  index,
}: MarkedTold): ReturnType<ReturnType<typeof homesHeardIn>> {
  return homesHeardIn(thoughts)(index);
}
