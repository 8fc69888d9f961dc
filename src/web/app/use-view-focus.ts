import { useEffect, useRef, useSyncExternalStore } from 'react';
import type { LazyPart } from '../ui/lazy-part.ts';

/** As much of a part as it takes to know whether its code is here, whatever it shows. */
export type Arriving = Pick<LazyPart<never>, 'subscribe'> & { get(): unknown };

/**
 * When one view takes the place of another, what had the focus goes with it. The heading of the new
 * one takes it, so that a screen reader says where one is and Tab goes on from there. A view whose code
 * is still on its way is not there yet: what stands in its place goes again, and the focus with it.
 */
export function useViewFocus({ name, part }: { name: string; part: Arriving | null }): void {
  const last = useRef<string | null>(null);
  const arrival = useArrival(part);
  const view = arrival === 'waiting' ? 'loading' : arrival === 'failed' ? `no ${name}` : name;
  useEffect(() => {
    const isFirst = last.current === null || last.current === view;
    // Of the page as it opens nobody has touched anything yet: it is read from its top. The same view
    // once more, such as that of a second failure, is another one when it was loading between.
    if (view !== 'loading' || last.current !== null) last.current = view;
    if (view === 'loading' || isFirst || document.activeElement !== document.body) return;
    const heading = document.querySelector('h1');
    if (heading === null) return;
    heading.tabIndex = -1;
    heading.focus();
  }, [view]);
}

function useArrival(part: Arriving | null): 'waiting' | 'failed' | 'there' {
  return useSyncExternalStore(part?.subscribe ?? noChange, () => {
    const state = part?.get() ?? 'there';
    return state === 'waiting' || state === 'failed' ? state : 'there';
  });
}

function noChange(): () => void {
  return () => undefined;
}
