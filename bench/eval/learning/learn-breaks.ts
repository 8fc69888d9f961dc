import { parseArgs } from 'node:util';
import { breakSignsAt } from '#domain/planner/reading/segmentation/break-signs.ts';
import { breakSamples, WRITTEN } from './break-samples.ts';
import { fitWeights, type Sample } from './fit.ts';
import { type BrokenWords, labelledSpeech, markedSpeech } from './marked-speech.ts';
import { sentencesRunTogether } from './sentences-run-together.ts';
import { writeWeights } from './write-weights.ts';

/** So many dumps tell the same with fewer weights. */
const SPARSE = 12;
function samplesOf(broken: BrokenWords, weight: number): Sample[] {
  const { words } = broken;
  return breakSamples(broken, { signsAt: (place) => breakSignsAt({ words, ...place }), weight });
}

// `--without spoken-one` leaves an author out, to measure on.
const { values } = parseArgs({ options: { without: { type: 'string' } } });
const samples = [
  ...markedSpeech().flatMap((speech) => samplesOf(speech, 1)),
  ...labelledSpeech(values.without).flatMap((speech) => samplesOf(speech, 1)),
  ...sentencesRunTogether(values.without).flatMap((words) => samplesOf(words, WRITTEN)),
];
writeWeights({
  name: 'break-weights',
  what: 'Where speech breaks',
  from: 'the marked speech, the labelled dumps and written sentences run together',
  script: 'learn-breaks',
  weights: fitWeights(samples, { sparse: SPARSE }),
});
