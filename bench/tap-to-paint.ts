import { chromium, type Page } from '@playwright/test';
import { installedBrowser } from '../scripts/testing/browser.ts';
import { BROWSER_FLAGS } from '../tests/setup/browser-flags.ts';
import { startRealServer } from '../tests/setup/real-server.ts';
import { milliseconds, percentile, type Figure } from './figure.ts';
import { mountainOf, signedUp } from './person.ts';

const TAPS = 30;

/** From a click on Complete to the next frame on screen, which has to show the new XP already. */
export async function tapToPaint(): Promise<Figure[]> {
  const server = await startRealServer({ LOG_LEVEL: 'warn' });
  const executablePath = installedBrowser();
  const browser = await chromium.launch({
    args: BROWSER_FLAGS,
    ...(executablePath !== null && { executablePath }),
  });
  try {
    const person = await signedUp(server.url);
    await person.push([{ kind: 'mountains.add', mountains: [mountainOf(TAPS + 3)] }]);
    const context = await browser.newContext({ locale: 'en-US' });
    const cookies = person.cookie.split('; ').map((cookie) => {
      const [name = '', ...value] = cookie.split('=');
      return { name, value: value.join('='), url: server.url };
    });
    await context.addCookies(cookies);
    const page = await context.newPage();
    await page.goto(server.url);
    const times: number[] = [];
    while (times.length < TAPS) times.push(await oneTap(page));
    return [
      {
        name: `Complete to next paint, median of ${TAPS}`,
        value: milliseconds(percentile(times, 0.5)),
      },
      { name: 'Complete to next paint, 95th of 100', value: milliseconds(percentile(times, 0.95)) },
    ];
  } finally {
    await browser.close();
    await server.stop();
  }
}

async function oneTap(page: Page): Promise<number> {
  const complete = page.getByRole('button', { name: 'Complete', exact: true });
  const next = page.getByRole('button', { name: 'Take on Next 3 Pebbles' });
  await complete.or(next).first().waitFor();
  if (await next.isVisible()) await next.click();
  await complete.waitFor();
  const xp = page.getByText(/^\d+\/\d+ XP$/);
  const before = await xp.textContent();
  const measured = page.evaluate(
    () =>
      new Promise<{ ms: number; text: string }>((resolve) => {
        const measure = (event: Event): void => {
          requestAnimationFrame(() => {
            // A message posted in a frame arrives once that frame has been painted.
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = () =>
              resolve({ ms: performance.now() - event.timeStamp, text: document.body.innerText });
            port2.postMessage(null);
          });
        };
        document.addEventListener('click', measure, { capture: true, once: true });
      }),
  );
  await complete.click();
  const { ms, text } = await measured;
  if (before === null || text.includes(before)) throw new Error('The frame did not show the tap.');
  return ms;
}
