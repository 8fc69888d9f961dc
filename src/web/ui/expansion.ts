import { useSyncExternalStore } from 'react';
import { afterPaint } from './after-paint.ts';

/** Whether a part is open. `within` answers for what is inside one, the same way until that changes. */
export type IsOpen = { (id: string): boolean; within(outer: string): IsOpen };

/** Which parts of the page are open. */
export type Expansion = {
  readonly isOpen: IsOpen;
  /** What is inside another part is told by both ids: `outer inner`. */
  readonly toggle: (id: string) => void;
};

/** Which parts are open, for whichever of them asks: a tap draws none of what is around them. */
export type ExpansionStore = {
  readonly read: () => Expansion;
  readonly subscribe: (listener: () => void) => () => void;
};

type Memory = { read(key: string): string | null; write(key: string, text: string | null): void };

/** Everything is closed at first; what somebody opened is still open after a reload. */
export function createExpansion({ memory, key }: { memory: Memory; key: string }): ExpansionStore {
  const listeners = new Set<() => void>();
  let ids: ReadonlySet<string> = new Set(parseIds(memory.read(key)));
  let inner = innerOf(ids);
  const toggle = (id: string): void => {
    const next = new Set(ids);
    if (!next.delete(id)) next.add(id);
    ids = next;
    if (id.includes(' ')) inner = innerOf(next);
    expansion = { isOpen: openOf(ids, inner), toggle };
    for (const listener of listeners) listener();
    // Of a long plan that is much to write.
    afterPaint(() => memory.write(key, JSON.stringify([...next])));
  };
  let expansion: Expansion = { isOpen: openOf(ids, inner), toggle };
  return {
    read: () => expansion,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export function useExpansion({ subscribe, read }: ExpansionStore): Expansion {
  return useSyncExternalStore(subscribe, read);
}

type Inner = ReadonlyMap<string, IsOpen>;

export function openOf(ids: ReadonlySet<string>, inner: Inner = innerOf(ids)): IsOpen {
  return Object.assign((id: string) => ids.has(id), {
    within: (outer: string) => inner.get(outer) ?? NOTHING_OPEN,
  });
}

export const NOTHING_OPEN: IsOpen = openOf(new Set(), new Map());

function innerOf(ids: ReadonlySet<string>): Inner {
  const found = new Map<string, Set<string>>();
  for (const id of ids) {
    const [outer = '', inner] = id.split(' ');
    if (inner !== undefined) found.set(outer, (found.get(outer) ?? new Set()).add(inner));
  }
  return new Map([...found].map(([outer, inside]) => [outer, openOf(inside, new Map())]));
}

function parseIds(text: string | null): string[] {
  if (text === null) return [];
  try {
    const ids: unknown = JSON.parse(text);
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}
