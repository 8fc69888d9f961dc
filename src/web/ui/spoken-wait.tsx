import { useEffect, useState } from 'react';
import { afterPaint } from './after-paint.ts';

/** Stands for the words in the one frame before they come, as high as they are. */
const NOTHING_YET = '\u00a0';

/** What is being waited for. A live region that comes together with its words is seldom read aloud. */
export function SpokenWait({ children }: { children: string }) {
  const [isThere, setIsThere] = useState(false);
  useEffect(() => afterPaint(() => setIsThere(true)), []);
  return <p role="status">{isThere ? children : NOTHING_YET}</p>;
}
