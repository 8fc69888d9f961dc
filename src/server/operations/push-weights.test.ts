import type { Context } from 'hono';
import { beforeEach, expect, test } from 'vitest';
import type { Limit } from '../throttle/limits.ts';
import type { Throttle } from '../throttle/throttle.ts';
import { createPushWeights, type PushWeights } from './push-weights.ts';

const c = {} as Context;
let weights: PushWeights;
let ms: number;
/** The kilobytes that were counted for the hour, in their order. */
let counted: number[];
/** What counts by now, for the hour and for the day. */
let sums: Record<number, number>;
let isTooMuch: boolean;

beforeEach(() => {
  ms = 0;
  counted = [];
  sums = { 3600: 0, 86400: 0 };
  isTooMuch = false;
  const add = ({ windowSeconds }: Limit, weight: number) => {
    sums[windowSeconds] = (sums[windowSeconds] ?? 0) + weight;
  };
  const allowPerson: Throttle['allowPerson'] = async (_, { weight = 1 }, limit) => {
    if (limit.windowSeconds === 3600) counted.push(weight);
    if (isTooMuch && limit.windowSeconds > 3600) throw new Error('Too much.');
    add(limit, weight);
    return async () => add(limit, -weight);
  };
  weights = createPushWeights({ throttle: { allowPerson }, now: () => ms });
});

async function send(times: number, bytes: number, userId = 'ann'): Promise<void> {
  for (let sent = 0; sent < times; sent += 1) await weights.allow(c, userId, bytes);
}

test('small pushes are counted together once they are many, each person for themselves', async () => {
  await send(128, 2048);
  await send(100, 2048, 'ben');
  expect(counted).toEqual([]);
  await send(1, 1024);
  expect(counted).toEqual([257]);
  await send(28, 2048, 'ben');
  expect(counted).toEqual([257]);
  await send(1, 1024, 'ben');
  expect(counted).toEqual([257, 257]);
  await send(128, 2048);
  expect(counted).toEqual([257, 257]);
});

test('a large push is counted at once for hour and day, with the small ones before it', async () => {
  await send(3, 1024);
  await send(1, 900 * 1024);
  await send(1, 900 * 1024);
  expect(counted).toEqual([903, 900]);
  expect(sums).toEqual({ 3600: 1803, 86400: 1803 });
});

test('nobody gets on by being refused, and whoever waited is counted again', async () => {
  await send(128, 2048);
  isTooMuch = true;
  for (const bytes of [900 * 1024, 300, 300])
    await expect(send(1, bytes)).rejects.toThrow('Too much.');
  isTooMuch = false;
  await send(2, 300);
  expect(counted).toEqual([1156, 257, 257, 257]);
  expect(sums).toEqual({ 3600: 257, 86400: 257 });
});

test('what was refused or came to nothing counts no more, and will be counted when it is sent again', async () => {
  const send = (bytes: number) => weights.allow(c, 'ann', bytes);
  isTooMuch = true;
  for (let tries = 0; tries < 3; tries += 1)
    await expect(send(900 * 1024)).rejects.toThrow('Too much.');
  expect(sums).toEqual({ 3600: 0, 86400: 0 });
  isTooMuch = false;
  const takeBack = await send(900 * 1024);
  expect(sums).toEqual({ 3600: 900, 86400: 900 });
  await takeBack();
  expect(sums).toEqual({ 3600: 0, 86400: 0 });
  for (let tries = 0; tries < 300; tries += 1) await (await send(2048))();
  expect(counted).toEqual([900, 900, 900, 900]);
});

test('a database that does not answer is waited for once', async () => {
  const allowPerson: Throttle['allowPerson'] = async (_c, _deed, limit) => {
    if (limit.windowSeconds > 3600) throw new Error('Query read timeout');
    return () => new Promise(() => undefined);
  };
  const silent = createPushWeights({ throttle: { allowPerson }, now: () => ms });
  await expect(silent.allow(c, 'ann', 900 * 1024)).rejects.toThrow('Query read timeout');
});

test('what little was gathered in an hour is forgotten', async () => {
  await send(128, 2048);
  ms = 3_600_000;
  await send(128, 2048);
  expect(counted).toEqual([]);
});
