/** The service worker: answers for the page's own files, so that the page opens without a network. */

import {
  answerFromShell,
  dropOtherShells,
  keepShell,
  routesOf,
  type Build,
  type Route,
  type ShellDeps,
} from './shell.ts';

/** Written into the built file, once its neighbours have their names. */
declare const UNSTUCK_BUILD: Build;
// The name `self` has the type of any worker; this file runs as one kind of worker alone.
const scope = self as unknown as ServiceWorkerGlobalScope;

const deps: ShellDeps = {
  caches: scope.caches,
  fetch: (request) => scope.fetch(request),
  origin: scope.location.origin,
  build: UNSTUCK_BUILD,
};

/** Not in the types yet, and not in every browser. */
type InstallEvent = ExtendableEvent & { addRoutes?: (routes: readonly Route[]) => Promise<void> };

scope.addEventListener('install', (event: InstallEvent) => {
  event.waitUntil(keepShell(deps));
  // Where it is not taken, the worker answers as ever.
  event.waitUntil(Promise.resolve(event.addRoutes?.(routesOf(deps.build))).catch(() => undefined));
});

// Also for the page that brought this worker along: its next reload may be without a network.
scope.addEventListener('activate', (event) =>
  event.waitUntil(dropOtherShells(deps).then(() => scope.clients.claim())),
);

scope.addEventListener('fetch', (event) => {
  const answer = answerFromShell(deps, event.request);
  if (answer !== null) event.respondWith(answer);
});

// Never by itself: a person says when, see `updates.ts`.
scope.addEventListener('message', (event) => {
  if (event.data === 'take-over') void scope.skipWaiting();
});
