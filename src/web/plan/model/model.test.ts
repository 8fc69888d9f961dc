// @vitest-environment node
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Change } from '#domain/operations/operation.ts';
import { aMountain } from '#domain/plan/test-builders.ts';
import type { Api } from '../../api/client.ts';
import { rounds } from '../../../../tests/setup/rounds.ts';
import { begin, goBack } from './test-commands.ts';
import { aLightServer, type ServerFault } from './test-model-server.ts';
import { promiseHolds, type Parts } from './test-promise.ts';
import { aWorld, becomes, drive, type World } from './test-world.ts';

const RUNS = rounds({ always: 1000, atLength: 10_000 });
/** So many are enough to find a fault that is there. */
const RUNS_TO_FIND = 1_000;
const seed = process.env['SEED'];
/**
 * The seed of a failure, as it was printed, shows the same again. What comes to no end fails after so
 * many turns, and a failure whose shortest form is long to find is told as short as it is by then.
 */
const RUN = {
  numRuns: RUNS,
  interruptAfterTimeLimit: rounds({ always: 500_000, atLength: 3_000_000 }),
  markInterruptAsFailure: true,
  ...(seed !== undefined && { seed: Number(seed) }),
};

// Nothing here waits for the clock of this machine: a busy one would make a disk too slow to be used.
beforeAll(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterAll(() => void vi.useRealTimers());

const light = (fault: ServerFault | null): Parts['server'] => {
  return (now) => aLightServer({ now, fault });
};

test('whatever happens to tabs, devices, network and sessions, the twelve invariants hold', async () => {
  const runs = fc.assert(promiseHolds({ server: light(null) }), RUN);
  await expect(runs).resolves.toBeUndefined();
}, 600_000);

/** Somebody who trusts the network: the outbox lets go before the server has answered. */
function hasty(api: Api): Api {
  return {
    ...api,
    async pushOperations(request, userId) {
      void api.pushOperations(request, userId).catch(() => undefined);
      const ok = true as const;
      return { results: request.operations.map(({ at, opId }) => ({ opId, ok, version: 0, at })) };
    },
  };
}

/** Somebody who does not listen. */
function insistent(api: Api): Api {
  return {
    ...api,
    async pushOperations(request, userId) {
      await api.pushOperations(request, userId);
      return api.pushOperations(request, userId);
    },
  };
}

const FAULTS: readonly (readonly [string, Parts, RegExp])[] = [
  [
    'an operation that takes effect each time it arrives',
    { server: light('takes-twice') },
    /I[23]:/,
  ],
  [
    'a change that leaves the outbox before the reply',
    { server: light(null), client: hasty },
    /I(1|4|7|10|12):/,
  ],
  ['a second answer to one operation', { server: light('answers-anew') }, /I3:/],
  [
    'a change that is sent again although it was answered',
    { server: light(null), client: insistent },
    /I11:/,
  ],
  ['XP that are counted instead of summed', { server: light('counts-xp') }, /I[59]:/],
];

test.each(FAULTS)(
  '%s is found',
  async (_name, parts, invariant) => {
    const found = await fc.check(promiseHolds(parts), {
      ...RUN,
      numRuns: RUNS_TO_FIND,
      endOnFailure: true,
    });
    expect(found.failed).toBe(true);
    expect(String(found.errorInstance)).toMatch(invariant);
  },
  120_000,
);

const A_PLAN: Change = { kind: 'mountains.add', mountains: [aMountain()] };

/** The server had nothing to forget for Ann, and did forget something of Ben's. */
async function goBackForBen(world: World): Promise<void> {
  const [ann, ben] = world.server.people;
  goBack(world, { userId: ann.userId, steps: 3 });
  const [device] = world.devices;
  if (device === undefined) return;
  const { session, store } = await world.open(device, 0);
  await becomes(world, { device, place: 0, person: ben, mayDiscard: true });
  store()?.change(A_PLAN);
  await drive(world, store()?.flush() ?? Promise.resolve(0));
  goBack(world, { userId: ben.userId, steps: 1 });
  expect([...world.wentBackFor]).toEqual([ben.userId]);
  await drive(world, session.signOut({ discard: true }));
}

const OF_ANN: readonly (readonly [string, Parts, RegExp])[] = [
  ['a second answer', { server: light('answers-anew') }, /I3:/],
  ['a plan of before', { server: light(null) }, /I10:/],
  ['a change sent again', { server: light(null), client: insistent }, /I11:/],
];

test.each(OF_ANN)(
  'where the server went back for Ben, %s is still found with Ann',
  async (_name, parts, invariant) => {
    const isFound = fc.asyncProperty(fc.scheduler(), async (scheduler) => {
      let isBenOver = false;
      const client = (api: Api): Api => ({
        ...api,
        pushOperations: (request, userId) =>
          (isBenOver ? (parts.client?.(api) ?? api) : api).pushOperations(request, userId),
      });
      const world = await aWorld({ scheduler, server: parts.server, client });
      await goBackForBen(world);
      world.check();
      isBenOver = true;
      await begin(world, A_PLAN);
      const [laptop] = world.devices;
      laptop?.troubles.push('twice', 'twice', 'twice');
      const store = laptop?.tabs[0]?.store();
      await drive(world, store?.flush() ?? Promise.resolve(0));
      // Nobody says so to whoever judges.
      if (invariant.source === 'I10:') world.server.goBack?.(world.server.people[0].userId, 1);
      await drive(world, store?.pull({ fresh: true }) ?? Promise.resolve());
      expect(() => world.check()).toThrow(invariant);
      for (const { tabs } of world.devices) for (const tab of tabs) tab.crash();
    });
    await fc.assert(isFound, { numRuns: 5 });
  },
);
