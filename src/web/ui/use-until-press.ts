import { useCallback, useEffect, useState } from 'react';

/** Something that is shown until the person presses anything next. */
export function useUntilPress(): { readonly isShown: boolean; readonly show: () => void } {
  const [isShown, setIsShown] = useState(false);
  const show = useCallback(() => setIsShown(true), []);
  useEffect(() => {
    if (!isShown) return;
    const hide = () => setIsShown(false);
    document.addEventListener('click', hide, true);
    return () => document.removeEventListener('click', hide, true);
  }, [isShown]);
  return { isShown, show };
}
