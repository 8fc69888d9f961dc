import type { RefusalCode } from '#domain/operations/operation.ts';
import { RequestError } from '../http/request-error.ts';

/** What a plan that was made here, and was refused, is answered with. */
export function unplanted(code: RefusalCode): Error {
  if (code !== 'plan.full') return new Error(`A plan that was made here was refused: ${code}`);
  return new RequestError({
    status: 409,
    code: 'plan.full',
    message: 'Your plan holds as much as a plan can. Delete what you no longer need of it.',
  });
}
