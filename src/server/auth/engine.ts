import type { Context } from 'hono';
import type { Auth } from './auth.ts';

export type EngineReply = {
  readonly status: number;
  /** The engine's own code of a refusal. */
  readonly code: string;
  readonly body: Readonly<Record<string, unknown>>;
};

export type Engine = (
  c: Context,
  call: {
    readonly path: string;
    readonly body: Readonly<Record<string, unknown>>;
    /** Looks at a success before the client gets its cookies; a bad one is as wrong credentials. */
    readonly isGood?: (reply: EngineReply) => Promise<boolean>;
  },
) => Promise<EngineReply>;

const MAX_USER_AGENT = 256;

const WRONG_CREDENTIALS: EngineReply = {
  status: 401,
  code: 'INVALID_EMAIL_OR_PASSWORD',
  body: {},
};

/**
 * Calls better-auth with a request made here: it gets the fields and headers that were checked,
 * and no others. Cookies of a success go to the client, the rest of the reply goes to the caller.
 */
export function createEngine({
  auth,
  appUrl,
}: {
  readonly auth: Auth;
  readonly appUrl: string;
}): Engine {
  return async (c, { path, body, isGood }) => {
    const headers = new Headers({
      'content-type': 'application/json',
      // Where the request comes from was checked for every route alike (`sameOriginOnly`).
      origin: appUrl,
      cookie: c.req.header('cookie') ?? '',
      'user-agent': (c.req.header('user-agent') ?? '').slice(0, MAX_USER_AGENT),
    });
    const url = `${appUrl}/api/auth${path}`;
    const response = await auth.handler(
      new Request(url, { method: 'POST', headers, body: JSON.stringify(body) }),
    );
    const said = (await response.json().catch(() => ({}))) as Record<string, unknown> | null;
    const code = typeof said?.['code'] === 'string' ? said['code'] : '';
    const reply = { status: response.status, code, body: said ?? {} };
    if (!response.ok) return reply;
    if (isGood !== undefined && !(await isGood(reply))) return WRONG_CREDENTIALS;
    copyCookies(response.headers, c);
    return reply;
  };
}

export function copyCookies(headers: Headers, c: Context): void {
  for (const cookie of headers.getSetCookie()) c.header('set-cookie', cookie, { append: true });
}
