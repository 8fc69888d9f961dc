import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { nodeIds } from '#domain/plan/identity.ts';
import { aMountain } from '#domain/plan/test-builders.ts';
import { plantPlan } from '#domain/planner/plant-plan.ts';
import { completedPlanOf } from './ai/completed-plan.ts';
import { builtInPlanner } from './built-in.ts';
import { FIRST_PAGES } from './first-pages.ts';
import type { Revision } from './planner.ts';
import { threadPlanner } from './thread-planner.ts';

let made = 0;
const dumpOf = (text: string) => ({ text, today: '2026-11-21' });

test('what is planned on a thread is what is planned here, each its own', async () => {
  const planner = threadPlanner();
  const dumps = ['call the dentist, pay the gas bill', 'fix the bike', ''].map(dumpOf);
  const planned = await Promise.all(dumps.map((dump) => planner.structure(dump)));
  expect(planned).toEqual(await Promise.all(dumps.map((dump) => builtInPlanner.structure(dump))));
});

test('a change is made as it is made here, with new ids of its own', async () => {
  const [original] = plantPlan(
    (await builtInPlanner.structure(dumpOf('fix the bike'))).draft,
    (prefix) => `${prefix}-${(made += 1)}`,
  );
  if (original === undefined) throw new Error('No mountain.');
  const change = { original, changeText: 'Add a step: ring the bank', today: '2026-11-21' };
  const newId = (prefix: string) => `${prefix}-${randomUUID()}`;
  const withoutNewIds = (revision: Revision): unknown =>
    JSON.parse(JSON.stringify(revision).replaceAll(/-[\da-f]{8}-[-\da-f]{27}"/g, '-new"'));
  const revision = await threadPlanner().revise(change, { newId });
  expect(withoutNewIds(revision)).toEqual(
    withoutNewIds(await builtInPlanner.revise(change, { newId })),
  );
  const ids = Object.values(nodeIds(revision.understood ? [revision.mountain] : [])).flat();
  expect(new Set(ids).size).toBe(ids.length);
});

test('what a plan leaves out is found on the thread as it is found here', async () => {
  const dump = dumpOf('call the dentist, pay the gas bill, fix the bike');
  const { draft } = await builtInPlanner.structure(dumpOf('call the dentist'));
  const completion = await threadPlanner().complete({ dump, draft }, AbortSignal.timeout(60_000));
  expect(completion).toEqual(completedPlanOf({ dump, draft }));
  expect(completion.left).toHaveLength(2);
});

/** Goes round for ever at one text, breaks at another, and gives the length of any other. */
const ODD_THREAD = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort } from 'node:worker_threads';
    parentPort.on('message', ({ dump, change }) => {
      const text = dump?.text ?? change.changeText;
      parentPort.postMessage(null);
      while (text === 'for ever');
      if (text === 'break') throw new Error('It broke.');
      parentPort.postMessage({ mountains: [], length: text.length });
    });`)}`,
);

test('a text that is never read to its end fails alone, and so does one that breaks the thread', async () => {
  const planner = threadPlanner({ thread: ODD_THREAD, withinMs: 5_000 });
  const asked = ['one', 'for ever', 'three', 'break', 'a fifth'].map((text) =>
    planner.structure(dumpOf(text)).then(
      ({ draft }) => draft,
      ({ message }: Error) => message,
    ),
  );
  expect(await Promise.all(asked)).toEqual([
    { mountains: [], length: 3 },
    'The plan was not made in time.',
    { mountains: [], length: 5 },
    'It broke.',
    { mountains: [], length: 7 },
  ]);
});

test('whoever asks for a change of a plan without end is alone with it, and who cancelled is passed over', async () => {
  const planner = threadPlanner({ thread: ODD_THREAD, withinMs: 2_000 });
  const change = { original: aMountain(), changeText: 'for ever', today: '2026-11-21' };
  const endless = planner.revise(change, { newId: (prefix) => prefix });
  const leaving = new AbortController();
  const left = planner.structure(dumpOf('left'), { signal: leaving.signal });
  const next = planner.structure(dumpOf('next'));
  leaving.abort();
  await expect(endless).rejects.toThrow('The plan was not made in time.');
  await expect(left).rejects.toThrow(/abort/i);
  expect((await next).draft).toEqual({ mountains: [], length: 4 });
});

/** What it needs comes late. */
const LATE_THREAD = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort } from 'node:worker_threads';
    parentPort.on('message', () => setTimeout(() => {
      parentPort.postMessage(null);
      parentPort.postMessage({ mountains: [] });
    }, 2_000));`)}`,
);

test('a thread that is long in coming, on a busy machine, is not taken for a text without end', async () => {
  const planner = threadPlanner({ thread: LATE_THREAD, withinMs: 1_000 });
  expect((await planner.structure(dumpOf('one'))).draft).toEqual({ mountains: [] });
});

/** Says how many works it was given, to whoever listens as well. */
const COUNTING_THREAD = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort } from 'node:worker_threads';
    const listeners = new BroadcastChannel('works');
    let works = 0;
    parentPort.on('message', () => {
      works += 1;
      listeners.postMessage(works);
      parentPort.postMessage(null);
      parentPort.postMessage({ mountains: [], works });
    });`)}`,
);

test('a thread that is begun ahead, once for all who are about to write, has planned before', async () => {
  const planner = threadPlanner({ thread: COUNTING_THREAD });
  planner.begin?.();
  planner.begin?.();
  expect((await planner.structure(dumpOf('one'))).draft).toEqual({ mountains: [], works: 2 });
  planner.begin?.();
  expect((await planner.structure(dumpOf('two'))).draft).toEqual({ mountains: [], works: 3 });
});

test('a thread that is begun ahead plans pages of all kinds while nobody asks', async () => {
  const heard = new BroadcastChannel('works');
  const allPlanned = new Promise<void>((done) => {
    heard.onmessage = ({ data }) => data === FIRST_PAGES.length && done();
  });
  const planner = threadPlanner({ thread: COUNTING_THREAD });
  planner.begin?.();
  await allPlanned;
  heard.close();
  const works = FIRST_PAGES.length + 1;
  expect((await planner.structure(dumpOf('one'))).draft).toEqual({ mountains: [], works });
});
