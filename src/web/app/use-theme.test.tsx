import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Theme } from '#domain/profile/profile.ts';
import { createApi } from '../api/client.ts';
import { browserDevice } from '../device/device.ts';
import { openIdbStorage } from '../plan/outbox/idb-storage.ts';
import { ClientProvider } from '../session/session-context.tsx';
import { createSession } from '../session/session.ts';
import { useTheme } from './use-theme.ts';

function Themed({ theme }: { theme: Theme }) {
  useTheme(theme);
  return null;
}

test('the frame that a phone paints around the page has the colour of the chosen theme', () => {
  document.head.innerHTML = ['light', 'dark']
    .map((scheme) => `<meta name="theme-color" media="(prefers-color-scheme: ${scheme})">`)
    .join('');
  const device = browserDevice();
  const api = createApi(() => Promise.reject(new Error('Not expected in this test.')));
  const client = {
    session: createSession({ api, device, openStorage: openIdbStorage }),
    api,
    device,
  };
  const colours = (theme: Theme) => {
    render(
      <ClientProvider client={client}>
        <Themed theme={theme} />
      </ClientProvider>,
    );
    return [...document.querySelectorAll('meta')].map((meta) => meta.content);
  };
  const [bright, dark] = colours('system');
  expect(bright).not.toBe(dark);
  expect(colours('dark')).toEqual([dark, dark]);
  expect(colours('light')).toEqual([bright, bright]);
  const calm = colours('calm');
  expect(calm).not.toContain(bright);
  expect(calm).not.toContain(dark);
  expect(colours('system')).toEqual([bright, dark]);
});
