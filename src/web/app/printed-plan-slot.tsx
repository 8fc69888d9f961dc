import type { Mountain } from '#domain/plan/plan.ts';
import { usePart } from '../ui/lazy-part.ts';
import { printedPlanPart } from './parts.ts';

/** Where the plan for paper stands. Its code comes a moment after the page: nobody prints what is not there yet. */
export function PrintedPlanSlot(props: { mountains: readonly Mountain[] }) {
  const { Part: PrintedPlan } = usePart(printedPlanPart, { isWanted: false });
  return PrintedPlan && props.mountains.length > 0 && <PrintedPlan {...props} />;
}
