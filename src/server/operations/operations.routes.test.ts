import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PATHS } from '#domain/contract.ts';
import { testApp, type TestApp } from '../test-app.ts';
import type { Person } from '../test-person.ts';
import { operationOf, PUSH_NOW } from './test-push.ts';

let server: TestApp;
let person: Person;

beforeAll(async () => {
  server = await testApp();
  person = await server.signUp();
});
afterAll(() => server.close());

const anOperation = () => operationOf({ kind: 'settings.set', settings: { dayStartHour: 5 } });
const push = (operations: readonly unknown[]) => ({ sentAt: PUSH_NOW, operations });

async function refusal(response: Response) {
  const { error } = (await response.json()) as { error: { code: string; fields?: object } };
  return { status: response.status, code: error.code, fields: error.fields };
}

describe('a push', () => {
  it('is answered operation by operation', async () => {
    const operations = [anOperation(), anOperation()];
    const response = await person.post(PATHS.operations, push(operations));
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({
      results: operations.map(({ opId }) => ({ opId, ok: true })),
    });
  });

  it('of nothing is answered with nothing', async () => {
    const response = await person.post(PATHS.operations, push([]));
    expect(await response.json()).toEqual({ results: [] });
  });

  it('is refused without a session', async () => {
    const response = await server.request(PATHS.operations, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(push([anOperation()])),
    });
    expect(response.status).toBe(401);
  });

  it.each([
    ['more than fifty operations', push(Array.from({ length: 51 }, anOperation)), 'operations'],
    ['an operation without a readable id', push([{ schema: 1 }]), 'operations.0.opId'],
    ['an operation that is no object', push(['complete']), 'operations.0'],
    ['no time of sending', { operations: [] }, 'sentAt'],
    ['a time that is none', { sentAt: 'now', operations: [] }, 'sentAt'],
    ['no operations', { sentAt: PUSH_NOW }, 'operations'],
    ['a field nobody knows', { ...push([]), userId: randomUUID() }, 'body'],
    ['a list in place of the body', [], 'body'],
    ['null in place of the body', null, 'body'],
  ])('with %s is refused, and the field is named', async (_, body, field) => {
    const { status, code, fields } = await refusal(await person.post(PATHS.operations, body));
    expect({ status, code }).toEqual({ status: 400, code: 'request.invalid' });
    expect(Object.keys(fields ?? {})).toEqual([field]);
  });

  it.each([
    ['broken JSON', '{"sentAt":', 400],
    ['an empty body', '', 400],
    ['text that is not UTF-8', new Uint8Array([0x22, 0xff, 0x22]), 400],
    ['a hundred thousand brackets', '['.repeat(100_000), 400],
    ['more than a megabyte', `"${'x'.repeat(1_100_000)}"`, 413],
  ])('that is %s is refused', async (_, body, status) => {
    const headers = { 'content-type': 'application/json' };
    const response = await person.fetch(PATHS.operations, { method: 'POST', headers, body });
    expect(response.status).toBe(status);
  });

  it('that brings more than anybody writes in an hour has to wait, and small ones go on', async () => {
    const writer = await server.signUp();
    const dumps = (count: number, text: string) =>
      Array.from({ length: count }, () => ({
        id: randomUUID(),
        text,
        plannedBy: 'built-in',
        mountainIds: [],
        createdAt: PUSH_NOW,
      }));
    const anImport = (count: number, text = 'x'.repeat(20_000)) =>
      operationOf({
        kind: 'plan.import',
        mountains: [],
        completions: [],
        brainDumps: dumps(count, text),
      });
    const statusOf = async (operation: unknown, by = writer) =>
      (await by.post(PATHS.operations, push([operation]))).status;
    expect(await statusOf(anImport(40))).toBe(200);
    const asIfSent = (kilobytes: number) =>
      server.database.orm.execute(sql`update throttle set count = ${kilobytes} where count > 700`);
    // The largest file that can be imported.
    await asIfSent(50_000);
    expect(await statusOf(anImport(40))).toBe(200);
    // Less than that is left of the hour.
    await asIfSent(63_500);
    expect(await statusOf(anImport(40))).toBe(429);
    expect(await statusOf(anOperation())).toBe(200);
    // What was refused is not counted, so that the next small one would have had room.
    await asIfSent(63_999);
    // Bytes are weighed: each of these characters is three.
    expect(await statusOf(anImport(1, 'x'.repeat(1_000)))).toBe(200);
    expect(await statusOf(anImport(1, '山'.repeat(1_000)))).toBe(429);
    expect(await statusOf(anImport(40), person)).toBe(200);
  });

  it('with brackets within brackets and no announced length is judged as any other', async () => {
    const { opId } = anOperation();
    const deep = '['.repeat(100_000) + ']'.repeat(100_000);
    const response = await person.fetch(PATHS.operations, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: `{"sentAt":"${PUSH_NOW}","operations":[{"opId":"${opId}","deep":${deep}}]}`,
    });
    expect(await response.json()).toEqual({
      results: [{ opId, ok: false, code: 'operation.invalid' }],
    });
  });

  it('that is not called JSON is refused', async () => {
    const response = await person.fetch(PATHS.operations, {
      method: 'POST',
      headers: { 'content-type': 'text/plain' },
      body: JSON.stringify(push([])),
    });
    expect(await refusal(response)).toMatchObject({ status: 415, code: 'request.invalid' });
  });

  it('cannot reach the prototype of anything', async () => {
    const body = `{"sentAt":"${PUSH_NOW}","operations":[],"__proto__":{"polluted":true}}`;
    const headers = { 'content-type': 'application/json' };
    await person.fetch(PATHS.operations, { method: 'POST', headers, body });
    expect('polluted' in {}).toBe(false);
  });
});
