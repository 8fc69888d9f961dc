import { expect, test } from 'vitest';
import { aBrowser } from '../device/test-browser.ts';
import { IN_HAND_PATIENCE_MS } from './in-hand.ts';
import { onItsWay } from './on-its-way.ts';
import { createUnsettled } from './unsettled.ts';

const DUMP = { id: 'dump-1', text: 'taxes', at: '2026-11-20T10:00:00.000Z' };

test('a dump that one tab has in hand waits in the other, and can be called off there at once', async () => {
  const browser = aBrowser();
  const [one, other] = [browser.openTab(), browser.openTab()].map(({ device }) => ({
    device,
    unsettled: createUnsettled({ notes: device.notes, userId: 'ada' }),
  }));
  if (one === undefined || other === undefined) throw new Error('There are two tabs.');
  const order: string[] = [];
  let end = (): void => undefined;
  const first = onItsWay(one, { dump: DUMP }, async () => {
    await new Promise<void>((resolve) => (end = resolve));
    order.push('first');
  });
  const call = new AbortController();
  const ask = { dump: DUMP, work: call };
  const calledOff = onItsWay(other, ask, async () => void order.push('called off'));
  const second = onItsWay(other, { dump: DUMP }, async () => void order.push('second'));
  call.abort(new Error('called off'));
  await expect(calledOff).rejects.toThrow('called off');
  expect(order).toEqual([]);
  end();
  await Promise.all([first, second]);
  expect(order).toEqual(['first', 'second']);
});

test('a tab that never lets go of a dump is waited for only so long, and it is not sent twice from here', async () => {
  const browser = aBrowser();
  const keeping = () => {
    const { device } = browser.openTab();
    return { device, unsettled: createUnsettled({ notes: device.notes, userId: 'ada' }) };
  };
  let wakes = (): void => undefined;
  const asleep = new Promise<void>((resolve) => (wakes = resolve));
  const first = onItsWay(keeping(), { dump: DUMP }, () => asleep);
  let runs = 0;
  const second = onItsWay(keeping(), { dump: DUMP }, async () => void (runs += 1));
  browser.advance(IN_HAND_PATIENCE_MS - 1);
  expect(runs).toBe(0);
  browser.advance(1);
  await second;
  wakes();
  await first;
  expect(runs).toBe(1);
});

test('work that takes longer than others wait is waited for by whoever began it', async () => {
  const browser = aBrowser();
  const { device } = browser.openTab();
  const unsettled = createUnsettled({ notes: device.notes, userId: 'ada' });
  let fail: (cause: Error) => void = () => undefined;
  const call = new AbortController();
  const sent = onItsWay({ device, unsettled }, { dump: DUMP, work: call }, () => {
    return new Promise((_, reject) => (fail = reject));
  });
  await Promise.resolve();
  call.abort();
  browser.advance(IN_HAND_PATIENCE_MS);
  fail(new Error('too late'));
  await expect(sent).rejects.toThrow('too late');
});
