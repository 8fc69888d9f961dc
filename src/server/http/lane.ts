import type { IncomingMessage, ServerResponse } from 'node:http';

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

/** Lets a request go the ordinary way after its body was read. */
export function passOn({ incoming, outgoing, ordinary }: Passing, body: Buffer): void {
  // Where the server's adapter looks for a body that somebody has read already.
  ordinary(Object.assign(incoming, { rawBody: body }), outgoing);
}
