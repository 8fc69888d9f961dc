import { expect, it } from 'vitest';
import { createSeenCookies } from './seen-cookies.ts';

const session = (token: string) => ({ userId: 'ann', token, until: 10 });

it('of a session only the last header is known, and none that is long', () => {
  const cookies = createSeenCookies({ now: () => 0 });
  cookies.remember('b=1', session('ben'));
  for (let n = 0; n < 2_500; n += 1) cookies.remember(`a=1; n=${n}`, session('ann'));
  expect(cookies.recall('a=1; n=2498')).toBeNull();
  expect(cookies.recall('a=1; n=2499')).toMatchObject({ token: 'ann' });
  expect(cookies.recall('b=1')).toMatchObject({ token: 'ben' });
  const long = `a=1; ${'x'.repeat(4_000)}`;
  cookies.remember(long, session('ann'));
  expect(cookies.recall(long)).toBeNull();
});

it('the sessions that were looked up longest ago go first, and none is known past its time', () => {
  let now = 0;
  const cookies = createSeenCookies({ now: () => now });
  for (let n = 0; n <= 2_000; n += 1) cookies.remember(`c=${n}`, session(`${n}`));
  expect(cookies.recall('c=0')).toBeNull();
  expect(cookies.recall('c=1')).not.toBeNull();
  cookies.forget('c=1');
  expect(cookies.recall('c=1')).toBeNull();
  now = 10;
  expect(cookies.recall('c=2000')).toBeNull();
});
