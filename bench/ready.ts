import type { Browser, BrowserContext, CDPSession } from '@playwright/test';
import { shipped } from '../scripts/testing/size-budget.ts';
import { startRealServer, type RealServer } from '../tests/setup/real-server.ts';
import { launchBrowser } from './browser.ts';
import { atMost, percentile, type Figure, type Group } from './figure.ts';
import { htmlFloor, reactFloor, type Floor } from './floors/floors.ts';
import { cookiesOf, mountainOf, signedUp, type SignedIn } from './person.ts';

declare global {
  // oxlint-disable-next-line typescript/consistent-type-definitions
  interface Window {
    /** Given by the browser: says to us when the page was ready. */
    tellReady: (ms: string) => void;
  }
}

const TELL = 'tellReady';

const ROUNDS = 9;

const WINDOW_AT_REST_MS = 600;

/** A visit in which the page keeps itself for offline use, and the browser writes down what it has compiled. */
const VISIT_MS = 4000;

/** Chromium's preset of the name, on a slow phone. */
const SLOW_4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1.6 * 1024 * 1024 * 0.9) / 8,
  uploadThroughput: (750 * 1024 * 0.9) / 8,
};

type Machine = { name: string; cpu: number; network?: typeof SLOW_4G };

const MACHINES: Machine[] = [
  { name: '1x', cpu: 1 },
  { name: '4x slower', cpu: 4 },
  { name: 'slow 4G, 4x slower', cpu: 4, network: SLOW_4G },
];

export const ready: Group = {
  name: 'ready',
  title: 'From a click on the link to a page that is drawn and can be used',
  method: `A page is ready in the first frame that was painted with its button in place: the floors' only one, ours "Start" on the first pebble of a plan of thirty. Cold: a new browser profile with nothing but the session's cookie. Kept: the next visit after one of ${VISIT_MS / 1000} s, the first that takes the files from where that visit kept them for offline use: nothing that was compiled is kept with them yet. Warm: the visit after it, as all later ones are. Offline: the same with the network cut. Medians of ${ROUNDS} visits to each page in turn, at each speed. Each begins in a window that has come to rest, and nothing of what measures runs in the page before it is ready but a look at every frame.`,
  take: async () => {
    const server = await startRealServer({ LOG_LEVEL: 'warn' });
    const floors = { html: await htmlFloor(), react: await reactFloor() };
    const browser = await launchBrowser();
    try {
      const person = await signedUp(server.url);
      await person.push([{ kind: 'mountains.add', mountains: [mountainOf(30)] }]);
      const weight = weightOf(floors.react);
      const visits: Figure[] = [];
      for (const machine of MACHINES)
        visits.push(...(await visitsOn(machine, { browser, server, person, floors })));
      return [...weight, ...visits];
    } finally {
      await browser.close();
      await floors.html.stop();
      await floors.react.stop();
      await server.stop();
    }
  },
};

function weightOf(react: Floor): Figure[] {
  const { signedIn, signedOut, style } = shipped();
  const kilobytes = (value: number): string => `${value.toFixed(1)} kB`;
  return [
    atMost(react.script * 1.6, {
      name: 'JavaScript before the dashboard is shown (gzip)',
      measured: signedIn,
      unit: kilobytes,
      floor: kilobytes(react.script),
    }),
    atMost(react.script * 1.4, {
      name: 'JavaScript before the sign-in screen is shown (gzip)',
      measured: signedOut,
      unit: kilobytes,
      floor: kilobytes(react.script),
    }),
    { name: 'CSS before anything is shown (gzip)', value: kilobytes(style) },
  ];
}

type Stage = {
  browser: Browser;
  server: RealServer;
  person: SignedIn;
  floors: { html: Floor; react: Floor };
};

type Visit = 'html' | 'react' | 'cold' | 'kept' | 'warm' | 'offline';

