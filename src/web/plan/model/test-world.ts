/** Two people, two devices with two tabs each, one server, and everything that is known of them. */

import type { Scheduler } from 'fast-check';
import { isDeepStrictEqual } from 'node:util';
import type { Operation } from '#domain/operations/operation.ts';
import { standingFor } from '#domain/progress/level.ts';
import type { Api } from '../../api/client.ts';
// Here already when the first person signs out: nothing that is waited for comes from a disk.
import '../../session/session-deeds.ts';
import { openIdbStorage } from '../outbox/idb-storage.ts';
import { isPending } from '../outbox/record.ts';
import { aDevice, openTab, type ModelDevice, type ModelTab } from './test-tab.ts';
import { aTurn, type ModelPerson, type ModelServer } from './test-model-server.ts';
import { aWire, type Wire } from './test-wire.ts';

export type Made = {
  readonly operation: Operation;
  readonly userId: string;
  readonly device: string;
  /** Somebody signed out although it waited, and said so. */
  isGivenAway: boolean;
};

export type World = {
  readonly server: ModelServer;
  readonly wire: Wire;
  readonly scheduler: Scheduler;
  readonly devices: readonly ModelDevice[];
  readonly made: Map<string, Made>;
  /** What the server forgot when it went back. */
  readonly lost: Set<string>;
  /** Of whom it forgot something. */
  readonly wentBackFor: Set<string>;
  readonly beginnings: Map<string, Awaited<ReturnType<ModelServer['snapshot']>>>;
  readonly open: (device: ModelDevice, place: number) => Promise<ModelTab>;
  /** Throws when an invariant was seen broken. */
  readonly check: () => void;
  readonly broken: (invariant: string, what: string) => void;
};

export const TABS = 2;
const AHEAD_MS = 3_600_000;
const MOST_ARRIVALS = 10_000;

export async function aWorld(deps: {
  scheduler: Scheduler;
  server: (now: () => string) => ModelServer | Promise<ModelServer>;
  client?: (api: Api) => Api;
}): Promise<World> {
  const made = new Map<string, Made>();
  const lost = new Set<string>();
  const wentBackFor = new Set<string>();
  const cookies = new Map<string, string>();
  const violations: string[] = [];
  const devices: ModelDevice[] = [];
  const broken = (invariant: string, what: string): void => {
    violations.push(`${invariant}: ${what}`);
  };
  const server = await deps.server(() => devices[0]?.browser.now() ?? '');
  const wire = aWire({
    server: withCookies(server, cookies),
    scheduler: deps.scheduler,
    ownerOf: (opId) => made.get(opId)?.userId,
    personOf: (cookie) => cookies.get(cookie),
    hasForgotten: (userId) => wentBackFor.has(userId),
    broken,
  });
  devices.push(aDevice('laptop', wire, 0), aDevice('phone', wire, AHEAD_MS));
  let tabs = 0;
  const beginnings: World['beginnings'] = new Map();
  for (const { userId } of server.people) beginnings.set(userId, await server.snapshot(userId));
  const world: World = {
    server,
    wire,
    scheduler: deps.scheduler,
    devices,
    made,
    lost,
    wentBackFor,
    beginnings,
    broken,
    async open(device, place) {
      tabs += 1;
      const opened = await openTab({
        device,
        number: tabs,
        wire,
        client: deps.client ?? ((api) => api),
        onOperation: (operation, userId) => {
          made.set(operation.opId, { operation, userId, device: device.name, isGivenAway: false });
        },
      });
      device.tabs[place] = opened;
      watchVersion(opened, world);
      await drive(world, opened.session.start());
      return opened;
    },
    check() {
      const [first] = violations;
      if (first !== undefined) throw new Error(first);
    },
  };
  return world;
}

