import { parseArgs } from 'node:util';
import { breakSignsAt } from '#domain/planner/reading/segmentation/break-signs.ts';
import { fitWeights, type Sample } from './fit.ts';
import { type BrokenWords, labelledSpeech, markedSpeech } from './marked-speech.ts';
import { sentencesRunTogether } from './sentences-run-together.ts';
import { writeWeights } from './write-weights.ts';

/** So many dumps tell the same with fewer weights. */
const SPARSE = 12;
/** What was written counts less than what was said. */
const WRITTEN = 0.5;
function samplesOf({ words, breaks, unknown }: BrokenWords, weight: number): Sample[] {
  const samples: Sample[] = [];
  let start = 0;
  for (let at = 1; at < words.length; at++) {
    const begins = breaks.has(at);
    const isUnknown = !begins && unknown.has(at);
    if (!isUnknown)
      samples.push({ signs: breakSignsAt({ words, start, at }), isSo: begins, weight });
    if (begins || isUnknown) start = at;
  }
  return samples;
}

// `--without spoken-one` leaves an author out, to measure on.
const { values } = parseArgs({ options: { without: { type: 'string' } } });
const samples = [
  ...markedSpeech().flatMap((speech) => samplesOf(speech, 1)),
  ...labelledSpeech(values.without).flatMap((speech) => samplesOf(speech, 1)),
  ...sentencesRunTogether().flatMap((words) => samplesOf(words, WRITTEN)),
];
writeWeights({
  name: 'break-weights',
  what: 'Where speech breaks',
  script: 'learn-breaks',
  weights: fitWeights(samples, { sparse: SPARSE }),
});
