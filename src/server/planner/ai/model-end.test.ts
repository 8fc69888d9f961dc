import { afterAll, beforeAll, expect, test } from 'vitest';
import { startFakeAi, type FakeAi } from '../../../../tests/setup/fake-ai-server.ts';
import { createLog } from '../../logging/log.ts';
import { warnOfModelEnd } from './model-end.ts';

let ai: FakeAi;
beforeAll(async () => {
  ai = await startFakeAi();
});
afterAll(() => ai.close());

async function warned(models: unknown, apiKey: string | null = 'sk-key-of-the-tests') {
  ai.lists(models);
  const lines: string[] = [];
  await warnOfModelEnd({
    settings: { apiKey, baseUrl: ai.url, model: 'gpt-4o' },
    log: createLog({ level: 'trace', destination: { write: (line) => lines.push(line) } }),
    now: Date.parse('2026-11-21T09:00:00.000Z'),
  });
  return lines.join('');
}

test('a model that goes soon gives one line with its day and the setting', async () => {
  const said = await warned({ data: [{ id: 'gpt-4o', shutdown_date: '2027-01-14' }] });
  expect(said).toContain('2027-01-14');
  expect(said).toContain('OPENAI_MODEL');
  expect(said).not.toContain('sk-key');
});

test('the day may come in seconds since 1970', async () => {
  const seconds = Date.parse('2027-01-14') / 1000;
  expect(await warned({ data: [{ id: 'gpt-4o', shutdown_date: seconds }] })).toContain(
    '2027-01-14',
  );
});

test('a model that is gone, or not listed, is named with the setting', async () => {
  const gone = await warned({ data: [{ id: 'gpt-4o', shutdown_date: '2026-10-23' }] });
  expect(gone).toMatch(/is gone: set OPENAI_MODEL/);
  expect(await warned({ data: [{ id: 'another' }] })).toMatch(/does not list.*OPENAI_MODEL/);
});

test.each([
  ['a model that stays', { data: [{ id: 'gpt-4o' }] }],
  ['one that goes in years', { data: [{ id: 'gpt-4o', shutdown_date: '2031-01-01' }] }],
  ['a date that is none', { data: [{ id: 'gpt-4o', shutdown_date: 'soon' }] }],
  ['a local name', { data: [{ id: 'gpt-4o:latest' }] }],
  ['an empty list', { data: [] }],
  ['another answer', { error: 'no such path' }],
  ['a page', '<html>'],
])('%s says nothing', async (_what, models) => {
  expect(await warned(models, null)).toBe('');
});
