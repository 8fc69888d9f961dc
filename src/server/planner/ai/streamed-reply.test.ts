import { expect, test } from 'vitest';
import { says, sends, type FakeAnswer } from '../../../../tests/setup/fake-ai-server.ts';
import { DUMP, leanPlan, STEPS, stepsOf, useFakeAi } from './test-ai-planner.ts';

const service = useFakeAi();
const PLAN = JSON.stringify(leanPlan());

function streams(text: string, finish: string | null = 'stop'): FakeAnswer {
  const pieces = text.match(/.{1,40}/gs) ?? [];
  const events = [
    ': keep-alive',
    'data:',
    ...pieces.map((content) => ({ choices: [{ delta: { content }, finish_reason: null }] })),
    { choices: [{ delta: {}, finish_reason: finish }] },
    { choices: [], usage: { prompt_tokens: 900 } },
  ].map((event) => (typeof event === 'string' ? event : `data: ${JSON.stringify(event)}`));
  return sends({
    status: 200,
    body: `${[...events, 'data: [DONE]'].join('\n\n')}\n\n`,
    headers: { 'content-type': 'text/event-stream; charset=utf-8' },
  });
}

test('a plan that comes as a stream although none was asked for is read at once', async () => {
  service.ai.answers(streams(PLAN));
  expect(stepsOf((await service.planner().structure(DUMP)).draft)).toEqual(STEPS);
  expect(service.ai.requests).toHaveLength(1);
  expect(service.ai.requests[0]?.body).not.toHaveProperty('stream');
});

test('a stream that was cut at the limit is continued as any other reply', async () => {
  service.ai.answers(streams(PLAN.slice(0, PLAN.indexOf('Fill in')), 'length'), says(leanPlan()));
  const { draft } = await service.planner().structure(DUMP);
  expect(stepsOf(draft).slice(0, 3)).toEqual(STEPS);
  expect(service.ai.requests[1]?.body.messages[1]?.content).toContain('A first part of the plan');
});

test('an error in a stream is told apart', async () => {
  const body = 'data: {"error":{"message":"The model does not exist"}}\n\n';
  service.ai.answers(
    sends({ status: 200, body, headers: { 'content-type': 'text/event-stream' } }),
  );
  await expect(service.planner().structure(DUMP)).rejects.toMatchObject({
    failure: { kind: 'model-missing' },
  });
});

test.each(['text/plain; charset=utf-8', 'application/octet-stream'])(
  'a reply that is called %s is read for what it is',
  async (type) => {
    const message = { role: 'assistant', content: PLAN };
    const body = JSON.stringify({ choices: [{ finish_reason: 'stop', message }] });
    service.ai.answers(sends({ status: 200, body, headers: { 'content-type': type } }));
    expect(stepsOf((await service.planner().structure(DUMP)).draft)).toEqual(STEPS);
  },
);
