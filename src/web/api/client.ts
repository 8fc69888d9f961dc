/** The only place that calls the server. Every function throws `ApiError` and nothing else. */

import {
  PATHS,
  USER_HEADER,
  type PushReply,
  type PushRequest,
  type SignInRequest,
  type SignUpRequest,
  type Snapshot,
} from '#domain/contract.ts';
import { ApiError, errorOf, networkError } from './api-error.ts';

export const PROFILE_TIMEOUT_MS = 5_000;
const REQUEST_TIMEOUT_MS = 15_000;
/** A slow line takes so many of what is sent, and may take as much longer. */
const CHARACTERS_PER_MS = 10;

/** How long a request with so many characters in it may take. */
export function requestMs(characters: number): number {
  return REQUEST_TIMEOUT_MS + Math.ceil(characters / CHARACTERS_PER_MS);
}

export type Fetch = (path: string, init: RequestInit) => Promise<Response>;

export type Api = {
  /** `null` when the server has nothing newer than `version`. */
  fetchSnapshot(ask: { version: number | null; userId?: string }): Promise<Snapshot | null>;
  pushOperations(request: PushRequest, userId: string): Promise<PushReply>;
  signUp(account: SignUpRequest): Promise<void>;
  signIn(account: SignInRequest): Promise<void>;
  /** For the calls that only some dialogs make; they live beside this file and load with them. */
  call(ask: Call): Promise<Response>;
};

export type Call = {
  readonly path: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly timeoutMs?: number;
  readonly signal?: AbortSignal;
};

export function createApi(fetch: Fetch): Api {
  const call = (ask: Call): Promise<Response> => send(fetch, ask);
  return {
    fetchSnapshot: (ask) => fetchSnapshot(call, ask),
    async pushOperations(request, userId) {
      const headers = { [USER_HEADER]: userId };
      const response = await call({ path: PATHS.operations, body: request, headers });
      return bodyOf<PushReply>(response, 'results');
    },
    async signUp({ email, username, password, zone }) {
      const body = { email, username, password, zone };
      const response = await call({ path: PATHS.signUp, body });
      await expectUser(response);
    },
    async signIn({ email, password }) {
      await call({ path: PATHS.signIn, body: { email, password } });
    },
    call,
  };
}

/** `early` is the answer to the question about the profile, where the page has asked it already. */
export function browserApi(early: Promise<Response> | null): Api {
  return createApi(answeredEarly(early, (path, init) => fetch(path, init)));
}

/** Later questions are new ones: what was true when the page came need not be true any more. */
export function answeredEarly(early: Promise<Response> | null, fetch: Fetch): Fetch {
  let answer = early;
  return (path, init) => {
    const first = answer;
    answer = null;
    const isAsked = path === PATHS.profile && Object.keys(init.headers ?? {}).length === 0;
    return first !== null && isAsked ? unlessAborted(first, init.signal) : fetch(path, init);
  };
}

function unlessAborted<Answer>(
  answer: Promise<Answer>,
  signal: AbortSignal | null | undefined,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    answer.then(resolve, reject);
    signal?.addEventListener('abort', () => reject(signal.reason));
  });
}

async function fetchSnapshot(
  call: (ask: Call) => Promise<Response>,
  ask: { version: number | null; userId?: string },
): Promise<Snapshot | null> {
  const response = await call({
    path: PATHS.profile,
    timeoutMs: PROFILE_TIMEOUT_MS,
    headers: {
      ...(ask.version !== null && { 'if-none-match': `"${ask.version}"` }),
      ...(ask.userId !== undefined && { [USER_HEADER]: ask.userId }),
    },
  });
  return response.status === 304 ? null : bodyOf<Snapshot>(response, 'profile');
}

/** Somebody between us and the server can answer well without an account being there. */
async function expectUser(response: Response): Promise<void> {
  const reply = await response.json().catch(() => null);
  if (typeof reply?.user?.id === 'string') return;
  const { status } = response;
  throw new ApiError({
    status,
    code: 'server.failed',
    message: 'Failed to create user account',
  });
}

async function send(fetch: Fetch, ask: Call): Promise<Response> {
  const body = ask.body === undefined ? null : JSON.stringify(ask.body);
  const timeout = AbortSignal.timeout(ask.timeoutMs ?? requestMs(body?.length ?? 0));
  const init: RequestInit = {
    method: body === null ? 'GET' : 'POST',
    headers: { ...(body !== null && { 'content-type': 'application/json' }), ...ask.headers },
    credentials: 'same-origin',
    // The browser's HTTP cache must never answer for the server: the version decides what is new.
    cache: 'no-store',
    signal: ask.signal ? AbortSignal.any([timeout, ask.signal]) : timeout,
    ...(body !== null && { body }),
  };
  const response = await fetch(ask.path, init).catch((cause: unknown) => {
    throw networkError(cause);
  });
  if (response.ok || response.status === 304) return response;
  throw await errorOf(response);
}

/** A body cut off on the way, or a portal's page under status 200, counts as no reply at all. */
export async function bodyOf<Body>(response: Response, mark: keyof Body & string): Promise<Body> {
  const body: unknown = await response.json().catch((cause: unknown) => {
    throw networkError(cause);
  });
  if (typeof body === 'object' && body !== null && mark in body) {
    // The server is ours and of the same contract; one field tells its reply from a stranger's page.
    return body as Body;
  }
  throw new ApiError({ status: 0, code: 'network', message: 'The reply was not ours.' });
}
