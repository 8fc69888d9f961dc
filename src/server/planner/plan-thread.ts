/** The thread that plans: takes a dump, gives its plan, and takes the next. */

import { parentPort } from 'node:worker_threads';
import type { BrainDump } from '#domain/planner/plan-draft.ts';
import { builtInPlanner } from './built-in.ts';

parentPort?.on('message', async (dump: BrainDump) => {
  const { draft } = await builtInPlanner.structure(dump);
  parentPort?.postMessage(draft);
});
