import { expect, test } from 'vitest';
import { says } from '../../../../tests/setup/fake-ai-server.ts';
import { DUMP, leanPlan, STEPS, stepsOf, useFakeAi } from './test-ai-planner.ts';

const service = useFakeAi();

test('what a service did not read, because its context is too small, is planned without it', async () => {
  const text = `The shed is a tip. ${'I went on and on about it. '.repeat(200)}Ring the dentist.`;
  service.ai.answers(
    says(leanPlan(), { prompt_tokens: 300 }),
    says(leanPlan(), { prompt_tokens: 3000 }),
  );
  const planner = service.planner();
  const partly = await planner.structure({ text, today: '2026-11-21' });
  expect(stepsOf(partly.draft).join('\n')).toMatch(/dentist/);
  expect(service.logged()).toContain('its context is too small');
  const wholly = await planner.structure({ text, today: '2026-11-21' });
  expect(stepsOf(wholly.draft)).toEqual(STEPS);
  expect(service.ai.requests).toHaveLength(2);
});

test.each([1, 10, 120])(
  'a count of %d, less than the rules alone take, says nothing',
  async (count) => {
    service.ai.answers(says(leanPlan(), { prompt_tokens: count }));
    const { draft } = await service.planner().structure(DUMP);
    expect(stepsOf(draft)).toEqual(STEPS);
    expect(service.logged()).not.toContain('its context is too small');
  },
);
