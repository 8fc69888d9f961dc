import { useEffect, useState } from 'react';
import { useDevice } from '../session/session-context.tsx';
import { handOf, IN_HAND_PATIENCE_MS } from './in-hand.ts';

/**
 * Whether words are in other hands: of a dialog that was closed before the end, or of another tab. `id`: what
 * they are sent with; null when they are not to be looked after. `again`: looks once more when it is another one.
 */
export function useIsInOtherHands(id: string | null, again = 0): boolean {
  const device = useDevice();
  const [held, setHeld] = useState<string | null>(null);
  useEffect(() => {
    if (id === null) return;
    let isOver = false;
    const letGo = async (): Promise<void> => {
      isOver = true;
      setHeld((one) => (one === id ? null : one));
    };
    const look = async (): Promise<void> => {
      if (!isOver) setHeld(id);
    };
    // A page that is going away gets no lock, and nothing is drawn on it any more.
    device.withLock(handOf(id), letGo).catch(() => undefined);
    // Locks come in the order in which they are asked for: where the first was free, it is here by now.
    device.withLock(`${handOf(id)}-asked`, look).catch(() => undefined);
    const cancel = device.after(IN_HAND_PATIENCE_MS, () => void letGo());
    return () => {
      cancel();
      isOver = true;
    };
  }, [device, id, again]);
  return id !== null && held === id;
}
