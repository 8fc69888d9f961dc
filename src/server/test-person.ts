/** Somebody at a browser, for tests: keeps the cookie it is given and calls the app in process. */

import { PATHS } from '#domain/contract.ts';

type Request = (path: string, init?: RequestInit) => Response | Promise<Response>;

export type Credentials = {
  readonly email: string;
  readonly username: string;
  readonly password: string;
};

export type Person = Credentials & {
  readonly userId: string;
  /** As `fetch` of the browser on this site, cookie included: what the web client is given. */
  readonly fetch: (path: string, init?: RequestInit) => Promise<Response>;
  readonly get: (path: string) => Promise<Response>;
  readonly post: (path: string, body: unknown) => Promise<Response>;
  /** The header value, as the browser would send it now. */
  readonly cookie: () => string;
};

let people = 0;

export function someCredentials(wanted: Partial<Credentials> = {}): Credentials {
  people += 1;
  return {
    email: `person-${people}@example.org`,
    username: `Person-${people}`,
    password: 'a quiet morning',
    ...wanted,
  };
}

/** A browser with an empty cookie jar. */
export function aBrowser(request: Request): Pick<Person, 'fetch' | 'get' | 'post' | 'cookie'> {
  const jar = new Map<string, string>();
  const cookie = () => [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
  const fetch = async (path: string, init: RequestInit = {}) => {
    const headers = new Headers(init.headers);
    if (jar.size > 0) headers.set('cookie', cookie());
    const response = await request(path, { ...init, headers });
    for (const line of response.headers.getSetCookie()) keep(jar, line);
    return response;
  };
  return {
    fetch,
    cookie,
    get: (path) => fetch(path),
    post: (path, body) =>
      fetch(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
  };
}

/** Signs up; fails the test when that is refused. */
export async function signUpPerson(
  request: Request,
  wanted: Partial<Credentials> = {},
): Promise<Person> {
  const credentials = someCredentials(wanted);
  const browser = aBrowser(request);
  const response = await browser.post(PATHS.signUp, credentials);
  if (!response.ok) throw new Error(`Sign-up failed: ${await response.text()}`);
  const { user } = (await response.json()) as { user: { id: string } };
  return { ...credentials, ...browser, userId: user.id };
}

function keep(jar: Map<string, string>, line: string): void {
  const [pair = '', ...attributes] = line.split(';');
  const [name = '', value = ''] = pair.split(/=(.*)/s);
  const isGone = value === '' || attributes.some((attribute) => /max-age=0$/i.test(attribute));
  if (isGone) jar.delete(name);
  else jar.set(name, value);
}
