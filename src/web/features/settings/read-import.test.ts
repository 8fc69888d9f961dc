// @vitest-environment node
import { afterAll, expect, test } from 'vitest';
import { PATHS } from '#domain/contract.ts';
import { importChanges } from '#domain/export/import-changes.ts';
import { aMountain, anOperation, aPebble, aProfile } from '#domain/plan/test-builders.ts';
import { TEST_NOW, testApp } from '#server/test-app.ts';
import { createApi } from '../../api/client.ts';
import { readImport } from './read-import.ts';
import { aFile, anExport } from './test-settings.tsx';

const app = await testApp();
afterAll(() => app.close());

test.each([
  ['that the server takes is taken', 3000, 200],
  ['that the server would not take is left out at once', 4000, 413],
])('a mountain %s', async (_what, count, status) => {
  const person = await app.signUp();
  const pebbles = Array.from({ length: count }, (_, n) =>
    aPebble({ id: `p${n}`, title: '買'.repeat(60) }),
  );
  const exported = anExport({ mountainsData: [aMountain({ title: 'The house', pebbles })] });
  const [change] = importChanges(exported);
  if (change === undefined) throw new Error('Nothing is imported.');
  const operations = [anOperation(change)];
  const reply = await person.post(PATHS.operations, { sentAt: TEST_NOW, operations });
  expect(reply.status).toBe(status);
  const api = createApi(person.fetch);
  const leftOut = 'The mountain “The house” is too large to be imported.';
  const read = (file: File, profile = aProfile()) => readImport({ file, profile, api });
  const alone = { ok: false, problem: `${leftOut} Nothing was added.` };
  expect(await read(aFile(exported))).toMatchObject(
    status === 200 ? { ok: true, leftOut: null } : alone,
  );

  const zine = aMountain({ id: 'm2', title: 'The zine', pebbles: [aPebble({ id: 'p' })] });
  const both = aFile({ ...exported, mountainsData: [...exported.mountainsData, zine] });
  expect(await read(both)).toMatchObject(
    status === 200
      ? { preview: { mountains: ['The house', 'The zine'] }, leftOut: null }
      : { preview: { mountains: ['The zine'] }, exported: { mountainsData: [zine] }, leftOut },
  );
  const there = aProfile({ mountains: exported.mountainsData });
  expect(await read(both, there)).toMatchObject({
    preview: { mountains: ['The zine'] },
    leftOut: null,
  });
});

test('of the account’s brain dumps only the ids are asked for, and the new ones counted', async () => {
  const person = await app.signUp();
  const dump = { text: 'Call', plannedBy: '', mountainIds: [], createdAt: TEST_NOW };
  const [first, second] = ['1', '2'].map((end) => ({
    ...dump,
    id: `3f0c5e0a-6f0b-4a57-9d6d-0d8f4b1f7a1${end}`,
  }));
  if (first === undefined || second === undefined) throw new Error('Two were made.');
  const change = {
    kind: 'plan.import',
    mountains: [],
    completions: [],
    brainDumps: [first],
  } as const;
  await person.post(PATHS.operations, { sentAt: TEST_NOW, operations: [anOperation(change)] });
  const answers: string[] = [];
  const api = createApi(async (path, init) => {
    const answer = await person.fetch(path, init);
    answers.push(await answer.clone().text());
    return answer;
  });
  const exported = anExport({ mountainsData: [], brainDumps: [first, second] });
  const reading = await readImport({ file: aFile(exported), profile: aProfile(), api });
  expect(reading).toMatchObject({ ok: true, preview: { brainDumps: 1 } });
  expect(answers).toEqual([JSON.stringify({ dumpIds: [first.id], plannedIds: [] })]);
});
