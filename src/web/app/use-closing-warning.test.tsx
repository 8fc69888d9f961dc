import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { PlanView } from '../plan/plan-view.ts';
import { useClosingWarning } from './use-closing-warning.ts';

function isAsked(storage: PlanView['storage'], waiting: number): boolean {
  // Only these two fields are read.
  const plan = { storage, waiting } as PlanView;
  const { unmount } = renderHook(() => useClosingWarning(plan));
  const closing = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(closing);
  unmount();
  return closing.defaultPrevented;
}

test('closing the tab is asked about only while it would lose a change', () => {
  expect(isAsked('memory', 1)).toBe(true);
  expect(isAsked('memory', 0)).toBe(false);
  expect(isAsked('durable', 1)).toBe(false);
});
