import { createServer, type RequestListener, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { codeOf } from '../error-code.ts';
import { OperatorProblem } from '../operator-problem.ts';
import { connectionsOf, type Connections } from './connections.ts';
import type { Lane } from './lane.ts';
import { portOf } from './port-of.ts';
import { endSlowReaders } from './slow-readers.ts';

type Fetch = (request: Request, bindings: object) => Response | Promise<Response>;

export type Listener = {
  readonly port: number;
  /** Sets what answers. No request comes before it when it is called before anything else is awaited. */
  serve(fetch: Fetch, lane?: Lane): void;
  /** Goes on answering, and ends each connection with its next answer. */
  drain(): void;
  readonly isDraining: () => boolean;
  /** Takes no new requests, and is done when those in flight are answered or the time is up. */
  stop(): Promise<void>;
};

/**
 * How long a connection may wait for its next request. A proxy has to be the one who closes it, or
 * it may send a request into a connection that is being closed: nginx and the balancers of the big
 * clouds do so after 60 seconds, Caddy after 120.
 */
const KEEP_ALIVE_MS = 150_000;
const FINISH_WITHIN_MS = 10_000;
const LOOK_AGAIN_MS = 50;

/** Listens for HTTP; a port that cannot be had is an `OperatorProblem`. */
export async function listen({
  port,
  host,
  finishWithinMs = FINISH_WITHIN_MS,
  readWithinMs,
}: {
  readonly port: number;
  readonly host: string | undefined;
  /** How long requests in flight may take at the end. */
  readonly finishWithinMs?: number | undefined;
  readonly readWithinMs?: number;
}): Promise<Listener> {
  let served: { readonly fetch: Fetch; readonly lane: Lane | undefined } | null = null;
  const server = createServer(
    requestListener({
      fetch: (request, bindings) =>
        served?.fetch(request, bindings) ?? new Response(null, { status: 503 }),
      lane: (passing) => served?.lane?.(passing) ?? false,
    }),
  );
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  const connections = connectionsOf(server);
  endSlowReaders(server, connections, readWithinMs);
  let isDraining = false;
  server.prependListener('request', (_request, response) => {
    // The answer then carries `Connection: close`.
    if (isDraining) response.shouldKeepAlive = false;
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(startError(error, { port, host })));
    server.listen({ port, ...(host === undefined ? {} : { host }) }, resolve);
  });
  return {
    port: portOf(server),
    serve: (fetch, lane) => void (served = { fetch, lane }),
    drain: () => void (isDraining = true),
    isDraining: () => isDraining,
    stop: () => {
      isDraining = true;
      return finish(server, connections, finishWithinMs);
    },
  };
}

/** The lane first, and the web framework for all that it leaves. */
export function requestListener({
  fetch,
  lane,
}: {
  readonly fetch: Fetch;
  readonly lane: Lane;
}): RequestListener {
  const ordinary = getRequestListener(fetch);
  return (incoming, outgoing) => {
    if (!lane({ incoming, outgoing, ordinary })) void ordinary(incoming, outgoing);
  };
}

async function finish(server: Server, connections: Connections, withinMs: number): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  // A browser keeps its connection open for the next request, and opens some before it has one. Node calls
  // those busy for as long as nothing came over them.
  const idle = setInterval(() => {
    for (const [socket, unanswered] of connections) if (unanswered === 0) socket.destroy();
  }, LOOK_AGAIN_MS);
  const deadline = setTimeout(() => server.closeAllConnections(), withinMs);
  await closed;
  clearInterval(idle);
  clearTimeout(deadline);
}

function startError(
  error: Error,
  { port, host }: { readonly port: number; readonly host: string | undefined },
): Error {
  const place = host === undefined ? `Port ${port}` : `Port ${port} of ${host}`;
  switch (codeOf(error)) {
    case 'EADDRINUSE':
      return new OperatorProblem(
        `${place} is in use by another program. Stop it, or name another port in PORT.`,
      );
    case 'EACCES':
      return new OperatorProblem(
        `${place} may not be used by this user. Name another one in PORT.`,
      );
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return new OperatorProblem(
        `This machine has no address ${host ?? ''}. Name another one in HOST.`,
      );
    default:
      return error;
  }
}
