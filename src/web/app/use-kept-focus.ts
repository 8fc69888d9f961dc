import { useEffect, useRef } from 'react';
import type { Profile } from '#domain/profile/profile.ts';
import { useDevice } from '../session/session-context.tsx';
import { keepFocus } from '../ui/keep-focus.ts';

/** A deed on this page that takes something away moves the focus itself, and has done so after this time. */
const HANDS_FIRST_MS = 300;

/**
 * News of another tab or device can take away what has the focus, and answers that come late can: the
 * heading of what there is to do now takes it then. Nobody asked for it: the page stays where it is read.
 */
export function useKeptFocus(profile: Profile): void {
  const device = useDevice();
  const last = useRef<Node | null>(null);
  useEffect(() => {
    const note = ({ target }: FocusEvent): void => {
      last.current = target as Node;
    };
    // Whoever presses beside everything has put the focus away; what is pressed itself keeps it.
    const forget = ({ target }: PointerEvent): void => {
      if (!last.current?.contains(target as Node)) last.current = null;
    };
    document.addEventListener('pointerdown', forget);
    document.addEventListener('focusin', note);
    return () => {
      document.removeEventListener('pointerdown', forget);
      document.removeEventListener('focusin', note);
    };
  }, []);
  useEffect(
    () =>
      device.after(HANDS_FIRST_MS, () => {
        if (last.current?.isConnected === false) keepFocus(undefined, { preventScroll: true });
      }),
    [device, profile],
  );
}
