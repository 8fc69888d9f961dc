/** What a plan leaves out of the words that it was made of, which is planned without a model. */

import { readDump } from '#domain/planner/reading/read-dump.ts';
import { smallTaskRocks } from '#domain/planner/shaping/small-tasks.ts';
import { asPlan } from './as-plan.ts';
import type { Completion, Incomplete } from '../planner.ts';
import { leftOut } from './left-out.ts';

/** Reads the whole dump, which takes long words long: not for the thread that serves everybody. */
export function completionOf({ dump, draft }: Incomplete): Completion {
  const left = leftOut(readDump(dump).items, draft);
  const rest = {
    title: 'Everything else',
    description: 'What found no other place.',
    boulders: [{ title: 'Everything else', rocks: smallTaskRocks(left) }],
  };
  const mountains = left.length === 0 ? draft.mountains : [...draft.mountains, rest];
  return { left: left.map(({ title }) => title), draft: asPlan({ mountains }) };
}
