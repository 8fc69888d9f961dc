import { useEffect } from 'react';
import type { PlanView } from '../plan/plan-view.ts';

/** Where the browser keeps nothing, closing the tab would lose what waits: it asks first. */
export function useClosingWarning({ storage, waiting }: PlanView): void {
  const wouldLose = storage === 'memory' && waiting > 0;
  useEffect(() => {
    if (!wouldLose) return;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [wouldLose]);
}
