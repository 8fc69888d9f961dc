import { useCallback, useMemo, useState } from 'react';
import { afterPaint } from './after-paint.ts';

/** Whether a part is open. `within` answers for what is inside one, the same way until that changes. */
export type IsOpen = { (id: string): boolean; within(outer: string): IsOpen };

/** Which parts of the page are open. */
export type Expansion = {
  isOpen: IsOpen;
  /** What is inside another part is told by both ids: `outer inner`. */
  toggle: (id: string) => void;
};

type Memory = { read(key: string): string | null; write(key: string, text: string | null): void };

/** Everything is closed at first; what somebody opened is still open after a reload. */
export function useExpansion({ memory, key }: { memory: Memory; key: string }): Expansion {
  const [open, setOpen] = useState(() => {
    const ids = new Set(parseIds(memory.read(key)));
    return { ids, inner: innerOf(ids) };
  });
  const { ids, inner } = open;
  const toggle = useCallback(
    (id: string) => {
      const next = new Set(ids);
      if (!next.delete(id)) next.add(id);
      setOpen({ ids: next, inner: id.includes(' ') ? innerOf(next) : inner });
      // Of a long plan that is much to write.
      afterPaint(() => memory.write(key, JSON.stringify([...next])));
    },
    [ids, inner, memory, key],
  );
  return useMemo(() => ({ isOpen: openOf(ids, inner), toggle }), [ids, inner, toggle]);
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
