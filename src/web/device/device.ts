/** What the browser lends to the plan and the session, in one place so that a test can play the browser. */

import { instantOf } from '#domain/calendar/instant.ts';
import type { Instant, Zone } from '#domain/calendar/day.ts';
import { temporal } from '#domain/calendar/temporal.ts';

export type Channel = {
  post(message: unknown): void;
  close(): void;
};

export type Device = {
  now(): Instant;
  zone(): Zone;
  newId(): string;
  /** 0 up to 1, for spreading retries. */
  random(): number;
  /** Runs once, later; the answer cancels it. */
  after(delayMs: number, run: () => void): () => void;
  /** Runs once, when the browser has drawn what there is to draw; the answer cancels it. */
  whenIdle(run: () => void): () => void;
  /** Calls when somebody may have come back: shown, focused, restored, online. */
  onWake(run: () => void): () => void;
  /** Calls when the page is being closed, reloaded or left. */
  onLeave(run: () => void): () => void;
  isVisible(): boolean;
  /**
   * Runs while no other tab runs under the same name; in turn where the browser has no locks. Another tab
   * that does not come to its end is waited for no longer than `patienceMs`.
   */
  withLock(name: string, run: () => Promise<void>, patienceMs?: number): Promise<void>;
  openChannel(name: string, onMessage: (message: unknown) => void): Channel;
  /** Asks the browser, once in its life, not to throw our storage away when space is short. */
  keepStorage(): void;
  /** Small, synchronous storage shared by all tabs; forgets at the end where the browser allows none. */
  readonly notes: Notes;
};

export type Notes = {
  read(key: string): string | null;
  write(key: string, text: string | null): void;
  /** Calls when this tab or another wrote; `null` when everything may have changed. */
  onChange(run: (key: string | null) => void): () => void;
};

/** A traveller's zone may be so old. */
const ZONE_FRESH_MS = 10_000;

/** Asking the browser takes longer than all else that a tap does, and every view asks. */
function zoneReader(): () => Zone {
  let known: { zone: Zone; at: number } | null = null;
  return () => {
    const at = Date.now();
    if (known === null || Math.abs(at - known.at) > ZONE_FRESH_MS)
      known = { zone: temporal()?.Now.timeZoneId() ?? zoneByIntl(), at };
    return known.zone;
  };
}

function zoneByIntl(): Zone {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}

export function browserDevice(): Device {
  const notes = browserNotes();
  return {
    now: () => instantOf(Date.now()),
    zone: zoneReader(),
    newId,
    random: () => Math.random(),
    after(delayMs, run) {
      const timer = setTimeout(run, delayMs);
      return () => clearTimeout(timer);
    },
    whenIdle,
    onWake,
    onLeave,
    isVisible: () => document.visibilityState === 'visible',
    withLock: lockKeeper({ notes, onLeave }),
    openChannel,
    keepStorage: () => keepStorage(notes),
    notes,
  };
}

/** A UUID of version 4. `crypto.randomUUID` is missing on plain http in the home network. */
function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

/** A busy browser is waited for no longer than this. */
const IDLE_WITHIN_MS = 500;

function whenIdle(run: () => void): () => void {
  // Safari has no such thing; there a pause has to do.
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(run, IDLE_WITHIN_MS / 5);
    return () => clearTimeout(timer);
  }
  const asked = requestIdleCallback(run, { timeout: IDLE_WITHIN_MS });
  return () => cancelIdleCallback(asked);
}

function onWake(run: () => void): () => void {
  const whenShown = (): void => {
    if (document.visibilityState === 'visible') run();
  };
  const events = ['focus', 'pageshow', 'online'] as const;
  for (const name of events) window.addEventListener(name, run);
  document.addEventListener('visibilitychange', whenShown);
  return () => {
    for (const name of events) window.removeEventListener(name, run);
    document.removeEventListener('visibilitychange', whenShown);
  };
}

