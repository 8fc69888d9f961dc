import type { Page } from '@playwright/test';

declare global {
  // oxlint-disable-next-line typescript/consistent-type-definitions
  interface Window {
    /** What the page did that nobody asked for, since it was drawn. */
    seen: { long: number; shift: number };
    /** How long the tap that was listened for took. */
    painted: Promise<number>;
  }
}

/** Runs in the page before anything else. Loading has its own figures: it is counted from then on. */
export function watchPage(): void {
  const seen = { long: 0, shift: 0 };
  window.seen = seen;
  const from = () => performance.getEntriesByType('navigation')[0]?.duration ?? 0;
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) if (startTime > from() + 1500) seen.long += 1;
  }).observe({ type: 'longtask' });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { hadRecentInput, value } = entry as PerformanceEntry & Shift;
      if (!hadRecentInput) seen.shift += value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

type Shift = { hadRecentInput: boolean; value: number };

/** What was done before, such as scrolling to the button, is over by then. */
export const QUIET_MS = 200;

/** A short press. With none, what the page does when it is pressed would be part of what a tap takes. */
export const PRESS_MS = 50;

/**
 * Clicks with the mouse alone, which stands there already as a hand's would, and answers how long
 * after it was let go the frame was painted. Waiting for the screen's next frame is part of it.
 */
export async function paintedTap(page: Page, selector: string): Promise<number> {
  const target = page.locator(selector).first();
  await target.scrollIntoViewIfNeeded();
  await target.hover({ force: true });
  await page.waitForTimeout(QUIET_MS);
  const box = await target.boundingBox();
  if (box === null) throw new Error(`There is nothing to tap at ${selector}.`);
  await page.evaluate(listen);
  // Asked for before, so that nothing of the asking is done while the tap is.
  const [painted] = await Promise.all([
    page.evaluate(() => window.painted),
    page.mouse.click(box.x + box.width / 2, box.y + box.height / 2, { delay: PRESS_MS }),
  ]);
  return painted;
}

function listen(): void {
  window.painted = new Promise<number>((resolve, reject) => {
    setTimeout(() => reject(new Error('The tap did not arrive.')), 10_000);
    const measure = (event: Event): void => {
      requestAnimationFrame(() => {
        // A message posted in a frame arrives once that frame has been painted.
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.now() - event.timeStamp);
        port2.postMessage(null);
      });
    };
    document.addEventListener('click', measure, { capture: true, once: true });
  });
}
