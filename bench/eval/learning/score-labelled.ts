import process from 'node:process';
import { parseArgs } from 'node:util';
import { planBrainDump } from '#domain/planner/built-in-planner.ts';
import { labelledDumps } from './labelled-dumps.ts';
import { addLabelled, emptyLabelledScore, type LabelledScore } from './labelled-score.ts';
import { TODAY } from './labelled-thoughts.ts';

// What the planner makes of the dumps in which every thought is marked, by author. What it has
// learned from says little: leave the author out first (`learn-told.ts --without lists-one`).
// `--show lists-one` tells which titles of that author's dumps say what asks for nothing.
const { values } = parseArgs({
  options: { show: { type: 'string' } },
  args: process.argv.slice(2),
});
const scores = new Map<string, LabelledScore>();
for (const dump of labelledDumps()) {
  if (values.show !== undefined && values.show !== dump.author) continue;
  const score = scores.get(dump.author) ?? emptyLabelledScore();
  scores.set(dump.author, score);
  addLabelled(score, dump, planBrainDump({ text: dump.text, today: TODAY }));
}
for (const [author, { asked, told, kept, isolated }] of scores) {
  const percent = (part: number): string => `${((part / asked) * 100).toFixed(1)} %`;
  const kinds = Object.entries(told).filter(([, { of }]) => of > 0);
  const titled = kinds.map(([kind, { of, wrong }]) => `${wrong.length} of ${of} (${kind})`);
  process.stdout.write(
    `${author.padEnd(16)} kept ${percent(kept)}, isolated ${percent(isolated)} of ${asked}; ` +
      `${titled.join(', ')} that ask for nothing became a title\n`,
  );
  if (values.show === undefined) continue;
  for (const [kind, { wrong }] of kinds)
    for (const title of wrong) process.stdout.write(`${kind}: ${title}\n`);
}
