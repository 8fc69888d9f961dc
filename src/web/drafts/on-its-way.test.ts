import { expect, test } from 'vitest';
import { aBrowser } from '../device/test-browser.ts';
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
  const ask = { dump: DUMP, signal: call.signal };
  const calledOff = onItsWay(other, ask, async () => void order.push('called off'));
  const second = onItsWay(other, { dump: DUMP }, async () => void order.push('second'));
  call.abort(new Error('called off'));
  await expect(calledOff).rejects.toThrow('called off');
  expect(order).toEqual([]);
  end();
  await Promise.all([first, second]);
  expect(order).toEqual(['first', 'second']);
});
