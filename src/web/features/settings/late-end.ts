import { useState, type ReactNode } from 'react';
import { useIsShown } from '../../ui/use-is-shown.ts';

/** What came of something after its form was left. */
export type LateEnd = { readonly news: string } | { readonly trouble: ReactNode };

export type LateEnds = {
  readonly last: { readonly title: string; readonly end: LateEnd } | null;
  /** What came of something in the part of that title. */
  readonly tell: (title: string, end: LateEnd) => void;
  /** What comes next of that part is said there. */
  readonly forget: (title: string) => void;
};

/**
 * What came last of a form that was left, for whatever shows the settings: also while something else stands in their
 * place. Once it is gone from the page as well, the page is told.
 */
export function useLateEnds(page: {
  onNews: (news: string) => void;
  onTrouble: (trouble: ReactNode) => void;
}): LateEnds {
  const isShown = useIsShown();
  const [last, setLast] = useState<LateEnds['last']>(null);
  return {
    last,
    tell(title, end) {
      if (isShown.current) setLast({ title, end });
      else if ('news' in end) page.onNews(end.news);
      else page.onTrouble(end.trouble);
    },
    forget: (title) => setLast((now) => (now?.title === title ? null : now)),
  };
}
