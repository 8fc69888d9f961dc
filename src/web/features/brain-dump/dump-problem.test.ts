import { afterEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../api/api-error.ts';
import { dumpProblem, quotaWords } from './dump-problem.ts';

const failure = (code: ApiError['code'], more: object = {}) =>
  new ApiError({ status: 409, code, message: code, ...more });

const KEPT = 'Your words are kept.';

test.each([
  ['dump', 'Failed to create your mountain. Please try again.'],
  ['edit', 'Failed to update your mountain. Please try again.'],
  ['page', 'Failed to process your brain dump. Please try again.'],
] as const)('a failure without a reason of its own says what is specified (%s)', (place, said) => {
  expect(dumpProblem(failure('server.failed'), place)).toEqual([said, KEPT]);
});

test('what the AI service sent is named as the specification names it', () => {
  const failed = 'Failed to update your mountain. Please try again.';
  expect(dumpProblem(failure('planner.invalid'), 'edit')).toEqual([
    'Invalid mountain structure returned from AI',
    failed,
    KEPT,
  ]);
  const empty = failure('planner.empty');
  expect(dumpProblem(empty, 'edit')).toEqual(['No response from AI', failed, KEPT]);
});

test.each([
  'session.missing',
  'request.too_many',
  'planner.busy',
  'planner.crowded',
  'planner.quota',
  'brain_dump.too_long',
  'request.too_large',
  'plan.full',
  'mountain.changed',
  'mountain.not_found',
  'brain_dump.not_replaceable',
  'brain_dump.not_found',
  'brain_dump.plan_deleted',
] as const)('%s has words of its own, and says that nothing is lost', (code) => {
  const said = dumpProblem(failure(code), 'edit').join(' ');
  expect(said).not.toContain('Failed');
  expect(said).toMatch(/kept/);
});

afterEach(() => vi.unstubAllEnvs());

test.each([
  ['America/Los_Angeles', '2026-11-20T18:00:00.000Z', /again at 4:00\sPM\.$/],
  ['America/Los_Angeles', '2026-11-21T03:00:00.000Z', /again tomorrow at 4:00\sPM\.$/],
  ['Asia/Tokyo', '2026-11-20T20:00:00.000Z', /again at 9:00\sAM\.$/],
  ['Europe/London', '2026-11-20T18:00:00.000Z', /again tomorrow at 12:00\sAM\.$/],
])('in %s at %s the AI service is promised for when it can help', (zone, now, words) => {
  vi.stubEnv('TZ', zone);
  expect(quotaWords(new Date(now))).toMatch(words);
});

test('of a day that is over nothing is promised for the next', () => {
  vi.stubEnv('TZ', 'Europe/London');
  const refusedAt = new Date('2026-11-20T18:00:00.000Z');
  const evening = new Date('2026-11-20T23:59:59.000Z');
  expect(quotaWords(evening, refusedAt)).toMatch(/again tomorrow at 12:00\sAM\.$/);
  const morning = new Date('2026-11-21T00:00:00.000Z');
  expect(quotaWords(morning, refusedAt)).toBe(
    'The AI service had made all the plans that it could on that day.',
  );
});
