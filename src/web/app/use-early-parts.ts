import { useEffect } from 'react';
import { useDevice } from '../session/session-context.tsx';
import { fetchPartsEarly, QUIET_MS } from './parts.ts';
import { signedOutPart } from './signed-out-part.ts';

export function useEarlyParts(): void {
  const device = useDevice();
  useEffect(
    () =>
      device.after(QUIET_MS, () => {
        fetchPartsEarly();
        // Who signs out is not told that their mountains are being loaded.
        signedOutPart.load();
      }),
    [device],
  );
}
