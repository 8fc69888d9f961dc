import type { KeyboardEvent } from 'react';

/**
 * A key that is held down presses a button again and again, and each press would meet what the one before
 * has brought there. For `onKeyDownCapture`. Space presses when it is let go, which is once.
 */
export function skipHeldEnter(event: KeyboardEvent): void {
  if (event.repeat && event.key === 'Enter') event.preventDefault();
}
