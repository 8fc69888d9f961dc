// @vitest-environment node
import * as fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { openTestDatabase } from '#server/db/test-database.ts';
import { testApp } from '#server/test-app.ts';
import { rounds } from '../../../../tests/setup/rounds.ts';
import { promiseHolds } from './test-promise.ts';
import { aRealServer } from './test-real-server.ts';

const RUNS = rounds({ always: 12, atLength: 200 });

const database = await openTestDatabase();
const app = await testApp({ database });
afterAll(() => app.close());

test('the twelve invariants hold with the real server on its database', async () => {
  const property = promiseHolds({ server: () => aRealServer(app, database) });
  const runs = fc.assert(property, { numRuns: RUNS, endOnFailure: true });
  await expect(runs).resolves.toBeUndefined();
}, 300_000);
