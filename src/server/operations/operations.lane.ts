import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Logger } from 'pino';
import { PATHS, USER_HEADER, type PushReply } from '#domain/contract.ts';
import { pushFrameSchema } from '#domain/contract-schemas.ts';
import type { SeenCookies, SeenSession } from '../auth/seen-cookies.ts';
import { isJson, parsedBody } from '../http/json-body.ts';
import { passOn, type Lane, type Passing } from '../http/lane.ts';
import { isTimeUp } from '../db/storage-failure.ts';
import { answered } from '../http/request-log.ts';
import { isSameOrigin } from '../http/same-origin.ts';
import { UNCACHED, type SecurityHeaders } from '../http/security-headers.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { noteFault } from './everyday.usecase.ts';
import { createQuickPush } from './quick-push.usecase.ts';
import type { PushWeights } from './push-weights.ts';
import type { PushDeps } from './push.usecase.ts';

/** Everyday operations are a few hundred bytes each. */
const MOST_BYTES = 16 * 1024;
/** A name or an address and a port; what else a client says there, the ordinary way refuses. */
const HOST = /^[\w.:[\]-]+$/;

export type OperationsLaneDeps = Pick<PushDeps, 'clock' | 'tellKept' | 'everyday'> & {
  readonly appUrl: string;
  readonly cookies: Pick<SeenCookies, 'recall'>;
  readonly headers: SecurityHeaders;
  readonly weights: Pick<PushWeights, 'gather' | 'isDue'>;
  readonly log: Logger;
  readonly metrics: Pick<Metrics, 'request'>;
};

/**
 * The way of everyday operations of somebody who was here a moment ago. What it answers, the ordinary
 * way would answer with the same headers, line and figures; it refuses nothing.
 */
export function operationsLane(deps: OperationsLaneDeps): Lane {
  const { weights } = deps;
  const quickPush = createQuickPush(deps);
  const headers = { 'content-type': 'application/json', ...deps.headers, ...UNCACHED };

  async function replyTo(session: SeenSession, body: Buffer): Promise<PushReply | null> {
    if (weights.isDue(session.userId)) return null;
    const push = pushFrameSchema.safeParse(parsedBody(body));
    const reply = push.success ? await quickPush(session, push.data) : null;
    // A push that is passed on is weighed by the ordinary way.
    if (reply !== null) weights.gather(session.userId, body.length);
    return reply;
  }

  function send({ outgoing }: Passing, reply: PushReply, start: number): void {
    const requestId = randomUUID();
    const json = JSON.stringify(reply);
    outgoing
      .writeHead(200, {
        ...headers,
        'x-request-id': requestId,
        'content-length': Buffer.byteLength(json),
      })
      .end(json);
    const line = answered({ method: 'POST', route: PATHS.operations, status: 200, start });
    deps.log.info({ requestId, ...line }, 'request');
    const { ms, ...request } = line;
    deps.metrics.request({ ...request, seconds: ms / 1000 });
  }

  return (passing) => {
    const session = rememberedSession(passing.incoming, deps);
    if (session === null) return false;
    const start = performance.now();
    void bodyOf(passing.incoming).then(async (body) => {
      let failure: Error | undefined;
      // Whatever fails here, the ordinary way tries or answers.
      const reply = await replyTo(session, body).catch((error: unknown) => {
        if (isTimeUp(error)) failure = error;
        noteFault(error, deps.log);
        return null;
      });
      if (reply === null) passOn(passing, { body, failure });
      else send(passing, reply, start);
    });
    return true;
  };
}

/** Whose request it is when it is one for this lane. */
function rememberedSession(
  { method, url, headers }: IncomingMessage,
  { appUrl, cookies }: Pick<OperationsLaneDeps, 'appUrl' | 'cookies'>,
): SeenSession | null {
  if (method !== 'POST' || url !== PATHS.operations) return null;
  const isPlain =
    isJson(headers['content-type']) &&
    headers['transfer-encoding'] === undefined &&
    Number(headers['content-length']) <= MOST_BYTES &&
    HOST.test(headers.host ?? '') &&
    isSameOrigin({ ...headers, appUrl });
  if (!isPlain) return null;
  const session = cookies.recall(headers.cookie ?? '');
  const claimed = headers[USER_HEADER];
  return claimed === undefined || claimed === session?.userId ? session : null;
}

/** The whole body; never settles when the request breaks off, for then there is nobody to answer. */
function bodyOf(incoming: IncomingMessage): Promise<Buffer> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
    incoming.on('end', () => resolve(Buffer.concat(chunks)));
    // Node emits an error when the client is gone; the response is closed by then.
    incoming.on('error', () => undefined);
  });
}
