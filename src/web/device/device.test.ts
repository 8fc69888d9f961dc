import { expect, test, vi } from 'vitest';
import { browserDevice, inTurn } from './device.ts';

test('ids are UUIDs of version 4, also without a secure context', () => {
  const { newId } = browserDevice();
  const ids = Array.from({ length: 100 }, newId);
  for (const id of ids) {
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  }
  expect(new Set(ids).size).toBe(100);
});

test("the zone is the machine's, by whichever calendar tells it", () => {
  expect(browserDevice().zone()).toBe(Intl.DateTimeFormat().resolvedOptions().timeZone);
  vi.stubGlobal('Temporal', { Now: { timeZoneId: () => 'Pacific/Chatham' } });
  expect(browserDevice().zone()).toBe('Pacific/Chatham');
  vi.unstubAllGlobals();
});

test('notes are kept for the next page and heard of in this one', () => {
  const { notes } = browserDevice();
  const heard: (string | null)[] = [];
  const forget = notes.onChange((key) => heard.push(key));
  notes.write('unstuck.test', 'hello');
  forget();
  expect(browserDevice().notes.read('unstuck.test')).toBe('hello');
  notes.write('unstuck.test', null);
  expect(notes.read('unstuck.test')).toBeNull();
  expect(heard).toEqual(['unstuck.test']);
});

test('what another tab writes is heard of when the page is drawn, and what it wrote until then', () => {
  vi.useFakeTimers();
  const heard: (string | null)[] = [];
  const forget = browserDevice().notes.onChange((key) => heard.push(key));
  const write = () => window.dispatchEvent(new StorageEvent('storage', { key: 'unstuck.test' }));
  write();
  expect(heard).toEqual([]);
  vi.runOnlyPendingTimers();
  expect(heard).toEqual([null]);
  write();
  expect(heard).toEqual([null, 'unstuck.test']);
  forget();
  write();
  browserDevice().notes.onChange((key) => heard.push(key))();
  vi.runOnlyPendingTimers();
  write();
  expect(heard).toHaveLength(2);
  vi.useRealTimers();
});

test('a browser that allows no notes remembers them as long as the page lives', () => {
  const refuse = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const { notes } = browserDevice();
  notes.write('unstuck.test', 'hello');
  expect(notes.read('unstuck.test')).toBe('hello');
  notes.write('unstuck.test', null);
  expect(notes.read('unstuck.test')).toBeNull();
  refuse.mockRestore();
});

test('work under one name runs in turn, also after work that failed', async () => {
  const withLock = inTurn();
  const order: string[] = [];
  const first = withLock('outbox', async () => {
    order.push('first begins');
    await Promise.resolve();
    order.push('first ends');
    throw new Error('lost');
  });
  const second = withLock('outbox', async () => void order.push('second'));
  await expect(first).rejects.toThrow('lost');
  await second;
  expect(order).toEqual(['first begins', 'first ends', 'second']);
});
