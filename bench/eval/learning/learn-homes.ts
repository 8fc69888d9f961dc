import process from 'node:process';
import { fitWeights, type Sample } from './fit.ts';
import { homesHeard, markedHomes } from './marked-homes.ts';
import { writeWeights } from './write-weights.ts';

/** What may as well be told of none tells half as much, and a page of every day as much as two others. */
const MAY_BE = 0.5;
const OF_EVERY_DAY = 2;
const samples = markedHomes(process.argv[2]).flatMap((marked): Sample[] =>
  homesHeard(marked).map(({ step, signs }) => {
    const isSo = marked.isOf(step);
    const isEveryday = marked.page.startsWith('everyday');
    const weight = isEveryday ? OF_EVERY_DAY : 1;
    return { signs, isSo, weight: isSo && marked.mayBeOfNone ? MAY_BE : weight };
  }),
);

// The thoughts are those that all other weights give: learn those first.
writeWeights({
  name: 'home-weights',
  what: 'Of which step something is told',
  from: 'the told thoughts that a person has marked',
  script: 'learn-homes',
  weights: fitWeights(samples, { sparse: 2 }),
});
