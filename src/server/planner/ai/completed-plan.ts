/** What a plan leaves out of the words that it was made of, which is planned without a model. */

import { readDump } from '#domain/planner/reading/read-dump.ts';
import { itemsOfNoMountain } from '#domain/planner/shaping/coverage.ts';
import { restMountain } from '#domain/planner/shaping/rest-mountain.ts';
import { asPlan } from './as-plan.ts';
import type { CompletedPlan, Incomplete } from '../planner.ts';

/** Reads the whole dump, which takes long words long: not for the thread that serves everybody. */
export function completedPlanOf({ dump, draft }: Incomplete): CompletedPlan {
  const { items, language } = readDump(dump);
  const left = itemsOfNoMountain(items, draft);
  const rest = left.length === 0 ? [] : [restMountain(left, language)];
  const mountains = [...draft.mountains, ...rest];
  return { left: left.map(({ title }) => title), draft: asPlan({ mountains }) };
}
