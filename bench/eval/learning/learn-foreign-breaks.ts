import process from 'node:process';
import { parseArgs } from 'node:util';
import { type LanguageCode } from '#domain/planner/data/languages.ts';
import {
  foreignBreakSignsAt,
  heardWords,
} from '#domain/planner/reading/foreign/foreign-break-signs.ts';
import { withForeignKeys } from '#domain/planner/reading/foreign/foreign-keys.ts';
import { isLearnedLanguage } from '#domain/planner/reading/foreign/learned-languages.ts';
import { languageOfPage } from '#domain/planner/reading/language.ts';
import { wordsOf } from '#domain/planner/words/words.ts';
import { breakSamples, WRITTEN } from './break-samples.ts';
import { fitWeights, type Sample } from './fit.ts';
import { type LabelledDump, labelledDumps } from './labelled-dumps.ts';
import { breaksAt, isSpoken } from './marked-speech.ts';
import { placesIn } from './words-in-order.ts';
import { writeWeights } from './write-weights.ts';

const LABELLED = new URL('labelled-languages/', import.meta.url);
const SPARSE = 14;

function samplesOf({ text, thoughts }: LabelledDump): Sample[] {
  const code: LanguageCode = languageOfPage(text);
  if (!isLearnedLanguage(code)) return [];
  const isSaid = isSpoken(text);
  const raw = wordsOf(text).map((word) => (isSaid ? word : { ...word, comma: false }));
  const words = withForeignKeys(raw, code).filter(({ key }) => key !== '');
  const places = placesIn(
    raw.map(({ key }) => key),
    words.map(({ key }) => key),
  );
  const breaks = breaksAt(places, new Set(thoughts.map(({ from }) => from)));
  const heard = heardWords(words, code);
  return breakSamples(
    { words, breaks, unknown: new Set() },
    {
      signsAt: (place) => foreignBreakSignsAt({ heard, ...place }, code),
      weight: isSaid ? 1 : WRITTEN,
    },
  );
}

// `--without es-one` leaves an author out, to measure on.
const { values } = parseArgs({
  options: { without: { type: 'string' } },
  args: process.argv.slice(2),
});
writeWeights({
  name: 'foreign-break-weights',
  what: 'Where speech in Spanish, French, German or Portuguese breaks',
  from: 'the labelled dumps in them',
  script: 'learn-foreign-breaks',
  weights: fitWeights(
    labelledDumps(LABELLED)
      .filter(({ author }) => author !== values.without)
      .flatMap(samplesOf),
    { sparse: SPARSE },
  ),
});
