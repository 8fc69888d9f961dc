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

/** The first element of a selector, or the first of them with these words. */
export type Target = { readonly css: string; readonly words?: string };

/**
 * Clicks with the mouse alone, which stands there already as a hand's would, and answers how long
 * after it was let go the frame was painted. Waiting for the screen's next frame is part of it.
 */
export async function paintedTap(page: Page, target: Target): Promise<number> {
  await point(page, target);
  await page.waitForTimeout(QUIET_MS);
  const { x, y } = await page.evaluate(middleOf, target);
  await page.evaluate(listen);
  // Asked for before, so that nothing of the asking is done while the tap is.
  const [painted] = await Promise.all([
    page.evaluate(() => window.painted),
    page.mouse.click(x, y, { delay: PRESS_MS }),
  ]);
  return painted;
}

/** Clicks with the mouse, without asking how long it takes. */
export async function click(page: Page, target: Target): Promise<void> {
  const { x, y } = await point(page, target);
  await page.mouse.click(x, y);
}

async function point(page: Page, target: Target): Promise<{ x: number; y: number }> {
  await page.locator(target.css).first().waitFor({ state: 'attached' });
  const middle = await page.evaluate(middleOf, target);
  await page.mouse.move(middle.x, middle.y);
  return middle;
}

/**
 * Runs in the page, with the browser's own selectors: what looks through all of a long page leaves garbage
 * there, which the browser may clear away in the middle of the tap.
 */
function middleOf({ css, words }: Target): { x: number; y: number } {
  const element = [...document.querySelectorAll(css)].find(
    ({ textContent }) => words === undefined || textContent === words,
  );
  if (element === undefined) throw new Error(`There is nothing to tap at ${css}.`);
  const box = () => element.getBoundingClientRect();
  if (box().top < 0 || box().bottom > innerHeight)
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { x, y, width, height } = box();
  return { x: x + width / 2, y: y + height / 2 };
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
