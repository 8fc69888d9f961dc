import { expect, test } from 'vitest';
import { ApiError } from '../../api/api-error.ts';
import { dumpProblem } from './dump-problem.ts';

const failure = (code: ApiError['code'], more: object = {}) =>
  new ApiError({ status: 409, code, message: code, ...more });

test('a failure without a reason of its own says what the specification says of its place', () => {
  const cause = failure('server.failed');
  expect(dumpProblem(cause, 'dump')).toMatch(/^Failed to create your mountain. Please try again./);
  expect(dumpProblem(cause, 'edit')).toMatch(/^Failed to update your mountain. Please try again./);
  expect(dumpProblem(cause, 'page')).toMatch(
    /^Failed to process your brain dump. Please try again./,
  );
});

test('what the AI service sent is named as the specification names it', () => {
  expect(dumpProblem(failure('planner.invalid'), 'edit')).toMatch(
    /^Invalid mountain structure returned from AI\. Failed to update your mountain\./,
  );
  const empty = failure('planner.failed', { message: 'No response from AI' });
  expect(dumpProblem(empty, 'edit')).toMatch(
    /^No response from AI\. Failed to update your mountain\./,
  );
});

test.each([
  'session.missing',
  'request.too_many',
  'planner.busy',
  'planner.quota',
  'brain_dump.too_long',
  'mountain.changed',
  'mountain.not_found',
  'brain_dump.not_replaceable',
  'brain_dump.not_found',
] as const)('%s has words of its own, and says that nothing is lost', (code) => {
  const said = dumpProblem(failure(code), 'edit');
  expect(said).not.toContain('Failed');
  expect(said).toMatch(/kept/);
});
