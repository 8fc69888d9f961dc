import { useEffect, useRef } from 'react';

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
