import { useLayoutEffect } from 'react';
import type { Theme } from '#domain/profile/profile.ts';
import { THEME_KEY } from '../device/person-notes.ts';
import { useDevice } from '../session/session-context.tsx';

/** What a phone paints around the page: the high sky of the tokens, bright and dark. */
const SKY = {
  colourful: { light: '#f8d9bd', dark: '#2c2740' },
  calm: { light: '#dddcd7', dark: '#2b2d32' },
};

/** Shows the chosen theme, and notes it for `early.ts` to find before the next first paint. */
export function useTheme(theme: Theme): void {
  const { notes } = useDevice();
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    if (theme === 'system') delete dataset.theme;
    else dataset.theme = theme;
    notes.write(THEME_KEY, theme);
    for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
      const scheme = meta.getAttribute('media')?.includes('dark') ? 'dark' : 'light';
      const sky = theme === 'calm' ? SKY.calm : SKY.colourful;
      meta.content = sky[theme === 'light' || theme === 'dark' ? theme : scheme];
    }
  }, [theme, notes]);
}
