import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { brainDumpRetryPath, mountainRevisePath, PATHS } from '#domain/contract.ts';
import { openTestDatabase } from '../db/test-database.ts';
import { builtInPlanner } from '../planner/built-in.ts';
import type { Planner } from '../planner/planner.ts';
import { testApp, type TestApp } from '../test-app.ts';
import type { Person } from '../test-person.ts';
import { aDump, MOMENT, refusalOf, submit } from './test-ai-app.ts';
import { snapshotOf } from '../test-answers.ts';

let server: TestApp;
let person: Person;
let structure: Planner['structure'];
/** Of somebody who leaves once the plan is made, before it is put into the profile. */
let leaving: AbortController | null;
let isPlanned: boolean;

beforeAll(async () => {
  const database = await openTestDatabase();
  const planned = <Result>(result: Result): Result => {
    isPlanned = true;
    return result;
  };
  server = await testApp({
    database: {
      ...database,
      withUser: (userId, work) => {
        if (isPlanned) leaving?.abort();
        return database.withUser(userId, work);
      },
    },
    planner: {
      structure: (...asked) => structure(...asked).then(planned),
      revise: (...asked) => builtInPlanner.revise(...asked).then(planned),
    },
  });
});
beforeEach(async () => {
  leaving = null;
  isPlanned = false;
  structure = builtInPlanner.structure;
  person = await server.signUp();
});
afterAll(() => server.close());

/** What is answered, and how the plan was before and is after it. */
async function askAndLeave(path: string, body: object) {
  const before = await snapshotOf(person);
  leaving = new AbortController();
  isPlanned = false;
  const reply = person.fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: leaving.signal,
  });
  const { code } = await refusalOf(reply);
  expect(isPlanned).toBe(true);
  return { code, before, after: await snapshotOf(person) };
}

test('a plan that was made for somebody who has left is not planted', async () => {
  const { code, before, after } = await askAndLeave(PATHS.brainDumps, aDump());
  expect(code).toBe('planner.cancelled');
  expect(after).toEqual(before);
});

test('a plan that was made for somebody who has left is not put in the place of a fallback', async () => {
  structure = () => Promise.reject(new Error('The planner of the tests is out of order.'));
  const dump = aDump();
  expect(await submit(person, dump)).toMatchObject({ plannedBy: 'fallback' });
  structure = builtInPlanner.structure;
  const retry = { retryId: crypto.randomUUID(), ...MOMENT };
  const { code, before, after } = await askAndLeave(brainDumpRetryPath(dump.dumpId), retry);
  expect(code).toBe('planner.cancelled');
  expect(after).toEqual(before);
});

test('a mountain is not changed for somebody who has left', async () => {
  const { mountainIds } = await submit(person, aDump());
  const change = { opId: crypto.randomUUID(), changeText: 'add: ring the bank', ...MOMENT };
  const { code, before, after } = await askAndLeave(
    mountainRevisePath(mountainIds[0] ?? ''),
    change,
  );
  expect(code).toBe('planner.cancelled');
  expect(after).toEqual(before);
});
