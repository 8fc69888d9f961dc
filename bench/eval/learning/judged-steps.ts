import { readFileSync } from 'node:fs';
import { type StepHeard } from '#domain/planner/reading/step-signs.ts';
import { type Known } from '#domain/planner/reading/reading.ts';

/** How a reader judged a step: good, middling (clumsy, but one knows what is meant) or bad. */
export type Verdict = 'g' | 'm' | 'b';

export type JudgedStep = StepHeard & { readonly verdict: Verdict };

const JUDGED = new URL('judged-steps.tsv', import.meta.url);

/**
 * The steps that readers judged, as the planner had heard them then: verdict, how likely the thought asks and is felt
 * (tenths), what was known of it, flags ("-" for none), how many notes, and the title, between tabs.
 */
export function judgedSteps(file: URL = JUDGED): JudgedStep[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [verdict, asks, isFelt, known, flags = '', notes, title = ''] = line.split('\t');
      return {
        verdict: verdict as Verdict,
        asks: Number(asks),
        isFelt: Number(isFelt),
        known: known as Known,
        flags: flags === '-' ? '' : flags,
        notes: Number(notes),
        title,
      };
    });
}
