/** The real app on a real database with the fake AI service behind it, for tests. */

import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import type { BrainDumpReply } from '#domain/contract.ts';
import { PATHS } from '#domain/contract.ts';
import { startFakeAi, type FakeAi } from '../../../tests/setup/fake-ai-server.ts';
import { openTestDatabase, type TestDatabase } from '../db/test-database.ts';
import { createLog } from '../logging/log.ts';
import { completedPlanOf } from '../planner/ai/completed-plan.ts';
import { aiServiceOf } from '../planner/ai-service.ts';
import { TEST_NOW, testApp, type TestApp } from '../test-app.ts';
import type { Person } from '../test-person.ts';

export const AI_KEY = 'sk-key-of-the-tests';
export const WORDS =
  'The tax return is due on Friday, and the shed is a tip. Also ring the dentist.';
export const MOMENT = { at: TEST_NOW, sentAt: TEST_NOW, zone: 'UTC' } as const;

export type AiApp = {
  readonly ai: FakeAi;
  readonly database: TestDatabase;
  readonly server: TestApp;
  readonly person: Person;
  /** All that was logged in this test. */
  readonly logged: () => string;
};

/** A new service, a new app and a new person for each test, on one database. */
export function useAiApp({
  dailyLimit = 50,
  dailyLimitOfAll = 2000,
}: {
  readonly dailyLimit?: number;
  readonly dailyLimitOfAll?: number;
} = {}): () => AiApp {
  let database: TestDatabase;
  let current: AiApp;
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  beforeEach(async () => {
    await database.empty();
    const ai = await startFakeAi();
    const lines: string[] = [];
    const log = createLog({ level: 'trace', destination: { write: (line) => lines.push(line) } });
    const service = await aiServiceOf(
      {
        OPENAI_API_KEY: AI_KEY,
        OPENAI_BASE_URL: ai.url,
        OPENAI_MODEL: 'gpt-4o',
        OPENAI_TIMEOUT_SECONDS: 60,
        AI_DAILY_LIMIT: dailyLimit,
        AI_DAILY_LIMIT_ALL: dailyLimitOfAll,
      },
      { complete: async (plan) => completedPlanOf(plan), log },
    );
    const server = await testApp({ database, ai: service, log });
    current = { ai, database, server, person: await server.signUp(), logged: () => lines.join('') };
  });
  afterEach(() => current.ai.close());
  afterAll(() => database.close());
  return () => current;
}

export function aDump(overrides: object = {}) {
  return { dumpId: crypto.randomUUID(), text: WORDS, ...MOMENT, ...overrides };
}

export async function submit(person: Person, dump: object): Promise<BrainDumpReply> {
  const response = await person.post(PATHS.brainDumps, dump);
  expect(response.status).toBe(200);
  return (await response.json()) as BrainDumpReply;
}

export async function refusalOf(reply: Response | Promise<Response>) {
  const response = await reply;
  const { error } = (await response.json()) as { error: { code: string; message: string } };
  return { status: response.status, code: error.code, message: error.message };
}
