import { startTransition, useEffect, useState } from 'react';
import { afterPaint } from './after-paint.ts';

/**
 * The value as it was when the last frame was painted: what only follows from a tap is drawn after the
 * frame that answers it. React's own deferring draws it before that frame is on the screen.
 */
export function useAfterPaint<Value>(value: Value): Value {
  const [shown, setShown] = useState(value);
  useEffect(() => {
    if (value !== shown) afterPaint(() => startTransition(() => setShown(() => value)));
  }, [value, shown]);
  return shown;
}
