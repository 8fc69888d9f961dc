import process from 'node:process';
import { planBrainDump } from '#domain/planner/built-in-planner.ts';
import { labelledDumps } from './labelled-dumps.ts';
import { addLabelled, emptyLabelledScore } from './labelled-score.ts';
import { TODAY } from './labelled-thoughts.ts';

// What the planner makes of the dumps in which every thought is marked, by author. What it has
// learned from says little: leave the author out first (`learn-told.ts --without lists-one`).
const scores = new Map<string, ReturnType<typeof emptyLabelledScore>>();
for (const dump of labelledDumps()) {
  const score = scores.get(dump.author) ?? emptyLabelledScore();
  scores.set(dump.author, score);
  addLabelled(score, dump, planBrainDump({ text: dump.text, today: TODAY }));
}
for (const [author, { asked, told, kept, isolated, wrong }] of scores) {
  const percent = (part: number): string => `${((part / asked) * 100).toFixed(1)} %`;
  process.stdout.write(
    `${author.padEnd(16)} kept ${percent(kept)}, isolated ${percent(isolated)} of ${asked}; ` +
      `${wrong.length} of ${told} that ask for nothing became a title\n`,
  );
}
