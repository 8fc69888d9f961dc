/** Keeps the page on this device, and knows when a newer one is ready to take its place. */

export type Updates = {
  isReady(): boolean;
  subscribe(listener: () => void): () => void;
  start(): void;
  /** Lets the new version take over: every tab is reloaded. */
  takeOver(): void;
  stop(): void;
};

export type UpdatesDeps = {
  /** Absent on plain http in the home network. */
  readonly container: ServiceWorkerContainer | undefined;
  readonly workerUrl: () => string;
  /** Calls when somebody comes back, which is a good time to ask for a new version. */
  readonly onWake: (run: () => void) => () => void;
  readonly now: () => number;
  /** This tab, once another version has taken over. */
  readonly reload: () => void;
};

const ASK_EVERY_MS = 60 * 60_000;

export function createUpdates(deps: UpdatesDeps): Updates {
  const { container } = deps;
  const listeners = new Set<() => void>();
  let ends: (() => void)[] = [];
  let registration: ServiceWorkerRegistration | undefined;
  let isReady = false;
  let isStarted = false;
  const look = (): void => {
    // Without a controller this is the first version that the device ever kept: nothing to replace.
    const ready = Boolean(container?.controller && registration?.waiting);
    if (ready === isReady) return;
    isReady = ready;
    for (const listener of listeners) listener();
  };
  const follow = async (container: ServiceWorkerContainer): Promise<void> => {
    registration = await register(deps, container);
    if (registration === undefined || !isStarted) return;
    ends.push(watch(registration, look), askNowAndThen(deps, registration));
    look();
  };
  return {
    isReady: () => isReady,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start() {
      isStarted = true;
      if (container === undefined) return;
      ends = [reloadWhenReplaced(container, deps.reload)];
      // A browser that forbids workers: the page works as long as there is a network.
      void follow(container).catch(() => undefined);
    },
    takeOver: () => registration?.waiting?.postMessage('take-over'),
    stop() {
      isStarted = false;
      for (const end of ends) end();
    },
  };
}

/** Nothing comes where a tool between page and browser keeps workers away. */
async function register(
  { workerUrl }: UpdatesDeps,
  container: ServiceWorkerContainer,
): Promise<ServiceWorkerRegistration | undefined> {
  // The browser's own cache must not keep an old worker in place.
  return container.register(workerUrl(), { updateViaCache: 'none' });
}

/** Only a page that was under a worker is on an old version; the first worker just joins. */
function reloadWhenReplaced(container: ServiceWorkerContainer, reload: () => void): () => void {
  let isKept = container.controller !== null;
  const changed = (): void => {
    if (isKept) reload();
    isKept = true;
  };
  container.addEventListener('controllerchange', changed);
  return () => container.removeEventListener('controllerchange', changed);
}

function watch(registration: ServiceWorkerRegistration, look: () => void): () => void {
  const found = (): void => registration.installing?.addEventListener('statechange', look);
  found();
  registration.addEventListener('updatefound', found);
  return () => registration.removeEventListener('updatefound', found);
}

/** A page can stay open for weeks, and the browser asks only when one is opened. */
function askNowAndThen(
  { now, onWake }: UpdatesDeps,
  registration: ServiceWorkerRegistration,
): () => void {
  let askedAt = now();
  return onWake(() => {
    if (now() - askedAt < ASK_EVERY_MS) return;
    askedAt = now();
    void registration.update().catch(() => undefined);
  });
}
