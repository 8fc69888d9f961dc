import { expect, onTestFinished, test, vi } from 'vitest';
import { browserDevice, byNotes, inTurn } from './device.ts';

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

test('a page that is brought back as it was reads again what other tabs wrote while it was away', () => {
  vi.useFakeTimers();
  const heard: (string | null)[] = [];
  const forget = browserDevice().notes.onChange((key) => heard.push(key));
  vi.runOnlyPendingTimers();
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(heard).toEqual([null, null]);
  forget();
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
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

/** The locks of a browser; those of `held` another tab never lets go. */
function withLocks(...held: string[]) {
  const request = (name: string, { signal }: LockOptions, run: () => Promise<void>) => {
    if (!held.includes(name)) return run();
    return new Promise((_resolve, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason));
    });
  };
  vi.stubGlobal('navigator', { locks: { request } });
  onTestFinished(() => void vi.unstubAllGlobals());
  return browserDevice().withLock;
}

test('a lock that another tab never lets go is waited for as long as there is patience', async () => {
  const withLock = withLocks('session');
  const begun: string[] = [];
  void withLock('session', async () => void begun.push('without patience'));
  await withLock('session', async () => void begun.push('with patience'), 5);
  expect(begun).toEqual(['with patience']);
});

test('work that fails while it holds a lock has failed, and is not done again', async () => {
  const run = vi.fn(() => Promise.reject(new Error('lost')));
  await expect(withLocks()('session', run, 5)).rejects.toThrow('lost');
  expect(run).toHaveBeenCalledTimes(1);
});

test('without locks a note tells the other tabs what is held, as long as they have patience', async () => {
  const device = browserDevice();
  const { notes } = device;
  const [one, other] = [byNotes(device), byNotes(device)];
  const order: string[] = [];
  const slow = async () => {
    await new Promise((resolve) => setTimeout(resolve, 150));
    order.push('one');
  };
  const first = one('session', slow, 60_000);
  await other('session', async () => void order.push('other'), 60_000);
  await first;
  expect(order).toEqual(['one', 'other']);
  void one('session', () => new Promise(() => undefined), 60_000);
  await other('session', async () => void order.push('impatient'), 150);
  expect(order.at(-1)).toBe('impatient');
  expect(notes.read('session')).toBeNull();
});

test('without locks a page that is left leaves no note of what it held', async () => {
  const device = browserDevice();
  const { notes } = device;
  void byNotes(device)('session', () => new Promise(() => undefined), 60_000);
  await vi.waitFor(() => expect(notes.read('session')).not.toBeNull());
  window.dispatchEvent(new Event('pagehide'));
  expect(notes.read('session')).toBeNull();
});
