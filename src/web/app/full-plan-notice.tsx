import { PLAN_FULL } from '../plan/full-plan.ts';
import { usePlan } from '../plan/use-plan.ts';
import { Alert } from '../ui/message.tsx';

/** Why what stands above it failed, for as long as it stands there. */
export function FullPlanNotice() {
  const { refusals } = usePlan();
  return refusals.some(({ code }) => code === 'plan.full') ? <Alert>{PLAN_FULL}</Alert> : null;
}
