import { afterEach, expect, test } from 'vitest';
import { readRecoveryLink, watchRecoveryLinks, type RecoveryLink } from './recovery-link.ts';

const PAIR = '#type=recovery&access_token=a-1&refresh_token=r-1';

const refused = (message: string) => ({ kind: 'refused', message });

afterEach(() => {
  history.replaceState(null, '', '/');
});

test.each([
  [
    '#error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid',
    'Password reset link has expired. Please request a new one.',
  ],
  [
    '#error=access_denied&error_code=other&error_description=No',
    'Password reset link is invalid. Please request a new one.',
  ],
  ['#error=access_denied', 'Password reset link is invalid. Please request a new one.'],
  ['#error=server_error&error_description=The+mail+went+astray', 'The mail went astray'],
  ['#error=server_error&error_description=++', 'Authentication error occurred.'],
  ['#error=server_error', 'Authentication error occurred.'],
  ['#type=recovery', 'Failed to process password reset link. Please try again.'],
  [
    '#type=recovery&access_token=a-1&refresh_token=',
    'Failed to process password reset link. Please try again.',
  ],
])('the link %s is refused with: %s', (hash, message) => {
  expect(readRecoveryLink(hash)).toEqual(refused(message));
});

test('a link with both secrets is a pair, and an error in it counts for more', () => {
  expect(readRecoveryLink(PAIR)).toEqual({ kind: 'pair', accessToken: 'a-1', refreshToken: 'r-1' });
  expect(readRecoveryLink(`${PAIR}&error=access_denied`)).toMatchObject({ kind: 'refused' });
});

test.each(['', '#', '#main', '#type=signup&access_token=a-1&refresh_token=r-1'])(
  'the address %j is about something else',
  (hash) => {
    expect(readRecoveryLink(hash)).toBeNull();
  },
);

test('what a stranger makes the page say stays short', () => {
  const link = readRecoveryLink(`#error=x&error_description=${'call this number '.repeat(99)}`);
  expect(link?.kind === 'refused' && link.message.length).toBe(200);
});

test('the secrets have left the address before anybody hears of them, then and later', () => {
  const seen: { link: RecoveryLink; address: string }[] = [];
  history.replaceState(null, '', `/?from=mail${PAIR}`);
  const stop = watchRecoveryLinks((link) => seen.push({ link, address: location.href }));
  expect(seen).toHaveLength(1);
  expect(seen[0]?.link.kind).toBe('pair');
  expect(seen[0]?.address).toMatch(/\/\?from=mail$/);
  history.replaceState(null, '', `/${PAIR}`);
  window.dispatchEvent(new Event('hashchange'));
  expect(seen).toHaveLength(2);
  expect(location.hash).toBe('');
  stop();
});
