import { useEffect, useRef, type ReactNode } from 'react';

/** What came of something after its form was left. */
export type LateEnd = { readonly news: string } | { readonly trouble: ReactNode };

/** False in what goes on after the component was taken from the page. */
export function useIsShown() {
  const isShown = useRef(true);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  return isShown;
}
