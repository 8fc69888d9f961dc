import type { IncomingMessage, ServerResponse } from 'node:http';
import { createMiddleware } from 'hono/factory';
import type { AppEnv } from './variables.ts';

/** Node's own request and response, and the way that every request can take. */
export type Passing = {
  readonly incoming: IncomingMessage;
  readonly outgoing: ServerResponse;
  readonly ordinary: (incoming: IncomingMessage, outgoing: ServerResponse) => unknown;
};

/**
 * Answers what it can without the web framework, and leaves everything else, every refusal too, to the
 * ordinary way: then it is false, or the request is passed on with its body (`passOn`).
 */
export type Lane = (passing: Passing) => boolean;

/**
 * Lets a request go the ordinary way after its body was read. With a failure it is only answered there:
 * who waited for a silent database once does not wait again.
 */
export function passOn(
  { incoming, outgoing, ordinary }: Passing,
  { body, failure }: { readonly body: Buffer; readonly failure: Error | undefined },
): void {
  if (failure !== undefined) failures.set(incoming, failure);
  // Where the server's adapter looks for a body that somebody has read already.
  ordinary(Object.assign(incoming, { rawBody: body }), outgoing);
}

/** What the lane failed of, by the request. */
const failures = new WeakMap<IncomingMessage, Error>();

/** Answers what the lane has failed of. */
export function failedInLane() {
  return createMiddleware<AppEnv>(async (c, next) => {
    const incoming = c.env?.incoming;
    const failure = incoming && failures.get(incoming);
    if (failure !== undefined) throw failure;
    await next();
  });
}
