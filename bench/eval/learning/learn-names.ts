import { SEEN_DUMPS, type TestDump } from '#domain/planner/dumps/test-dump.ts';
import { cleanText } from '#domain/planner/reading/page/clean-text.ts';
import { isOpenName, nameSignsOf } from '#domain/planner/reading/told/idle-names.ts';
import { thoughtsIn } from '#domain/planner/reading/read-dump.ts';
import { textOf } from '#domain/planner/words/words.ts';
import { fitWeights, type Sample } from './fit.ts';
import { writeWeights } from './write-weights.ts';

const TODAY = '2026-11-21';

/** A name asks for something when a person found an item in it. */
function samplesOf({ text, items }: TestDump): Sample[] {
  const thoughts = thoughtsIn(cleanText(text), TODAY);
  return thoughts.flatMap((thought, index) => {
    if (!isOpenName(thought)) return [];
    const said = textOf(thought.words).toLowerCase();
    const begins = items.some((item) => item.split(' ').every((word) => said.includes(word)));
    return [{ signs: nameSignsOf(thoughts, index), isSo: begins, weight: 1 }];
  });
}

// The thoughts are those that the breaks give: learn the breaks first.
writeWeights({
  name: 'name-weights',
  what: 'Which names of things ask for something',
  from: 'the seen dumps',
  script: 'learn-names',
  weights: fitWeights(SEEN_DUMPS.filter((dump) => dump.family !== 'language').flatMap(samplesOf)),
});
