import { stepSigns } from '#domain/planner/reading/step-signs.ts';
import { fitWeights } from './fit.ts';
import { judgedSteps } from './judged-steps.ts';
import { writeWeights } from './write-weights.ts';

/** What is clumsy but can be done tells half as much. */
const MIDDLING = 0.5;

writeWeights({
  name: 'step-weights',
  what: 'Whether a finished step is a good one',
  from: 'the steps that readers judged',
  script: 'learn-steps',
  weights: fitWeights(
    judgedSteps().map((step) => ({
      signs: [...stepSigns(step)],
      isSo: step.verdict !== 'b',
      weight: step.verdict === 'm' ? MIDDLING : 1,
    })),
    { sparse: 3 },
  ),
});
