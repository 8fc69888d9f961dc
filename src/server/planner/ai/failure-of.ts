/** Which failure an error of the client stands for. Nothing of the error itself goes any further. */

import { APIConnectionError, APIError } from 'openai';
import type { AiFailure } from './ai-failure.ts';
import { problemIn, type ServerProblem } from './server-problem.ts';

const TOO_LONG =
  /context.{0,20}(length|window|size)|maximum context|too many tokens|prompt is too long/i;
const NO_MODEL =
  /model.{0,80}(not found|does not exist|doesn't exist|not a valid|no longer|deprecated|unknown)|(unknown|invalid|no such) model|not a valid model|model_not_found/i;
const BAD_KEY = /api.?key.{0,20}(not valid|invalid|incorrect)|(invalid|incorrect).{0,10}api.?key/i;
const FILTERED = /content.?(filter|policy|management)/i;

export type RefusedForm = { readonly kind: 'form-refused'; readonly problem: ServerProblem };

/** A failure; or a request that may be understood in a simpler form. */
export function failureOf(error: unknown): AiFailure | RefusedForm {
  if (error instanceof APIConnectionError) return { kind: 'unreachable' };
  if (error instanceof APIError && typeof error.status === 'number')
    return failureOfStatus(error.status, problemIn(JSON.stringify({ error: error.error })));
  // The body was no JSON, or never ended: whatever answers there, it is not what was expected.
  return { kind: 'address-wrong', status: null };
}

/** Some proxies answer that all is well, and put the failure where the reply belongs. */
export function failureInReply(reply: unknown): AiFailure {
  const error = errorIn(reply);
  if (error === null) return { kind: 'address-wrong', status: 200 };
  const status = statusIn(error);
  const failure = failureOfStatus(status ?? 400, problemIn(JSON.stringify({ error })));
  if (failure.kind !== 'form-refused') return failure;
  return status === null
    ? { kind: 'server-failed', status: 200 }
    : { kind: 'request-refused', status };
}

function errorIn(reply: unknown): object | string | null {
  if (typeof reply !== 'object' || reply === null || !('error' in reply)) return null;
  const { error } = reply;
  return typeof error === 'object' || typeof error === 'string' ? error : null;
}

function statusIn(error: object | string): number | null {
  if (typeof error === 'string' || !('code' in error)) return null;
  const status = Number(error.code);
  return status >= 400 && status <= 599 ? status : null;
}

function failureOfStatus(status: number, problem: ServerProblem): AiFailure | RefusedForm {
  const said = `${problem.code} ${problem.message}`;
  if (problem.code === 'insufficient_quota' || status === 402) return { kind: 'credit-spent' };
  if (status === 401 || status === 403) return { kind: 'key-refused', status };
  if (status === 408 || status === 409 || status === 429) return { kind: 'busy', status };
  if (status >= 500) return { kind: 'server-failed', status };
  if (TOO_LONG.test(said) || status === 413) return { kind: 'too-long' };
  if (NO_MODEL.test(said)) return { kind: 'model-missing' };
  if (status < 400 || status === 404 || status === 405) return { kind: 'address-wrong', status };
  if (BAD_KEY.test(said)) return { kind: 'key-refused', status };
  if (FILTERED.test(said)) return { kind: 'declined' };
  if (status === 400 || status === 422) return { kind: 'form-refused', problem };
  return { kind: 'request-refused', status };
}
