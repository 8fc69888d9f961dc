import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { useDevice } from '../session/session-context.tsx';
import { createTimerWatch, type TimerGap } from './timer-watch.ts';
import { usePlanStore } from './use-plan.ts';

/** The timer as it counts, and the gap to ask about once, if any. */
export function useTimerGap(): TimerGap {
  const store = usePlanStore();
  const device = useDevice();
  const watch = useMemo(() => createTimerWatch({ device, store }), [device, store]);
  useEffect(() => watch.start(), [watch]);
  return useSyncExternalStore(watch.subscribe, watch.read);
}
