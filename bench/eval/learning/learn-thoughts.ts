import process from 'node:process';
import { parseArgs } from 'node:util';
import { type TestDump } from '#domain/planner/dumps/test-dump.ts';
import { fitWeights } from './fit.ts';
import { labelledDumps } from './labelled-dumps.ts';
import {
  authorsOfKinds,
  heardIn,
  type Hearing,
  samplesOfItems,
  samplesOfKinds,
  samplesOfMarks,
} from './told-samples.ts';
import { writeWeights } from './write-weights.ts';

type Question = {
  /** The file of weights that answers it. */
  readonly name: string;
  readonly what: string;
  readonly from: string;
  readonly sparse?: { readonly sparse: number };
};

type Lesson = {
  readonly script: string;
  readonly hearing: Hearing;
  /** The folder of the marked dumps. */
  readonly labelled?: URL;
  /** Dumps of which only the items are known. */
  readonly seen: readonly TestDump[];
  readonly asks: Question;
  readonly felt: Question;
};

/**
 * Learns from marked dumps whether a thought asks for something, and whether it is felt or finished.
 * `--without mixed-two` leaves an author out, to measure on.
 */
export function learnThoughts({ script, hearing, labelled, seen, asks, felt }: Lesson): void {
  const { values } = parseArgs({
    options: { without: { type: 'string' } },
    args: process.argv.slice(2),
  });
  const dumps = labelledDumps(labelled).filter(({ author }) => author !== values.without);
  const authors = authorsOfKinds(dumps);
  const heard = dumps.map((dump) => ({ author: dump.author, thoughts: heardIn(dump, hearing) }));
  writeWeights({
    name: asks.name,
    what: asks.what,
    from: asks.from,
    script,
    weights: fitWeights(
      [
        ...heard.flatMap(({ thoughts }) => samplesOfMarks(thoughts)),
        ...seen.flatMap((dump) => samplesOfItems(dump, hearing)),
      ],
      asks.sparse,
    ),
  });
  writeWeights({
    name: felt.name,
    what: felt.what,
    from: felt.from,
    script,
    weights: fitWeights(
      heard.flatMap(({ author, thoughts }) => samplesOfKinds(thoughts, authors.has(author))),
      felt.sparse,
    ),
  });
}
