import { useEffect, useRef } from 'react';

/**
 * When one view takes the place of another, what had the focus goes with it. The heading of the new
 * one takes it, so that a screen reader says where one is and Tab goes on from there.
 */
export function useViewFocus(view: string): void {
  const last = useRef<string | null>(null);
  useEffect(() => {
    const isFirst = last.current === null || last.current === view;
    // Of the page as it opens nobody has touched anything yet: it is read from its top.
    if (view !== 'loading') last.current = view;
    if (view === 'loading' || isFirst || document.activeElement !== document.body) return;
    const heading = document.querySelector('h1');
    if (heading === null) return;
    heading.tabIndex = -1;
    heading.focus();
  }, [view]);
}
