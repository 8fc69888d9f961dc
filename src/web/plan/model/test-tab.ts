/** A tab that can be killed at any moment: from then on nothing of it happens any more. */

import { aBrowser as aCookieJar } from '#server/test-person.ts';
import type { Operation } from '#domain/operations/operation.ts';
import { createApi, type Api } from '../../api/client.ts';
import type { Device } from '../../device/device.ts';
import { aBrowser, type TestBrowser, type TestTab } from '../../device/test-browser.ts';
import type { OpenStorage } from '../../session/open-plan.ts';
import { planCodeArrived } from '../../session/load-plan-code.ts';
import { planCode } from '../../session/plan-code.ts';
import { createSession } from '../../session/session.ts';
import type { Session } from '../../session/session-state.ts';
import { openIdbStorage } from '../outbox/idb-storage.ts';
import type { OutboxStorage } from '../outbox/storage.ts';
import type { PlanStore } from '../plan-view.ts';
import { TAB_HEADER, type Sender, type Wire } from './test-wire.ts';

export type ModelDevice = Sender & {
  readonly browser: TestBrowser;
  readonly jar: ReturnType<typeof aCookieJar>;
  readonly locks: Locks;
  readonly tabs: ModelTab[];
};

export type ModelTab = {
  readonly name: string;
  readonly tab: TestTab;
  readonly session: Session;
  /** The plan on screen, and null while nobody is signed in. */
  readonly store: () => PlanStore | null;
  /** As when the browser is killed. */
  readonly crash: () => void;
  /** As when the person closes it. */
  readonly close: () => void;
};

export type TabDeps = {
  readonly device: ModelDevice;
  readonly number: number;
  readonly wire: Wire;
  readonly onOperation: (operation: Operation, userId: string) => void;
  /** A client that somebody could have written instead. */
  readonly client: (api: Api) => Api;
};

export function aDevice(name: string, wire: Wire, aheadMs: number): ModelDevice {
  const device: ModelDevice = {
    name,
    troubles: [],
    browser: aBrowser({ aheadMs }),
    locks: new Locks(),
    tabs: [],
    jar: aCookieJar((path, init) => wire.request(device, path, init)),
  };
  return device;
}

// An import takes as long as the machine likes, and the same seed would show something else.
planCodeArrived(planCode);

const NEVER = new Promise<never>(() => undefined);

export async function openTab(deps: TabDeps): Promise<ModelTab> {
  const { device, wire } = deps;
  const name = `${device.name}-tab-${deps.number}`;
  const tab = device.browser.openTab();
  let isAlive = true;
  const whileAlive = <Result>(answer: Promise<Result>): Promise<Result> =>
    answer.then(
      (result) => (isAlive ? result : NEVER),
      (failure: unknown) => (isAlive ? Promise.reject(failure) : NEVER),
    );
  const ownDevice: Device = {
    ...tab.device,
    // Nothing would let go of a lock that somebody dead was given.
    withLock: (lock, run) => (isAlive ? whileAlive(device.locks.hold(name, lock, run)) : NEVER),
  };
  const api = createApi((path, init) => {
    if (!isAlive) return NEVER;
    const headers = new Headers(init.headers);
    headers.set(TAB_HEADER, name);
    return whileAlive(device.jar.fetch(path, { ...init, headers }));
  });
  const openStorage: OpenStorage = async (userId) => {
    const enter = (): void => device.browser.enter();
    enter();
    const storage = await whileAlive(openIdbStorage(userId));
    return mortal(storage, {
      isAlive: () => isAlive,
      enter,
      onAppend: (operation) => deps.onOperation(operation, userId),
    });
  };
  const session = createSession({ api: deps.client(api), device: ownDevice, openStorage });
  session.subscribe(() => wire.forget(name));
  const die = (): void => {
    isAlive = false;
    wire.forget(name);
    device.locks.drop(name);
  };
  return {
    name,
    tab,
    session,
    store() {
      const state = session.getState();
      return state.status === 'signed-in' ? state.store : null;
    },
    crash() {
      die();
      tab.crash();
    },
    close() {
      session.stop();
      die();
      tab.leave();
    },
  };
}

/** What was begun before the end is done by the browser; nobody hears of it. */
function mortal(
  storage: OutboxStorage,
  {
    enter,
    isAlive,
    onAppend,
  }: {
    isAlive: () => boolean;
    enter: () => void;
    onAppend: (operation: Operation) => void;
  },
): OutboxStorage {
  const run = <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (!isAlive()) return NEVER;
    enter();
    return work().then(
      (result) => (isAlive() ? result : NEVER),
      (failure: unknown) => (isAlive() ? Promise.reject(failure) : NEVER),
    );
  };
  return {
    kind: storage.kind,
    read: (held) => run(() => storage.read(held)),
    append(operation) {
      if (isAlive()) onAppend(operation);
      return run(() => storage.append(operation));
    },
    settle: (settlements) => run(() => storage.settle(settlements)),
    replaceBase: (snapshot, told) => run(() => storage.replaceBase(snapshot, told)),
    compact: (held) => run(() => storage.compact(held)),
    dismissRefusal: (opId) => run(() => storage.dismissRefusal(opId)),
    forgetCopy: () => run(() => storage.forgetCopy()),
    close: () => storage.close(),
    destroy: () => run(() => storage.destroy()),
  };
}

type Turn = { readonly tab: string; readonly start: () => void };

/** Web Locks: what a dead tab held is free. */
class Locks {
  readonly #held = new Map<string, string>();
  readonly #waiting = new Map<string, Turn[]>();

  hold(tab: string, lock: string, run: () => Promise<void>): Promise<void> {
    return new Promise((resolve, reject) => {
      const start = (): void => {
        this.#held.set(lock, tab);
        run()
          .then(resolve, reject)
          .finally(() => this.#release(tab, lock));
      };
      if (!this.#held.has(lock)) return start();
      this.#waiting.set(lock, [...(this.#waiting.get(lock) ?? []), { tab, start }]);
    });
  }

  drop(tab: string): void {
    for (const [lock, turns] of this.#waiting) {
      this.#waiting.set(
        lock,
        turns.filter((turn) => turn.tab !== tab),
      );
    }
    for (const lock of this.#held.keys()) this.#release(tab, lock);
  }

  #release(tab: string, lock: string): void {
    if (this.#held.get(lock) !== tab) return;
    this.#held.delete(lock);
    const [next, ...others] = this.#waiting.get(lock) ?? [];
    this.#waiting.set(lock, others);
    next?.start();
  }
}
