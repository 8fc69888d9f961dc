import { useEffect } from 'react';
import { usePlanStore } from '../plan/use-plan.ts';
import { useApi, useDevice } from '../session/session-context.tsx';

/** The page itself goes first. */
const QUIET_MS = 500;

/** Keeps the plan up with other devices, by code that no first paint waits for. */
export function useLive(): void {
  const api = useApi();
  const device = useDevice();
  const store = usePlanStore();
  useEffect(() => {
    let end = (): void => undefined;
    let state: 'absent' | 'coming' | 'there' | 'over' = 'absent';
    const begin = async (): Promise<void> => {
      if (state !== 'absent') return;
      state = 'coming';
      const part = await import('../plan/live/live.ts').catch(() => null);
      if (state !== 'coming') return;
      state = part === null ? 'absent' : 'there';
      if (part !== null) end = part.keepLive({ api, device, store });
    };
    const cancel = device.after(QUIET_MS, () => void begin());
    // The network may have been away when it was wanted.
    const forget = device.onWake(() => void begin());
    return () => {
      state = 'over';
      cancel();
      forget();
      end();
    };
  }, [api, device, store]);
}
