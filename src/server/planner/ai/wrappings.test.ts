import { expect, test } from 'vitest';
import type { PlanDraft } from '#domain/planner/plan-draft.ts';
import { says } from '../../../../tests/setup/fake-ai-server.ts';
import { DUMP, leanPlan, STEPS, stepsOf, useFakeAi } from './test-ai-planner.ts';

const service = useFakeAi();

async function planFrom(text: unknown): Promise<PlanDraft> {
  service.ai.answers(says(text));
  const { draft } = await service.planner().structure(DUMP);
  return draft;
}

const [TAX] = leanPlan().mountains;
const SHED_STEPS = ['Clear one corner of the shed', 'Sweep the shed', 'Ring the dentist'];
const SHED = { ...leanPlan(SHED_STEPS).mountains[0], title: 'A tidy shed' };

test.each([
  ['twice', { data: { result: leanPlan() } }],
  ['as a list with a name', { status: 'ok', plan: [TAX] }],
  ['as the one mountain', { mountain: TAX }],
  ['with one mountain for the list', { mountains: TAX }],
  ['in a list', [leanPlan()]],
])('a plan that is wrapped %s is read at once', async (_how, reply) => {
  expect(stepsOf(await planFrom(reply))).toEqual(STEPS);
  expect(service.ai.requests).toHaveLength(1);
});

test.each([
  ['by their names', { mountains: { tax: TAX, shed: SHED } }],
  ['in fields of their own', { mountain_1: TAX, mountain_2: SHED }],
  ['one a line', `${JSON.stringify(TAX)}\n${JSON.stringify(SHED)}`],
  [
    'each in a fence of its own',
    `First:\n\`\`\`json\n${JSON.stringify(TAX, null, 2)}\n\`\`\`\nThen:\n\`\`\`json\n${JSON.stringify(SHED)}\n\`\`\``,
  ],
])('mountains that are said %s are all in the plan, in their order', async (_how, reply) => {
  expect(stepsOf(await planFrom(reply))).toEqual([...STEPS, ...SHED_STEPS]);
  expect(service.ai.requests).toHaveLength(1);
});

test('of two whole plans in one reply the larger one counts', async () => {
  const both = `${JSON.stringify({ mountains: [] })} or ${JSON.stringify(leanPlan())}`;
  expect(stepsOf(await planFrom(both))).toEqual(STEPS);
});

test('steps that are words only are asked for once more, and are better than none', async () => {
  const reply = JSON.parse(
    JSON.stringify(leanPlan()).replaceAll(/\{"title":("[^"]*"),"description":"Rough[^}]*\}/g, '$1'),
  ) as unknown;
  expect(stepsOf(await planFrom(reply))).toEqual(STEPS);
  expect(service.ai.requests).toHaveLength(2);
});
