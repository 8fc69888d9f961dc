/** The thread that plans: takes a dump, says that all it needs is here, gives the plan, and takes the next. */

import { parentPort } from 'node:worker_threads';
import type { BrainDump } from '#domain/planner/plan-draft.ts';
import { builtInPlanner, loadBuiltIn } from './built-in.ts';

/** Not a plan: from now on it is read. */
const BEGUN = null;

parentPort?.on('message', async (dump: BrainDump) => {
  await loadBuiltIn();
  parentPort?.postMessage(BEGUN);
  const { draft } = await builtInPlanner.structure(dump);
  parentPort?.postMessage(draft);
});
