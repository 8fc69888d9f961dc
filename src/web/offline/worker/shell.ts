/** The page's own files, kept so that it opens without a network. It knows no person and no plan. */

export type Build = {
  /** Changes with any of the files. */
  readonly digest: string;
  /** Paths, as the browser asks for them. */
  readonly files: readonly string[];
};

/** As `InstallEvent.addRoutes` takes it. */
export type Route = {
  readonly condition: {
    readonly requestMethod?: 'GET';
    readonly urlPattern: { readonly pathname: string; readonly search?: '' };
  };
  readonly source: { readonly cacheName: string } | 'network';
};

export type ShellDeps = {
  readonly caches: CacheStorage;
  readonly fetch: (request: Request) => Promise<Response>;
  readonly origin: string;
  readonly build: Build;
};

const PREFIX = 'unstuck-shell-';
/** Not `/`, which the server answers by the cookie: what is kept has to be right for everybody. */
const PAGE = '/index.html';
/** Where people open it: the page is kept under this address too, for the browser to find it by itself. */
const HOME = '/';
/** What the server is asked, and never this worker. */
const API = '/api/*';
/** Files under it carry a digest in their names: one that is kept already is the right one. */
const ASSETS = '/assets/';

/** Keeps every file of this build, or nothing at all: a shell with holes would open to a blank page. */
export async function keepShell(deps: ShellDeps): Promise<void> {
  const { build, caches } = deps;
  const name = nameOf(build);
  const cache = await caches.open(name);
  try {
    await Promise.all(build.files.map((path) => keepFile(deps, { path, cache })));
  } catch (failure) {
    await caches.delete(name);
    throw failure;
  }
}

/**
 * What the browser takes from the cache by itself, without waking this worker for it; what it does not
 * find there it asks the server for. Nor is the worker woken to say that it has no answer for the server.
 */
export function routesOf(build: Build): Route[] {
  const apart = build.files.filter((path) => !path.startsWith(ASSETS));
  const kept = [HOME, `${ASSETS}*`, ...apart].map((pathname): Route => ({
    condition: { requestMethod: 'GET', urlPattern: { pathname, search: '' } },
    source: { cacheName: nameOf(build) },
  }));
  return [...kept, { condition: { urlPattern: { pathname: API } }, source: 'network' }];
}

/** Called when this build has taken over: no page uses the files of another any more. */
export async function dropOtherShells({ caches, build }: ShellDeps): Promise<void> {
  const others = (await caches.keys()).filter(
    (name) => name.startsWith(PREFIX) && name !== nameOf(build),
  );
  await Promise.all(others.map((name) => caches.delete(name)));
}

/** Null for all that is not a file of the page, the programming interface first of all. */
export function answerFromShell(deps: ShellDeps, request: Request): Promise<Response> | null {
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== deps.origin) return null;
  if (request.mode === 'navigate') {
    return url.pathname === '/' || url.pathname === PAGE ? answer(deps, request) : null;
  }
  const isOurs = url.pathname.startsWith(ASSETS) || deps.build.files.includes(url.pathname);
  return isOurs ? answer(deps, request) : null;
}

/** This build's file, else an older build's that is still in use somewhere, else the server's. */
async function answer(deps: ShellDeps, request: Request): Promise<Response> {
  const { build, caches, fetch } = deps;
  const path = request.mode === 'navigate' ? PAGE : new URL(request.url).pathname;
  const own = await (await caches.open(nameOf(build))).match(path, { ignoreVary: true });
  const kept = own ?? (await caches.match(path, { ignoreVary: true }));
  return kept ?? fetch(request);
}

async function keepFile(deps: ShellDeps, ask: { path: string; cache: Cache }): Promise<void> {
  const { path, cache } = ask;
  const isNamedByContent = path.startsWith(ASSETS);
  const known = isNamedByContent ? await deps.caches.match(path, { ignoreVary: true }) : undefined;
  const response =
    known ??
    (await deps.fetch(
      new Request(new URL(path, deps.origin), {
        cache: isNamedByContent ? 'default' : 'no-cache',
        credentials: 'omit',
      }),
    ));
  // A page that was led elsewhere is a portal's; the browser would refuse it at a navigation too.
  if (!response.ok || response.redirected) throw new Error(`${path} did not come.`);
  if (path === PAGE) await cache.put(HOME, response.clone());
  await cache.put(path, response);
}

function nameOf({ digest }: Build): string {
  return `${PREFIX}${digest}`;
}
