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
 * Lets a request go the ordinary way after its body was read. With a failure the ordinary way only answers
 * that failure: a request that has waited for a silent database once does not wait again.
 */
export function passOn(
  { incoming, outgoing, ordinary }: Passing,
  { body, failure }: { readonly body: Buffer; readonly failure: Error | undefined },
): void {
  if (failure !== undefined) failures.set(incoming, failure);
  // Where the server's adapter looks for a body that somebody has read already.
  ordinary(Object.assign(incoming, { rawBody: body }), outgoing);
}

/** The failures of the lane that are still to be answered, by request. */
const failures = new WeakMap<IncomingMessage, Error>();

/** Throws the failure that a request brings along from the lane, to be answered like any other. */
export function failedInLane() {
  return createMiddleware<AppEnv>(async (c, next) => {
    const incoming = c.env?.incoming;
    const failure = incoming && failures.get(incoming);
    if (failure !== undefined) throw failure;
    await next();
  });
}
