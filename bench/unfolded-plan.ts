import type { Browser, BrowserContext } from '@playwright/test';
import type { Mountain } from '#domain/plan/plan.ts';
import { cookiesOf, grownTo, signedUp } from './person.ts';

type Ask = { browser: Browser; url: string; pebbles: number };

/** A person whose plan has so many pebbles, all of it unfolded. */
export async function unfoldedPlan({ browser, url, pebbles }: Ask) {
  const person = await signedUp(url);
  const mountains = await grownTo(pebbles, person);
  const context = await browser.newContext({ locale: 'en-US' });
  await context.addCookies(cookiesOf(person, url));
  await unfold({ context, url, mountains });
  const [mountain] = mountains;
  if (mountain === undefined) throw new Error('A plan has at least one mountain.');
  return { context, mountain };
}

async function unfold(ask: { context: BrowserContext; url: string; mountains: Mountain[] }) {
  const { context, url, mountains } = ask;
  const page = await context.newPage();
  await page.goto(url);
  await page.getByRole('button', { name: 'Your Mountains' }).click();
  // Kept only after the frame that the click was answered with.
  await page.waitForFunction(() =>
    Object.keys(localStorage).some((name) => name.startsWith('unstuck.open.')),
  );
  const ids = mountains.flatMap(({ id, boulders }) => [
    id,
    ...boulders.flatMap((boulder) => [boulder.id, ...boulder.rocks.map((rock) => rock.id)]),
  ]);
  await page.evaluate((open) => {
    const key = Object.keys(localStorage).find((name) => name.startsWith('unstuck.open.'));
    if (key !== undefined) localStorage.setItem(key, JSON.stringify(['mountains', ...open]));
  }, ids);
  await page.close();
}
