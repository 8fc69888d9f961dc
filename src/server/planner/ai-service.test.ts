import { expect, test } from 'vitest';
import { createLog } from '../logging/log.ts';
import { readEnv } from '../env.ts';
import { completedPlanOf } from './ai/completed-plan.ts';
import { aiServiceOf } from './ai-service.ts';

function serviceFor(settings: Record<string, string>) {
  const result = readEnv(settings);
  if (!result.ok) throw new Error(result.problems.join('\n'));
  return aiServiceOf(result.env, {
    complete: async (plan) => completedPlanOf(plan),
    log: createLog({ level: 'silent' }),
  });
}

test('without a key or an address there is no AI service', async () => {
  expect(await serviceFor({ OPENAI_MODEL: 'some-model' })).toBeNull();
});

test('a key alone means OpenAI', async () => {
  expect(await serviceFor({ OPENAI_API_KEY: 'sk-1' })).toMatchObject({
    host: 'api.openai.com',
    model: 'gpt-4o',
    deadlineMs: 90_000,
    dailyLimit: 50,
    dailyLimitOfAll: 2000,
  });
});

test('an address alone is a service that asks for no key', async () => {
  const service = await serviceFor({
    OPENAI_BASE_URL: 'http://models.home:11434/v1',
    OPENAI_TIMEOUT_SECONDS: '300',
    AI_DAILY_LIMIT: '7',
  });
  expect(service).toMatchObject({ host: 'models.home', deadlineMs: 300_000, dailyLimit: 7 });
});
