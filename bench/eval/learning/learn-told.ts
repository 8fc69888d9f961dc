import process from 'node:process';
import { parseArgs } from 'node:util';
import { SEEN_DUMPS } from '#domain/planner/dumps/test-dump-sets.ts';
import { type TestDump } from '#domain/planner/dumps/test-dump.ts';
import { cleanText } from '#domain/planner/reading/page/clean-text.ts';
import { readThoughtsIn } from '#domain/planner/reading/read-dump.ts';
import { breathsOf } from '#domain/planner/reading/titles/things-named.ts';
import { toldSignsAt, VERDICT_SIGNS } from '#domain/planner/reading/told/told-signs.ts';
import { textOf } from '#domain/planner/words/words.ts';
import { fitWeights, type Sample } from './fit.ts';
import { type LabelledDump, labelledDumps } from './labelled-dumps.ts';
import { heardDump, TODAY } from './labelled-thoughts.ts';
import { writeWeights } from './write-weights.ts';

/** A piece of a task is heard as told, with less weight: its task was heard beside it. */
const PIECE = 0.5;
/** What a list of items says of a dump is less sure than a mark. */
const BY_ITEM = 0.6;

function fromMarks(dump: LabelledDump): Sample[] {
  const { thoughts, marks } = heardDump(dump);
  const breathOf = breathsOf(thoughts);
  return thoughts.flatMap((thought, index) => {
    const mark = marks[index] ?? null;
    if (mark === null || thought.language !== 'en') return [];
    const signs = [...toldSignsAt(thoughts, { index, breath: breathOf(thought) })];
    return [
      {
        signs,
        isSo: mark.asks && !mark.isPiece,
        weight: mark.isPiece ? PIECE : 1,
      },
    ];
  });
}

/**
 * A thought asks when a person found an item in it; one that has a word of an item says nothing.
 * The rules were written from these dumps, so that what they say here is no sign.
 */
function fromItems({ text, items, never = [] }: TestDump): Sample[] {
  const thoughts = readThoughtsIn(cleanText(text), TODAY);
  const breathOf = breathsOf(thoughts);
  return thoughts.flatMap((thought, index) => {
    const { language, words } = thought;
    const said = textOf(words).toLowerCase();
    const isIn = (item: string): boolean => item.split(' ').every((word) => said.includes(word));
    const touches = (item: string): boolean =>
      item.split(' ').some((word) => word.length > 3 && said.includes(word));
    const asks = items.some(isIn);
    if (language !== 'en' || (!asks && !never.some(isIn) && items.some(touches))) return [];
    const heard = [...toldSignsAt(thoughts, { index, breath: breathOf(thought) })].filter(
      (sign) => !VERDICT_SIGNS.test(sign),
    );
    return [{ signs: heard, isSo: asks, weight: BY_ITEM }];
  });
}

// The thoughts are those that the breaks and the names give: learn those first.
const { values } = parseArgs({
  options: { without: { type: 'string' } },
  args: process.argv.slice(2),
});
writeWeights({
  name: 'told-weights',
  what: 'Whether a thought asks for something to be done',
  script: 'learn-told',
  weights: fitWeights([
    ...labelledDumps()
      .filter(({ author }) => author !== values.without)
      .flatMap(fromMarks),
    ...SEEN_DUMPS.filter(({ family }) => family !== 'language').flatMap(fromItems),
  ]),
});
