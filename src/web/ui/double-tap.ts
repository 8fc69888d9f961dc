import type { MouseEvent } from 'react';

/** As long as a tossed pebble is seen leaving. */
const TOGETHER_MS = 600;

let lastTouch = -Infinity;

/**
 * Of a double tap the second would meet what the first has just brought there. Browsers count the clicks of a
 * mouse; those of a finger not all of them do. For `onClickCapture`.
 */
export function skipSecondTap(event: MouseEvent): void {
  const { pointerType } = event.nativeEvent as PointerEvent;
  const isTogether = pointerType === 'touch' && event.timeStamp - lastTouch < TOGETHER_MS;
  if (pointerType === 'touch') lastTouch = event.timeStamp;
  if (event.detail < 2 && !isTogether) return;
  // For a checkbox as well: what is not stopped is told although it was prevented.
  event.preventDefault();
  event.stopPropagation();
}
