import type { PlanCode } from './plan-code.ts';

/** A file of its own to the browser; the page asks for it early where somebody seems to be signed in. */
export async function loadPlanCode(): Promise<PlanCode> {
  const { planCode } = await import('./plan-code.ts');
  return planCode;
}
