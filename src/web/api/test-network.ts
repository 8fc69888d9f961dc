/** The way between client and server, with every trouble it can have. */

import type { Fetch } from './client.ts';

export type Trouble =
  /** The request never arrives. */
  | 'cut'
  /** The server has done its work; the reply is lost. */
  | 'reply-lost'
  /** Somebody on the way, or the server, answers with this status. */
  | number;

type Judged = Trouble | null;

export type TestNetwork = {
  readonly fetch: Fetch;
  /** Every request that left, as `POST /api/operations`. */
  readonly requests: string[];
  /** What the next requests meet, one each; afterwards all goes well. */
  next(...troubles: readonly Trouble[]): void;
  /** What every request meets until it is set to null. */
  always(trouble: Trouble | null): void;
  /** Decides by the request; null lets it through. */
  judge(judge: ((request: Sent) => Judged | Promise<Judged>) | null): void;
};

export type Sent = {
  readonly path: string;
  readonly method: string;
  readonly body: string;
  readonly headers: Headers;
};

export function aNetwork(server: Fetch): TestNetwork {
  const requests: string[] = [];
  let queue: Trouble[] = [];
  let lasting: Trouble | null = null;
  let judge: Parameters<TestNetwork['judge']>[0] = null;
  return {
    requests,
    next: (...troubles) => void (queue = [...troubles]),
    always: (trouble) => void (lasting = trouble),
    judge: (next) => void (judge = next),
    fetch: (path, init) => unlessGivenUp(init.signal, answer(path, init)),
  };
  async function answer(path: string, init: RequestInit): Promise<Response> {
    const method = init.method ?? 'GET';
    requests.push(`${method} ${path}`);
    const body = typeof init.body === 'string' ? init.body : '';
    const sent = { path, method, body, headers: new Headers(init.headers) };
    const trouble = queue.shift() ?? lasting ?? (await judge?.(sent)) ?? null;
    if (trouble === 'cut') throw new TypeError('Failed to fetch');
    if (typeof trouble === 'number') return new Response('<p>Sorry</p>', { status: trouble });
    const reply = await server(path, init);
    if (trouble === 'reply-lost') throw new TypeError('Failed to fetch');
    return reply;
  }
}

/** Whoever asked need not wait for an answer that never comes. */
function unlessGivenUp<Answer>(
  signal: AbortSignal | null | undefined,
  answer: Promise<Answer>,
): Promise<Answer> {
  const givenUp = new Promise<never>((_resolve, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason));
  });
  return Promise.race([answer, givenUp]);
}
