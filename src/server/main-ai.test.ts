import { rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { PATHS } from '#domain/contract.ts';
import { hangs, says, startFakeAi, type FakeAi } from '../../tests/setup/fake-ai-server.ts';
import { startRealServer } from '../../tests/setup/real-server.ts';
import { leanPlan } from './planner/ai/test-ai-planner.ts';
import { aDataDirectory } from './db/pglite/test-data-directory.ts';
import { aBrowser, someCredentials } from './test-person.ts';

let ai: FakeAi;
let store: Awaited<ReturnType<typeof aDataDirectory>>;
beforeAll(async () => {
  ai = await startFakeAi();
  store = await aDataDirectory();
});
afterAll(async () => {
  await ai.close();
  rmSync(store.folder, { recursive: true });
});

it('the AI service of the settings makes the plans, and is left when the person leaves', async () => {
  const OPENAI_API_KEY = 'sk-key-of-the-tests';
  const server = await startRealServer({
    DATA_DIR: store.dataDir,
    OPENAI_API_KEY,
    OPENAI_BASE_URL: ai.url,
  });
  const browser = aBrowser((name, init) => fetch(new URL(name, server.url), init));
  await browser.post(PATHS.signUp, someCredentials());
  const inUse = await browser.get(PATHS.planner);
  expect(await inUse.json()).toEqual({ plannedBy: 'ai', host: '127.0.0.1' });

  ai.answers(hangs, says(leanPlan()));
  const now = new Date().toISOString();
  const dump = { text: 'The tax return', at: now, sentAt: now, zone: 'UTC' };
  const send = (signal?: AbortSignal) =>
    browser.fetch(PATHS.brainDumps, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...dump, dumpId: '3f0c5e0a-6f0b-4a57-9d6d-0d8f4b1f7a11' }),
      ...(signal === undefined ? {} : { signal }),
    });
  const leaving = new AbortController();
  const left = send(leaving.signal);
  await ai.whenAsked(1);
  expect(ai.requests[0]?.headers.authorization).toBe(`Bearer ${OPENAI_API_KEY}`);
  leaving.abort();
  await expect(left).rejects.toThrow(/abort/i);
  expect(await ai.requests[0]?.wasDropped).toBe(true);

  const statusNow = async () => {
    const reply = await send();
    return reply.ok ? ((await reply.json()) as { plannedBy: string }).plannedBy : reply.status;
  };
  await expect.poll(statusNow).toBe('ai');
  expect(await server.stop()).toBe(0);
  for (const secret of ['tax return', OPENAI_API_KEY])
    expect(server.said.stderr).not.toContain(secret);
});
