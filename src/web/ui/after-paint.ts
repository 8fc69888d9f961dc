/** A hidden tab paints nothing, and yet it must go on. */
const AT_LATEST_MS = 200;

/** The frame itself goes first, whatever else was asked for meanwhile. */
const FRAME_MS = 16;

/** Runs, once, when the next frame has been painted: for all that this frame does not show. */
export function afterPaint(run: () => void): void {
  let isRun = false;
  const runOnce = (): void => {
    if (isRun) return;
    isRun = true;
    run();
  };
  requestAnimationFrame(() => setTimeout(runOnce, FRAME_MS));
  setTimeout(runOnce, AT_LATEST_MS);
}