/** Remembers whose cookie is whose: what a browser holds says it to nobody else. */
function withCookies(server: ModelServer, cookies: Map<string, string>): ModelServer {
  return {
    ...server,
    async fetch(path, init) {
      const reply = await server.fetch(path, init);
      const [pair] = reply.headers.getSetCookie();
      const email = /"email":"([^"]+)"/.exec(String(init.body))?.[1];
      const person = server.people.find((one) => one.email === email);
      if (reply.ok && person && pair) cookies.set(pair.split(';')[0] ?? '', person.userId);
      return reply;
    },
  };
}

/** I6 and I10, at everything that a tab shows; no version goes back unless the server has. */
function watchVersion({ name, session }: ModelTab, { broken, wentBackFor }: World): void {
  let last = { store: session.getState(), version: 0 };
  session.subscribe(() => {
    const state = session.getState();
    if (state.status !== 'signed-in') return;
    const { store } = state;
    last = { store: state, version: store.getView().version };
    store.subscribe(() => {
      const { profile, userId, version } = store.getView();
      if (last.store !== state) return;
      if (version < last.version && !wentBackFor.has(userId))
        broken('I10', `${name} went from ${last.version} to ${version}`);
      last.version = version;
      const { level, xpToNext } = standingFor(profile.xp);
      const asSpecified = Math.max(1, Math.floor(profile.xp / 50));
      if (level !== asSpecified || xpToNext !== 50 + 50 * asSpecified) {
        broken('I6', `${profile.xp} XP made level ${level}`);
      }
    });
  });
}

export async function breathe(turns: number): Promise<void> {
  for (let turn = 0; turn < turns; turn += 1) await aTurn();
}

/** Lets the world go on, in the scheduler's order, until something is done. */
export async function drive<Result>(world: World, work: Promise<Result>): Promise<Result> {
  let isOver = false;
  const over = work.finally(() => (isOver = true));
  over.catch(() => undefined);
  const { scheduler, server } = world;
  for (let idle = 0, arrived = 0; !isOver; idle += 1) {
    if (idle > server.patience) throw new Error('It waits for something that never comes.');
    if (arrived > MOST_ARRIVALS) throw new Error('It goes on for ever.');
    if (scheduler.count() > 0) {
      idle = 0;
      arrived += 1;
      await scheduler.waitOne();
    } else await server.pause(idle);
  }
  return over;
}

/** Signs a person in on a device, and whoever was there out; says whether that came about. */
export async function becomes(
  world: World,
  ask: { device: ModelDevice; place: number; person: ModelPerson; mayDiscard: boolean },
): Promise<boolean> {
  const { device, mayDiscard, person, place } = ask;
  const session = device.tabs[place]?.session;
  if (session === undefined) return false;
  const state = session.getState();
  if (state.status === 'signed-in') {
    if (state.userId === person.userId) return true;
    const { outcome } = await drive(world, session.signOut({ discard: mayDiscard }));
    if (outcome !== 'signed-out') return false;
    giveAway(world, { device, userId: state.userId });
    await breathe(4);
  }
  const { email, password } = person;
  const isIn = await drive(
    world,
    session.signIn({ email, password }).then(
      () => true,
      () => false,
    ),
  );
  await breathe(4);
  return isIn;
}

function giveAway({ made, wire }: World, left: { device: ModelDevice; userId: string }): void {
  for (const [opId, one] of made) {
    const isTheirs = one.userId === left.userId && one.device === left.device.name;
    if (isTheirs && !wire.acknowledged.has(opId)) one.isGivenAway = true;
  }
}

/** How many changes of a person a device still keeps for the server. */
export async function leftOver(device: ModelDevice, userId: string): Promise<number> {
  device.browser.enter();
  const names = (await indexedDB.databases()).map(({ name }) => name);
  if (!names.includes(`unstuck-${userId}`)) return 0;
  const storage = await openIdbStorage(userId);
  const { records } = await storage.read(null);
  storage.close();
  return records.filter(isPending).length;
}

export function isSame(one: unknown, other: unknown): boolean {
  return isDeepStrictEqual(one, other);
}
