import { useCallback, useMemo, useState } from 'react';
import { afterPaint } from './after-paint.ts';

/** Which parts of the page are open. */
export type Expansion = { isOpen: (id: string) => boolean; toggle: (id: string) => void };

type Memory = { read(key: string): string | null; write(key: string, text: string | null): void };

/** Everything is closed at first; what somebody opened is still open after a reload. */
export function useExpansion({ memory, key }: { memory: Memory; key: string }): Expansion {
  const [open, setOpen] = useState(() => new Set(parseIds(memory.read(key))));
  const toggle = useCallback(
    (id: string) => {
      const next = new Set(open);
      if (!next.delete(id)) next.add(id);
      setOpen(next);
      // Of a long plan that is much to write.
      afterPaint(() => memory.write(key, JSON.stringify([...next])));
    },
    [open, memory, key],
  );
  return useMemo(() => ({ isOpen: (id) => open.has(id), toggle }), [open, toggle]);
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
