import type { CDPSession, Page } from '@playwright/test';
import { startRealServer } from '../tests/setup/real-server.ts';
import { launchBrowser } from './browser.ts';
import { atMost, milliseconds, type Figure, type Group } from './figure.ts';
import { unfoldedPlan } from './unfolded-plan.ts';

const PEBBLES = 10_000;

/** A display shows sixty; one that is late now and then is what a machine with other work does. */
const FRAMES_A_SECOND = 58;

/** Three frames: a hitch that can be seen. */
const LONGEST_GAP_MS = 50;

const SPEEDS = [1000, 4000];
const PAGE_KEYS = 12;

export const scroll: Group = {
  name: 'scroll',
  title: 'Scrolling a long plan',
  method: `A plan of ${PEBBLES.toLocaleString('en')} pebbles, all of it unfolded, scrolled by the wheel at two speeds for three seconds each, and by Page Down ${PAGE_KEYS} times. Counted are the frames in which the page's own thread took part, which draws the rows that come into sight; the browser moves what is drawn already by itself.`,
  take: scrolling,
};

async function scrolling(): Promise<Figure[]> {
  const server = await startRealServer({ LOG_LEVEL: 'warn' });
  const browser = await launchBrowser();
  try {
    const { context } = await unfoldedPlan({ browser, url: server.url, pebbles: PEBBLES });
    const page = await context.newPage();
    const chrome = await context.newCDPSession(page);
    await page.goto(server.url);
    await page.locator('[data-node] [data-node] [data-node]').first().waitFor();
    await page.waitForTimeout(1500);
    const figures: Figure[] = [];
    for (const speed of SPEEDS) {
      const frames = await framesDuring(page, () => wheel(chrome, speed));
      figures.push(
        ...figuresOf(`The wheel, ${speed.toLocaleString('en')} pixels a second`, frames),
      );
    }
    figures.push(...figuresOf('Page Down', await framesDuring(page, () => pageDown(page))));
    return figures;
  } finally {
    await browser.close();
    await server.stop();
  }
}

async function wheel(chrome: CDPSession, speed: number): Promise<void> {
  await chrome.send('Input.synthesizeScrollGesture', {
    x: 600,
    y: 400,
    yDistance: -3 * speed,
    speed,
    gestureSourceType: 'mouse',
  });
}

async function pageDown(page: Page): Promise<void> {
  for (let pressed = 0; pressed < PAGE_KEYS; pressed += 1) {
    await page.keyboard.press('PageDown');
    await page.waitForTimeout(250);
  }
}

/** When each frame began while the page was being moved, in milliseconds. */
async function framesDuring(page: Page, move: () => Promise<void>): Promise<number[]> {
  const frames = await page.evaluateHandle(() => {
    const seen: number[] = [];
    const note = (at: number): void => {
      seen.push(at);
      requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
    return seen;
  });
  await move();
  return frames.jsonValue();
}

function figuresOf(name: string, frames: readonly number[]): Figure[] {
  const gaps = frames.slice(1).map((at, place) => at - (frames[place] ?? at));
  const seconds = gaps.reduce((sum, gap) => sum + gap, 0) / 1000;
  const aSecond = gaps.length / seconds;
  return [
    {
      name: `${name}, frames a second`,
      value: aSecond.toFixed(1),
      target: `at least ${FRAMES_A_SECOND}`,
      isMet: aSecond >= FRAMES_A_SECOND,
    },
    atMost(LONGEST_GAP_MS, {
      name: `${name}, longest time between two`,
      measured: Math.max(...gaps),
      unit: milliseconds,
    }),
  ];
}
