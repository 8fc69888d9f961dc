import type { PlanCode } from './plan-code.ts';

let arrived: PlanCode | null = null;

/** It has come together with the view that needs it. */
export function planCodeArrived(code: PlanCode): void {
  arrived = code;
}

/** A file of its own to the browser; the page asks for it early where somebody seems to be signed in. */
export async function loadPlanCode(): Promise<PlanCode> {
  return arrived ?? (await import('./plan-code.ts')).planCode;
}
