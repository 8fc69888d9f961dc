import process from 'node:process';
import { parseArgs } from 'node:util';
import { SEEN_DUMPS } from '#domain/planner/dumps/test-dump-sets.ts';
import {
  FOREIGN_VERDICT_SIGNS,
  foreignSignsAt,
} from '#domain/planner/reading/foreign/foreign-told-signs.ts';
import { isLearnedLanguage } from '#domain/planner/reading/foreign/learned-foreign-told.ts';
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

const LABELLED = new URL('labelled-languages/', import.meta.url);
/** A language has a fifteenth of the marked dumps that English has, so a sign needs less to count. */
const SPARSE = 3;

const FOREIGN: Hearing = {
  hears: ({ language }) => isLearnedLanguage(language),
  signsAt: foreignSignsAt,
  verdictSigns: FOREIGN_VERDICT_SIGNS,
};

const { values } = parseArgs({
  options: { without: { type: 'string' } },
  args: process.argv.slice(2),
});
const dumps = labelledDumps(LABELLED).filter(({ author }) => author !== values.without);
const authors = authorsOfKinds(dumps);
const seen = SEEN_DUMPS.filter(({ family }) => family === 'language');
writeWeights({
  name: 'foreign-told-weights',
  what: 'Whether a thought in Spanish, French, German or Portuguese asks for something to be done',
  script: 'learn-foreign-told',
  weights: fitWeights(
    [
      ...dumps.flatMap((dump) => samplesOfMarks(dump, FOREIGN)),
      ...seen.flatMap((dump) => samplesOfItems(dump, FOREIGN)),
    ],
    { sparse: SPARSE },
  ),
});
writeWeights({
  name: 'foreign-felt-weights',
  what: 'Whether a thought in Spanish, French, German or Portuguese is felt or finished',
  script: 'learn-foreign-told',
  weights: fitWeights(
    dumps.flatMap((dump) => samplesOfKinds(dump, { hearing: FOREIGN, authors })),
    { sparse: SPARSE },
  ),
});