async function visitsOn(machine: Machine, stage: Stage): Promise<Figure[]> {
  const times: Record<Visit, number[]> = {
    html: [],
    react: [],
    cold: [],
    kept: [],
    warm: [],
    offline: [],
  };
  const shifts: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    for (const name of ['html', 'react'] as const) {
      const context = await stage.browser.newContext();
      times[name].push((await visit(context, { url: stage.floors[name].url, machine })).ms);
      await context.close();
    }
    const ours = await stage.browser.newContext({ locale: 'en-US' });
    await ours.addCookies(cookiesOf(stage.person, stage.server.url));
    const cold = await visit(ours, { url: stage.server.url, machine });
    times.cold.push(cold.ms);
    shifts.push(cold.shift);
    await keptForLater(ours, stage.server.url);
    times.kept.push((await visit(ours, { url: stage.server.url, machine })).ms);
    times.warm.push((await visit(ours, { url: stage.server.url, machine })).ms);
    const offline = { ...machine, network: { ...SLOW_4G, offline: true } };
    times.offline.push((await visit(ours, { url: stage.server.url, machine: offline })).ms);
    await ours.close();
  }
  return visitFigures(machine, { times, shifts });
}

function visitFigures(
  machine: Machine,
  { times, shifts }: { times: Record<Visit, number[]>; shifts: readonly number[] },
): Figure[] {
  const middle = (name: Visit): number => percentile(times[name], 0.5);
  const react = middle('react');
  const against = (name: Visit, share: number): Figure => ({
    ...atMost(react * share, {
      name: `Ours, ${name}, ${machine.name}`,
      measured: middle(name),
      unit: seconds,
      floor: seconds(react),
    }),
    target: `at most ${share} times React's`,
  });
  return [
    { name: `A page without a script, ${machine.name}`, value: seconds(middle('html')) },
    against('cold', 2),
    { name: `Ours, kept, ${machine.name}`, value: seconds(middle('kept')), floor: seconds(react) },
    against('warm', 1.2),
    against('offline', 1.2),
    atMost(0, {
      name: `Layout shift of the cold visit, ${machine.name}`,
      measured: Math.max(...shifts),
      unit: (value) => value.toFixed(3),
    }),
  ];
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(2)} s`;
}

/** A visit as long as a short one of a person: the page keeps itself for offline use, and the browser what it compiled. */
async function keptForLater(context: BrowserContext, url: string): Promise<void> {
  const page = await context.newPage();
  await page.goto(url);
  await page.evaluate(async () => {
    await navigator.serviceWorker?.ready;
  });
  await page.waitForTimeout(VISIT_MS);
  await page.close();
}

async function visit(
  context: BrowserContext,
  { url, machine }: { url: string; machine: Machine },
): Promise<{ ms: number; shift: number }> {
  const page = await context.newPage();
  await page.addInitScript(watchForReady);
  const devtools = await context.newCDPSession(page);
  const ready = readyIn(devtools);
  await devtools.send('Runtime.enable');
  await devtools.send('Runtime.addBinding', { name: TELL });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: machine.cpu });
  if (machine.network !== undefined) {
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', machine.network);
  }
  // A new window has work of its own to do, which is no part of a click on a link.
  await page.waitForTimeout(WINDOW_AT_REST_MS);
  await page.goto(url, { waitUntil: 'commit', timeout: 60_000 });
  const ms = await ready;
  const shift = await page.evaluate(() => Number(Reflect.get(window, 'shifted')));
  await page.close();
  return { ms, shift };
}

/**
 * The page says it by itself. To ask it would need the asker's own script in the page, of 300 kB, which
 * takes the page some 15 ms to read just when it is being drawn.
 */
function readyIn(devtools: CDPSession): Promise<number> {
  return new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error('The page did not become ready.')), 60_000).unref();
    devtools.on('Runtime.bindingCalled', ({ name, payload }) => {
      if (name === TELL) resolve(Number(payload));
    });
  });
}

/** Runs in the page, before anything else there. */
function watchForReady(): void {
  Reflect.set(window, 'shifted', 0);
  new PerformanceObserver((list) => {
    const shifts = list.getEntries().map((entry) => Number(Reflect.get(entry, 'value')));
    const before = Number(Reflect.get(window, 'shifted'));
    Reflect.set(
      window,
      'shifted',
      shifts.reduce((sum, value) => sum + value, before),
    );
  }).observe({ type: 'layout-shift', buffered: true });
  const isThere = (): boolean => {
    const start = [...document.querySelectorAll('button')].find(
      ({ id, textContent }) => id === 'ready' || textContent === 'Start',
    );
    return start !== undefined && start.getBoundingClientRect().height > 0;
  };
  const look = (): void => {
    if (!isThere()) return void requestAnimationFrame(look);
    // A message posted in a frame arrives once that frame has been painted.
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => window.tellReady(String(performance.now()));
    port2.postMessage(null);
  };
  requestAnimationFrame(look);
}
