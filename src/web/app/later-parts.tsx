import { createElement, useEffect, useSyncExternalStore } from 'react';
import { useDevice } from '../session/session-context.tsx';
import { updatePart } from './parts.ts';

/** The page itself goes first on a slow line. */
const QUIET_MS = 1000;

/** What keeps the page on this device: fetched when the page has been drawn, and needed by none of it. */
export function LaterParts() {
  const device = useDevice();
  const part = useSyncExternalStore(updatePart.subscribe, updatePart.get);
  useEffect(() => device.after(QUIET_MS, updatePart.load), [device]);
  return typeof part === 'function' ? createElement(part) : null;
}
