/** The built-in planner in the browser. It is large, so only what sends a draft to it asks for it. */

import type { Day } from '#domain/calendar/day.ts';
import { type NewId } from '#domain/plan/identity.ts';
import { plantPlan } from '#domain/planner/plant-plan.ts';
import type { Mountain } from '#domain/plan/plan.ts';
import { planBrainDump } from '#domain/planner/built-in-planner.ts';

export { reviseByText as reviseOnDevice } from '#domain/planner/editing/revise-by-text.ts';

export function planOnDevice(dump: { text: string; today: Day; newId: NewId }): Mountain[] {
  const { newId, ...words } = dump;
  return plantPlan(planBrainDump(words), newId);
}
