import type { MouseEvent } from 'react';

/** As long as a tossed pebble is seen leaving. */
const TOGETHER_MS = 600;
/** A shaking finger comes down again within this distance; another row is farther away. In CSS pixels. */
const TOGETHER_PX = 30;

type Tap = { readonly time: number; readonly x: number; readonly y: number };

/** The last one that was let through. */
let lastTouch: Tap = { time: -Infinity, x: 0, y: 0 };

/**
 * Of a double tap the second would meet what the first has just brought there. Browsers count the clicks of a
 * mouse; those of a finger not all of them do. For `onClickCapture`.
 */
export function skipSecondTap(event: MouseEvent): void {
  if (!isSecond(event)) return;
  // For a checkbox as well: what is not stopped is told although it was prevented.
  event.preventDefault();
  event.stopPropagation();
}

function isSecond(event: MouseEvent): boolean {
  if (event.detail > 1) return true;
  if ((event.nativeEvent as PointerEvent).pointerType !== 'touch') return false;
  const tap = { time: event.timeStamp, x: event.clientX, y: event.clientY };
  const since = tap.time - lastTouch.time;
  // The click that a label hands on to its checkbox is the same tap, at the same time.
  if (since === 0) return false;
  const isNear = Math.hypot(tap.x - lastTouch.x, tap.y - lastTouch.y) < TOGETHER_PX;
  if (since < TOGETHER_MS && isNear) return true;
  lastTouch = tap;
  return false;
}
