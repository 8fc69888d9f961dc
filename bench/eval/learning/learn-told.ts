import process from 'node:process';
import { parseArgs } from 'node:util';
import { SEEN_DUMPS } from '#domain/planner/dumps/test-dump-sets.ts';
import { toldSignsAt, VERDICT_SIGNS } from '#domain/planner/reading/told/told-signs.ts';
import { fitWeights } from './fit.ts';
import { labelledDumps } from './labelled-dumps.ts';
import {
  authorsOfKinds,
  type Hearing,
  samplesOfItems,
  samplesOfKinds,
  samplesOfMarks,
} from './told-samples.ts';
import { writeWeights } from './write-weights.ts';

const ENGLISH: Hearing = {
  hears: ({ language }) => language === 'en',
  signsAt: toldSignsAt,
  verdictSigns: VERDICT_SIGNS,
};

/** Few authors marked what is felt and finished, so a sign needs less to count. */
const SPARSE_KINDS = 3;

// The thoughts are those that the breaks and the names give: learn those first.
const { values } = parseArgs({
  options: { without: { type: 'string' } },
  args: process.argv.slice(2),
});
const dumps = labelledDumps().filter(({ author }) => author !== values.without);
const authors = authorsOfKinds(dumps);
writeWeights({
  name: 'told-weights',
  what: 'Whether a thought asks for something to be done',
  script: 'learn-told',
  weights: fitWeights([
    ...dumps.flatMap((dump) => samplesOfMarks(dump, ENGLISH)),
    ...SEEN_DUMPS.filter(({ family }) => family !== 'language').flatMap((dump) =>
      samplesOfItems(dump, ENGLISH),
    ),
  ]),
});
writeWeights({
  name: 'felt-weights',
  what: 'Whether a thought is felt or finished',
  script: 'learn-told',
  weights: fitWeights(
    dumps.flatMap((dump) => samplesOfKinds(dump, { hearing: ENGLISH, authors })),
    { sparse: SPARSE_KINDS },
  ),
});
