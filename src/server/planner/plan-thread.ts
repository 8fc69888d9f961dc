/** The thread that plans: takes a work, says that all it needs is here, gives what came of it, and takes the next. */

import { parentPort } from 'node:worker_threads';
import type { BrainDump, PlanDraft } from '#domain/planner/plan-draft.ts';
import { builtInPlanner, loadBuiltIn, loadRevising } from './built-in.ts';
import { randomId } from './new-id.ts';
import type { CompletedPlan, Incomplete, MountainChange, Revision } from './planner.ts';

export type ThreadWork =
  | { readonly dump: BrainDump }
  | { readonly change: MountainChange }
  | { readonly incomplete: Incomplete };
export type ThreadResult = PlanDraft | Revision | CompletedPlan;

/** Posted before the result, when all modules are loaded: from here on the work itself takes its time. */
const BEGUN = null;

parentPort?.on('message', async (work: ThreadWork) => {
  await load(work);
  parentPort?.postMessage(BEGUN);
  parentPort?.postMessage(await resultOf(work));
});

const loadCompleting = () => import('./ai/completed-plan.ts');

function load(work: ThreadWork): Promise<unknown> {
  if ('incomplete' in work) return loadCompleting();
  return 'dump' in work ? loadBuiltIn() : loadRevising();
}

async function resultOf(work: ThreadWork): Promise<ThreadResult> {
  if ('incomplete' in work) return (await loadCompleting()).completedPlanOf(work.incomplete);
  if ('change' in work) return builtInPlanner.revise(work.change, { newId: randomId });
  return (await builtInPlanner.structure(work.dump)).draft;
}
