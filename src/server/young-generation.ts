import { performance, type EventLoopUtilization } from 'node:perf_hooks';
import v8 from 'node:v8';

const LOOK_EVERY_MS = 1_000;
/** From this share of a look on the process has hardly time for more requests. */
const BUSY = 0.6;
/** Below this share a pause is noticed by hardly anybody. */
const QUIET = 0.1;
const QUIET_LOOKS = 5;

/**
 * Lets V8's young generation grow while the server is busy, and collects all garbage once that is over,
 * which makes it small again. A small one takes the least memory; but under load most of what it holds
 * belongs to requests that are not answered yet, and is copied again and again. Returns how to end
 * this. Does nothing in a process that was not started lean (`scripts/lean-process.js`).
 */
export function growWhenBusy({
  collect = globalThis.gc,
  setFlag = v8.setFlagsFromString,
  utilization = () => performance.eventLoopUtilization(),
}: {
  readonly collect?: (() => unknown) | undefined;
  readonly setFlag?: (flag: string) => void;
  readonly utilization?: () => EventLoopUtilization;
} = {}): () => void {
  if (collect === undefined) return () => undefined;
  let mayGrow = false;
  let quietLooks = 0;
  let before = utilization();
  const look = setInterval(() => {
    const now = utilization();
    const active = now.active - before.active;
    const share = active / (active + now.idle - before.idle);
    before = now;
    if (share > BUSY && !mayGrow) {
      mayGrow = true;
      setFlag('--semi-space-growth-factor=2');
    }
    quietLooks = share < QUIET ? quietLooks + 1 : 0;
    if (!mayGrow || quietLooks < QUIET_LOOKS) return;
    mayGrow = false;
    setFlag('--semi-space-growth-factor=1');
    collect();
  }, LOOK_EVERY_MS).unref();
  return () => clearInterval(look);
}
