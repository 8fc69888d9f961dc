/** A hidden tab paints nothing, and yet it must go on. */
const AT_LATEST_MS = 200;

/** The frame itself goes first, whatever else was asked for meanwhile. */
const FRAME_MS = 16;

/** What waits for the frame that comes next. One tap asks often; the page has one timer for all of it. */
let waiting: (() => void)[] | null = null;

/** Runs, once, when the next frame has been painted: for all that this frame does not show. */
export function afterPaint(run: () => void): void {
  if (waiting !== null) return void waiting.push(run);
  const runs = [run];
  waiting = runs;
  const close = (): void => {
    if (waiting === runs) waiting = null;
  };
  const runAll = (): void => {
    close();
    const next = runs.shift();
    if (next === undefined) return;
    try {
      next();
    } finally {
      runAll();
    }
  };
  requestAnimationFrame(() => {
    close();
    setTimeout(runAll, FRAME_MS);
  });
  setTimeout(runAll, AT_LATEST_MS);
}

/** Moves the focus when the next frame has been painted, unless the person has moved it meanwhile. */
export function focusAfterPaint(find: () => HTMLElement | null | undefined): void {
  const from = document.activeElement;
  afterPaint(() => {
    const now = document.activeElement;
    if (now === from || now === document.body) find()?.focus();
  });
}
