import { expect, test } from 'vitest';
import { errorOf } from './api-error.ts';
import { tooManyTries } from './too-many.ts';

const refused = (headers: HeadersInit) => errorOf(new Response(null, { status: 429, headers }));

test.each([
  ['481', '9 minutes'],
  ['60', 'a minute'],
  ['7', 'a minute'],
  ['', 'a while'],
])('after a refusal for %s seconds somebody is asked to wait %s', async (seconds, words) => {
  const cause = await refused(seconds === '' ? {} : { 'retry-after': seconds });
  expect(tooManyTries(cause)).toContain(`Please wait ${words}, then try again.`);
});
