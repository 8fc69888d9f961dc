import { beforeEach, expect, test, vi } from 'vitest';
import { createUpdates, type Updates, type UpdatesDeps } from './updates.ts';

class TestContainer extends EventTarget {
  controller: object | null = null;
  registration = new TestRegistration();
  async register(): Promise<TestRegistration> {
    return this.registration;
  }
}

class TestRegistration extends EventTarget {
  installing: EventTarget | null = null;
  waiting: { postMessage: (message: unknown) => void } | null = null;
  readonly update = vi.fn<() => Promise<void>>(async () => undefined);
}

let container: TestContainer;
let said: unknown[];
let reloads: number;
let wake: () => void;
let nowMs: number;

beforeEach(() => {
  container = new TestContainer();
  said = [];
  reloads = 0;
  nowMs = 0;
  wake = () => undefined;
});

const deps = (): UpdatesDeps => ({
  // As much of a container as is used.
  container: container as unknown as ServiceWorkerContainer,
  workerUrl: () => '/sw.js',
  onWake(run) {
    wake = run;
    return () => undefined;
  },
  now: () => nowMs,
  reload: () => (reloads += 1),
});

function started(deps: UpdatesDeps): Updates {
  const updates = createUpdates(deps);
  updates.start();
  return updates;
}

function install(): void {
  const worker = new EventTarget();
  container.registration.installing = worker;
  container.registration.dispatchEvent(new Event('updatefound'));
  container.registration.installing = null;
  container.registration.waiting = { postMessage: (message) => said.push(message) };
  worker.dispatchEvent(new Event('statechange'));
}

const registered = () => new Promise((resolve) => setTimeout(resolve));

test('a newer version waits until it is told to take over', async () => {
  container.controller = {};
  const updates = started(deps());
  const heard = vi.fn<() => void>();
  updates.subscribe(heard);
  await registered();
  expect(updates.isReady()).toBe(false);
  install();
  expect(updates.isReady()).toBe(true);
  expect(heard).toHaveBeenCalledOnce();
  expect(said).toEqual([]);
  updates.takeOver();
  expect(said).toEqual(['take-over']);
});

test('every tab is reloaded once another version has taken over', () => {
  container.controller = {};
  started(deps());
  container.dispatchEvent(new Event('controllerchange'));
  expect(reloads).toBe(1);
});

test('the first version ever kept neither prompts nor reloads', async () => {
  const updates = started(deps());
  await registered();
  install();
  expect(updates.isReady()).toBe(false);
  container.controller = {};
  container.dispatchEvent(new Event('controllerchange'));
  expect(reloads).toBe(0);
});

test('a page that stays open asks for a new version when somebody comes back, once an hour', async () => {
  container.controller = {};
  started(deps());
  await registered();
  wake();
  expect(container.registration.update).not.toHaveBeenCalled();
  nowMs = 3_600_000;
  wake();
  wake();
  expect(container.registration.update).toHaveBeenCalledOnce();
});

test('a browser without workers goes on without', () => {
  const updates = started({ ...deps(), container: undefined });
  expect(updates.isReady()).toBe(false);
  updates.takeOver();
  updates.stop();
});

test('a browser that forbids the worker goes on without', async () => {
  container.register = () => Promise.reject(new Error('SecurityError'));
  const updates = started(deps());
  await registered();
  expect(updates.isReady()).toBe(false);
});
