import { afterAll, beforeAll, expect, it } from 'vitest';
import { leanPlan, STEPS, stepsOf } from '#server/planner/ai/test-ai-planner.ts';
import { says, startFakeAi, type FakeAi } from '../../tests/setup/fake-ai-server.ts';
import { measuredPlanners } from './planners.ts';

const DUMP = { text: 'The tax return is due on Friday', today: '2026-11-21' };

let ai: FakeAi;
beforeAll(async () => {
  ai = await startFakeAi();
});
afterAll(() => ai.close());

it('the built-in planner is measured alone when the environment names no service', () => {
  expect(measuredPlanners({}).map(({ name }) => name)).toEqual(['built-in planner']);
});

it('a service that the environment names is measured beside it', async () => {
  ai.answers(says(leanPlan()));
  const [, service] = measuredPlanners({ OPENAI_BASE_URL: ai.url, OPENAI_MODEL: 'some-model' });
  expect(service?.name).toBe('some-model');
  const plan = await service?.plan(DUMP);
  expect(plan === undefined ? [] : stepsOf(plan)).toEqual(STEPS);
  expect(ai.requests[0]?.body.model).toBe('some-model');
});
