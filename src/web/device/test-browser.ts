/** A browser with tabs that a test drives: its clock stands still until it is told. */

import { IDBFactory } from 'fake-indexeddb';
import { instantOf, millisecondsOf } from '#domain/calendar/instant.ts';
import { inTurn, type Device, type Notes } from './device.ts';

export type TestBrowser = {
  /** Makes this browser's IndexedDB the global one. */
  enter(): void;
  /** A tab; `crash` ends its timers, locks stay with it no longer, nothing of it is heard again. */
  openTab(): TestTab;
  /** Moves the clock and runs what is due. */
  advance(milliseconds: number): void;
  /** Moves the clock alone, as a sleeping machine does: what is due runs later. */
  sleep(milliseconds: number): void;
  now(): string;
};

export type TestTab = {
  readonly device: Device;
  isVisible: boolean;
  /** Somebody comes back to the tab, or the network does. */
  wake(): void;
  crash(): void;
  /** The person closes or reloads the tab. */
  leave(): void;
};

const START = millisecondsOf('2026-11-20T10:00:00.000Z');

let browsers = 0;

type Timer = { readonly due: number; readonly run: () => void };

type World = {
  nowMs: number;
  readonly number: number;
  ids: number;
  readonly timers: Set<Timer>;
  readonly channels: Map<string, Set<(message: unknown) => void>>;
  readonly notes: Map<string, string>;
  readonly noteListeners: Set<(key: string | null) => void>;
  readonly withLock: Device['withLock'];
};

/** Replaces the global IndexedDB, so that every browser starts empty. */
export function aBrowser(options: { aheadMs?: number } = {}): TestBrowser {
  const databases = new IDBFactory();
  globalThis.indexedDB = databases;
  const world: World = {
    nowMs: START + (options.aheadMs ?? 0),
    number: (browsers += 1),
    ids: 0,
    timers: new Set(),
    channels: new Map(),
    notes: new Map(),
    noteListeners: new Set(),
    withLock: inTurn(),
  };
  return {
    enter: () => void (globalThis.indexedDB = databases),
    openTab: () => openTab(world),
    advance(milliseconds) {
      world.nowMs += milliseconds;
      for (const timer of world.timers) {
        if (timer.due > world.nowMs) continue;
        world.timers.delete(timer);
        timer.run();
      }
    },
    sleep: (milliseconds) => void (world.nowMs += milliseconds),
    now: () => instantOf(world.nowMs),
  };
}

/** Different in every browser, as a UUID would be. */
function newId(world: World): string {
  world.ids += 1;
  const digits = (of: number, length: number): string => String(of).padStart(length, '0');
  return `${digits(world.number, 8)}-0000-4000-8000-${digits(world.ids, 12)}`;
}

function openTab(world: World): TestTab {
  const wakers = new Set<() => void>();
  const leavers = new Set<() => void>();
  const own = new Set<Timer>();
  let isAlive = true;
  let die = (): void => undefined;
  const dead = new Promise<void>((resolve) => (die = resolve));
  const tab: TestTab = {
    device: {
      now: () => instantOf(world.nowMs),
      zone: () => 'UTC',
      newId: () => newId(world),
      random: () => 0,
      after(delayMs, run) {
        const timer = { due: world.nowMs + delayMs, run: () => (isAlive ? run() : undefined) };
        world.timers.add(timer);
        own.add(timer);
        return () => world.timers.delete(timer);
      },
      whenIdle(run) {
        run();
        return () => undefined;
      },
      onWake(run) {
        wakers.add(run);
        return () => wakers.delete(run);
      },
      onLeave(run) {
        leavers.add(run);
        return () => leavers.delete(run);
      },
      isVisible: () => tab.isVisible,
      withLock: (name, run, patienceMs) =>
        inPatience(
          { ...tab.device, withLock: world.withLock },
          { name, patienceMs, run: () => Promise.race([run(), dead]) },
        ),
      openChannel: (name, onMessage) =>
        openChannel(world, { name, hear: (message) => (isAlive ? onMessage(message) : undefined) }),
      keepStorage: () => undefined,
      notes: sharedNotes(world),
    },
    isVisible: true,
    wake() {
      for (const run of wakers) run();
    },
    leave() {
      for (const run of leavers) run();
      tab.crash();
    },
    crash() {
      isAlive = false;
      die();
      wakers.clear();
      leavers.clear();
      for (const timer of own) world.timers.delete(timer);
    },
  };
  return tab;
}

/** As the locks of a browser do where their signal says that it takes too long. */
async function inPatience(
  { after, withLock }: Pick<Device, 'after' | 'withLock'>,
  ask: { name: string; patienceMs: number | undefined; run: () => Promise<void> },
): Promise<void> {
  const { name, patienceMs, run } = ask;
  let hasBegun = false;
  const begin = async (): Promise<void> => {
    if (hasBegun) return;
    hasBegun = true;
    await run();
  };
  const turn = withLock(name, begin);
  if (patienceMs === undefined) return turn;
  const tooLong = new Promise<void>((resolve, reject) => {
    after(patienceMs, () => hasBegun || void begin().then(resolve, reject));
  });
  return Promise.race([turn, tooLong]);
}

function openChannel(world: World, ask: { name: string; hear: (message: unknown) => void }) {
  const { hear, name } = ask;
  const all = world.channels.get(name) ?? new Set();
  world.channels.set(name, all.add(hear));
  return {
    post(message: unknown) {
      for (const other of all) if (other !== hear) queueMicrotask(() => other(message));
    },
    close: () => void all.delete(hear),
  };
}

function sharedNotes({ notes, noteListeners }: World): Notes {
  return {
    read: (key) => notes.get(key) ?? null,
    write(key, text) {
      if (text === null) notes.delete(key);
      else notes.set(key, text);
      for (const listener of noteListeners) listener(key);
    },
    onChange(run) {
      noteListeners.add(run);
      return () => noteListeners.delete(run);
    },
  };
}
