import { PATHS, type PlannerReply } from '#domain/contract.ts';
import { bodyOf, type Api } from './client.ts';

/** Who will read the words of a brain dump. */
export async function fetchPlanner(api: Api): Promise<PlannerReply> {
  return bodyOf<PlannerReply>(await api.call({ path: PATHS.planner }), 'plannedBy');
}
