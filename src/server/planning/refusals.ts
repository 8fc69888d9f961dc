/** How a request for a plan is turned away. */

import type { ErrorCode } from '#domain/errors.ts';
import { RequestError } from '../http/request-error.ts';
import { AiError } from '../planner/ai/ai-failure.ts';

export function turnedAway(kind: 'running' | 'spent'): RequestError {
  return kind === 'running'
    ? new RequestError({
        status: 429,
        code: 'planner.busy',
        message: 'Your last request for a plan is still running.',
      })
    : new RequestError({
        status: 429,
        code: 'planner.quota',
        message: 'The requests to the AI service are used up for today.',
      });
}

/** The line before the built-in planner is as long as anybody waits. */
export function crowded(): RequestError {
  return new RequestError({
    status: 503,
    code: 'planner.crowded',
    message: 'Many plans are being made at this moment.',
  });
}

export function cancelled(): RequestError {
  return new RequestError({
    status: 409,
    code: 'planner.cancelled',
    message: 'The request was cancelled.',
  });
}

export function notUnderstood(reason: string): RequestError {
  return new RequestError({
    status: 409,
    code: 'planner.not_understood',
    message: 'The change was not understood, so nothing was changed.',
    fields: { changeText: reason },
  });
}

/** The specification's words where it has some: sections 5 and 8. */
export function failedToPlan({ failure, message }: AiError): RequestError {
  return new RequestError({ status: 503, code: CODES[failure.kind] ?? 'planner.failed', message });
}

const CODES: Readonly<Record<string, ErrorCode>> = {
  'not-a-mountain': 'planner.invalid',
  empty: 'planner.empty',
};

/** What is thrown on when a planner failed and nothing takes the place of its plan. */
export function asRefusal(error: unknown): never {
  throw error instanceof AiError ? failedToPlan(error) : error;
}
