/** The power goes at any moment: what was acknowledged is in what is left of the files. */

import { rmSync } from 'node:fs';
import path from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { randomNumbers } from '../../../../tests/setup/random-numbers.ts';
import { rounds } from '../../../../tests/setup/rounds.ts';
import type { Change, Operation } from '#domain/operations/operation.ts';
import { aMountain } from '#domain/plan/test-builders.ts';
import { aDevice, operationOf } from '../../operations/test-push.ts';
import { aUser } from '../test-database.ts';
import { openCluster } from './cluster.ts';
import { databaseOf, prepareSession } from './pglite-database.ts';
import { aDataDirectory } from './test-data-directory.ts';
import { watchDisk } from './test-disk.ts';
import { powerCutOf, type Chance } from './test-power.ts';

const CUTS = rounds({ always: 12, atLength: 100 });
/** SEED=… shows a failure again. */
const SEED = Number(process.env['SEED'] ?? Date.now() % 2 ** 31);
/** A cut comes after so many changes of files at the most: one operation makes about two. */
const FURTHEST = 12;
const XP_OF_SHORTEST = 5;

let folder: string | undefined;
let stopWatching: (() => void) | undefined;
afterEach(() => {
  stopWatching?.();
  if (folder !== undefined) rmSync(folder, { recursive: true, force: true });
});

/** Adds a pebble and completes it: an operation lost, or done twice, is seen in what is there. */
function changeNumber(count: number): Change {
  const pebbleId = `p${Math.floor(count / 2)}`;
  return count % 2 === 0
    ? {
        kind: 'pebble.add',
        rockId: 'm1-rock',
        pebbleId,
        title: 'One of many',
        description: 'One of very many.',
      }
    : { kind: 'pebble.setStatus', pebbleId, status: 'moved', trackedMinutes: 1 };
}

type Cut = { readonly dataDir: string; readonly acknowledged: number };

async function look({ dataDir, acknowledged }: Cut, ask: { userId: string; sent: Operation[] }) {
  const { pg } = await openCluster(dataDir);
  await prepareSession(pg);
  const device = aDevice(databaseOf(pg), ask.userId);
  const { version, profile } = await device.pull();
  const pebbles = profile.mountains[0]?.boulders[0]?.rocks[0]?.pebbles ?? [];
  const done = Math.max(0, version - 1);
  expect(version).toBeGreaterThanOrEqual(acknowledged);
  // Nothing twice and nothing by halves: what is there is what the first so many operations make.
  expect(version).toBeLessThanOrEqual(acknowledged + 1);
  expect(pebbles.map(({ id }) => id)).toEqual(
    Array.from({ length: Math.ceil(done / 2) }, (_, place) => `p${place}`),
  );
  expect(profile.xp).toBe(Math.floor(done / 2) * XP_OF_SHORTEST);
  // It goes on: what was acknowledged is known, the next one is taken.
  const end = Math.min(acknowledged + 1, ask.sent.length);
  const again = ask.sent.slice(Math.max(0, acknowledged - 1), end);
  const { results } = await device.push(...again);
  expect(results.map((result) => result.ok)).toEqual(again.map(() => true));
  expect((await device.pull()).version).toBe(end);
  await pg.close();
  rmSync(dataDir, { recursive: true });
}

function withSeed(failure: unknown): never {
  throw new Error(`SEED=${SEED}: ${String(failure)}`, { cause: failure });
}

it(
  'opens after each power cut, with everything that was acknowledged, once',
  async () => {
    const made = await aDataDirectory();
    const { dataDir } = made;
    folder = made.folder;
    const next = randomNumbers(SEED);
    const files = path.join(dataDir, 'database');

    const cuts: Cut[] = [];
    const sent: Operation[] = [];
    let acknowledged = 0;
    let looked = 0;
    let untilCut = Infinity;
    const power = powerCutOf(files);
    stopWatching = watchDisk(files, {
      after: (call) => {
        power.note(call);
        untilCut -= 1;
        if (untilCut > 0) return;
        untilCut = Infinity;
        const cut = { dataDir: path.join(folder ?? '', `cut-${cuts.length}`), acknowledged };
        const chance: Chance = { next, luck: cuts.length % 2 === 0 ? 0 : 0.5 };
        cuts.push(cut);
        power.leave(path.join(cut.dataDir, 'database'), chance);
      },
    });
    const { pg } = await openCluster(dataDir);
    await prepareSession(pg);
    const database = databaseOf(pg);
    const userId = await aUser(database);
    const device = aDevice(database, userId);
    const plan: Change = {
      kind: 'mountains.add',
      mountains: [aMountain({ id: 'm1', pebbles: [] })],
    };
    for (let count = -1; cuts.length < CUTS; count += 1) {
      const operation = operationOf(count < 0 ? plan : changeNumber(count));
      sent.push(operation);
      if (untilCut === Infinity) untilCut = 1 + Math.floor(next() * FURTHEST);
      const { results } = await device.push(operation);
      expect(results).toMatchObject([{ ok: true }]);
      acknowledged += 1;
      // A checkpoint moves everything from the log into the tables: a dangerous moment of its own.
      if (count % 25 === 24) {
        untilCut = 1 + Math.floor(next() * 60);
        await pg.exec('CHECKPOINT');
      }
      for (; looked < cuts.length; looked += 1) {
        const cut = cuts[looked];
        if (cut !== undefined) await look(cut, { userId, sent }).catch(withSeed);
      }
    }
    await pg.close();
  },
  10 * 60_000,
);
