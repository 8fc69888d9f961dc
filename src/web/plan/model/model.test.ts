// @vitest-environment node
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Api } from '../../api/client.ts';
import { rounds } from '../../../../tests/setup/rounds.ts';
import { aLightServer, type ServerFault } from './test-model-server.ts';
import { promiseHolds, type Parts } from './test-promise.ts';

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