function onLeave(run: () => void): () => void {
  window.addEventListener('pagehide', run);
  return () => window.removeEventListener('pagehide', run);
}

function lockKeeper(device: Pick<Device, 'notes' | 'onLeave'>): Device['withLock'] {
  // `navigator.locks` is missing outside a secure context, such as http on the local network.
  const locks: LockManager | undefined = navigator.locks;
  if (!locks) return byNotes(device);
  return async (name, run, patienceMs) => {
    const signal = patienceMs === undefined ? undefined : AbortSignal.timeout(patienceMs);
    let hasBegun = false;
    const begin = () => {
      hasBegun = true;
      return run();
    };
    await locks.request(name, signal ? { signal } : {}, begin).catch((failure: unknown) => {
      if (hasBegun || !signal?.aborted) throw failure;
      return run();
    });
  };
}

const LOOK_EVERY_MS = 100;

/** What is held with patience the other tabs know of by a note, which is old where a tab was closed. */
export function byNotes({ notes, onLeave }: Pick<Device, 'notes' | 'onLeave'>): Device['withLock'] {
  const inOwnTurn = inTurn();
  return (name, run, patienceMs = 0) =>
    inOwnTurn(name, async () => {
      if (patienceMs === 0) return run();
      while (Math.abs(Date.now() - Number(notes.read(name))) < patienceMs)
        await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
      const letGo = (): void => notes.write(name, null);
      notes.write(name, String(Date.now()));
      // Whoever reloads the page would wait for what is over.
      const forget = onLeave(letGo);
      await run().finally(() => {
        forget();
        letGo();
      });
    });
}

/** One tab alone cannot know of the others; the server's memory of operations keeps that harmless. */
export function inTurn(): Device['withLock'] {
  const last = new Map<string, Promise<void>>();
  return (name, run) => {
    const turn = (last.get(name) ?? Promise.resolve()).then(run);
    last.set(
      name,
      turn.catch(() => undefined),
    );
    return turn;
  };
}

function openChannel(name: string, onMessage: (message: unknown) => void): Channel {
  if (typeof BroadcastChannel === 'undefined')
    return { post: () => undefined, close: () => undefined };
  const channel = new BroadcastChannel(name);
  channel.onmessage = (event: MessageEvent<unknown>) => onMessage(event.data);
  return { post: (message) => channel.postMessage(message), close: () => channel.close() };
}

const ASKED_KEY = 'unstuck.storage-asked';

function keepStorage(notes: Notes): void {
  if (notes.read(ASKED_KEY) !== null) return;
  notes.write(ASKED_KEY, 'yes');
  // Outside a secure context there is no `navigator.storage`; a refusal changes nothing for us.
  const storage: StorageManager | undefined = navigator.storage;
  void storage?.persist().catch(() => false);
}

function browserNotes(): Notes {
  const spare = new Map<string, string>();
  const listeners = new Set<(key: string | null) => void>();
  return {
    read(key) {
      try {
        return spare.get(key) ?? localStorage.getItem(key);
      } catch {
        return spare.get(key) ?? null;
      }
    },
    write(key, text) {
      spare.delete(key);
      try {
        if (text === null) localStorage.removeItem(key);
        else localStorage.setItem(key, text);
      } catch {
        if (text !== null) spare.set(key, text);
      }
      for (const listener of listeners) listener(key);
    },
    onChange(run) {
      const listener = (event: StorageEvent): void => run(event.key);
      const all = (): void => run(null);
      listeners.add(run);
      // The page stands still while the browser opens all its storages for this: drawing goes first.
      const cancel = whenIdle(() => {
        window.addEventListener('storage', listener);
        // A page that is brought back as it was has heard of nothing while it was away.
        window.addEventListener('pageshow', all);
        // What another tab wrote meanwhile.
        all();
      });
      return () => {
        cancel();
        window.removeEventListener('storage', listener);
        window.removeEventListener('pageshow', all);
        listeners.delete(run);
      };
    },
  };
}
