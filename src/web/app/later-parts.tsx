import { useEffect } from 'react';
import { useDevice } from '../session/session-context.tsx';
import { usePart } from '../ui/lazy-part.ts';
import { updatePart } from './parts.ts';

/** The page itself goes first on a slow line. */
const QUIET_MS = 1000;

/** What keeps the page on this device: fetched when the page has been drawn, and needed by none of it. */
export function LaterParts() {
  const device = useDevice();
  const { Part: UpdatePrompt } = usePart(updatePart, { isWanted: false });
  useEffect(() => device.after(QUIET_MS, updatePart.load), [device]);
  return UpdatePrompt && <UpdatePrompt />;
}
