import { type Sample } from './fit.ts';
import { type BrokenWords } from './marked-speech.ts';

/** What was written counts less than what was said. */
export const WRITTEN = 0.5;

type Heard = {
  /** What there is to hear at a place of a thought that began at `start`. */
  readonly signsAt: (place: { readonly start: number; readonly at: number }) => readonly string[];
  readonly weight: number;
};

/** Each place between two words: whether a thought begins there. */
export function breakSamples(
  { words, breaks, unknown }: BrokenWords,
  { signsAt, weight }: Heard,
): Sample[] {
  const samples: Sample[] = [];
  let start = 0;
  for (let at = 1; at < words.length; at++) {
    const begins = breaks.has(at);
    const isUnknown = !begins && unknown.has(at);
    if (!isUnknown) samples.push({ signs: signsAt({ start, at }), isSo: begins, weight });
    if (begins || isUnknown) start = at;
  }
  return samples;
}
