import { expect, test } from 'vitest';
import { withAiTurn, type AiUsage } from './ai-limits.ts';
import { usageInMemory } from './test-ai-usage.ts';
import { usageKeepsItsPromises } from './ai-usage.test-suite.ts';

let time = 0;
let people = 0;
const usage = usageInMemory({ now: () => time });
usageKeepsItsPromises(() => ({
  usage,
  person: async () => `person-${(people += 1)}`,
  pass: async (ms) => void (time += ms),
}));

const log = { warn: () => undefined };

function person(wanted: { limit?: number; usage?: AiUsage } = {}) {
  let time = 1_000_000;
  const usage = usageInMemory({ now: () => time });
  const turn = (work: () => Promise<string>, more: { userId?: string; day?: string } = {}) =>
    withAiTurn(
      {
        userId: 'ann',
        day: '2026-11-21',
        limit: 3,
        limitOfAll: 100,
        deadlineMs: 90_000,
        usage,
        log,
        ...wanted,
        ...more,
      },
      work,
    );
  return { turn, wait: (ms: number) => void (time += ms) };
}

const plan = async () => 'a plan';

test('a person asks one thing at a time, and another person is not in the way', async () => {
  const { turn } = person();
  const first = Promise.withResolvers<string>();
  const running = turn(() => first.promise);
  expect(await turn(plan)).toEqual({ kind: 'running' });
  expect(await turn(plan, { userId: 'ben' })).toEqual({ kind: 'done', result: 'a plan' });
  first.resolve('the first');
  expect(await running).toEqual({ kind: 'done', result: 'the first' });
  expect(await turn(plan)).toEqual({ kind: 'done', result: 'a plan' });
});

test('a plan that was made is given also when its end cannot be noted', async () => {
  const failing = { ...usage, end: () => Promise.reject(new Error('No connection.')) };
  const { turn } = person({ usage: failing });
  expect(await turn(plan)).toEqual({ kind: 'done', result: 'a plan' });
});

test('the quota is for a day, and what failed counts', async () => {
  const { turn } = person({ limit: 2 });
  await turn(plan);
  await expect(turn(() => Promise.reject(new Error('No.')))).rejects.toThrow('No.');
  expect(await turn(plan)).toEqual({ kind: 'spent' });
  expect(await turn(plan, { day: '2026-11-22' })).toEqual({ kind: 'done', result: 'a plan' });
});

test('a request is held until its deadline, and one whose server died holds nobody up for longer', async () => {
  const { turn, wait } = person();
  void turn(() => new Promise(() => undefined));
  expect(await turn(plan)).toEqual({ kind: 'running' });
  wait(90_000);
  expect(await turn(plan)).toEqual({ kind: 'running' });
  wait(5_001);
  expect(await turn(plan)).toEqual({ kind: 'done', result: 'a plan' });
});
