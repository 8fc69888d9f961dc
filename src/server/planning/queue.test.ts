import { expect, test } from 'vitest';
import { RequestError } from '../http/request-error.ts';
import { createQueue } from './queue.ts';

const codeOf = (reason: unknown) => (reason instanceof RequestError ? reason.code : reason);

test('the line before the built-in planner has an end, and begins anew when somebody is served', async () => {
  const queue = createQueue({ people: 2 });
  const held = Promise.withResolvers<string>();
  const first = [queue('ann', () => held.promise), queue('ben', () => held.promise)];
  await expect(queue('cleo', async () => 'a plan').catch(codeOf)).resolves.toBe('planner.crowded');
  // Who stands in it already only waits for themselves.
  const second = queue('ann', async () => 'another');
  held.resolve('a plan');
  expect(await Promise.all([...first, second])).toEqual(['a plan', 'a plan', 'another']);
  expect(await queue('cleo', async () => 'a plan')).toBe('a plan');
});

test('one person does not fill the line, and what failed leaves it', async () => {
  const queue = createQueue({ perPerson: 2, people: 2 });
  const held = Promise.withResolvers<string>();
  const own = [queue('ann', () => held.promise), queue('ann', () => held.promise)];
  await expect(queue('ann', async () => 'a third').catch(codeOf)).resolves.toBe('planner.busy');
  expect(await queue('ben', async () => 'a plan')).toBe('a plan');
  held.reject(new Error('No plan.'));
  expect((await Promise.allSettled(own)).map(({ status }) => status)).toEqual([
    'rejected',
    'rejected',
  ]);
  expect(await queue('ann', async () => 'a third')).toBe('a third');
});
