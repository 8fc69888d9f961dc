import { afterPaint } from './after-paint.ts';

const ENDS = ['pointerup', 'pointercancel'];

/**
 * Runs once, in the frame after the mouse or finger that is down was let go, wherever that is: what was made
 * ready for a tap that did not come is in nobody's way.
 */
export function whenLetGo(run: () => void): void {
  const end = (): void => {
    for (const event of ENDS) removeEventListener(event, end);
    afterPaint(run);
  };
  for (const event of ENDS) addEventListener(event, end);
}
