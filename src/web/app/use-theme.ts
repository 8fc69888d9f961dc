import { useLayoutEffect } from 'react';
import type { Theme } from '#domain/profile/profile.ts';
import { useDevice } from '../session/session-context.tsx';

/** Shows the chosen theme, and notes it for `chosen-theme.js` to find before the next first paint. */
export function useTheme(theme: Theme): void {
  const { notes } = useDevice();
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    if (theme === 'system') delete dataset.theme;
    else dataset.theme = theme;
    notes.write('unstuck.theme', theme);
  }, [theme, notes]);
}
