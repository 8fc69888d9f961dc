import { createElement, useSyncExternalStore } from 'react';
import type { Mountain } from '#domain/plan/plan.ts';
import { printedPlanPart } from './parts.ts';

/** Where the plan for paper stands. Its code comes a moment after the page: nobody prints what is not there yet. */
export function PrintedPlanSlot(props: { mountains: readonly Mountain[] }) {
  const part = useSyncExternalStore(printedPlanPart.subscribe, printedPlanPart.get);
  return typeof part === 'function' && props.mountains.length > 0
    ? createElement(part, props)
    : null;
}
