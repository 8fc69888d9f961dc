import { expect, test } from 'vitest';
import type { PlanDraft } from '#domain/planner/plan-draft.ts';
import { hangs, says, type FakeAnswer } from '../../../../tests/setup/fake-ai-server.ts';
import { completedPlanOf } from './completed-plan.ts';
import { DUMP, leanPlan, STEPS, stepsOf, useFakeAi } from './test-ai-planner.ts';

const service = useFakeAi();

async function planFrom(...answers: FakeAnswer[]): Promise<PlanDraft> {
  service.ai.answers(...answers);
  const { draft } = await service.planner().structure(DUMP);
  return draft;
}

const PLAN = JSON.stringify(leanPlan());

test.each([
  ['in a code fence', '```json\n' + JSON.stringify(leanPlan(), null, 2) + '\n```'],
  ['in a fence that never ends', '```json\n' + PLAN],
  [
    'in prose',
    `Sure! Here is your plan {as you asked}:\n\n${PLAN}\n\nLet me know if [anything] is off.`,
  ],
  ['behind thoughts', `<think>\nThe shed… maybe {"mountains":[]}?\n</think>\n\n${PLAN}`],
  ['behind thoughts without an opening mark', `Let me think about {this}.</think>${PLAN}`],
  ['with trailing commas', PLAN.replaceAll('}]', '},]').replaceAll('"}', '",}')],
  ['in single quotes', PLAN.replaceAll('"', "'")],
  ['with comments', PLAN.replace('"boulders"', '/* parts */ "boulders"')],
  ['with its last brackets forgotten', PLAN.slice(0, -3)],
  ['as a bare list', JSON.stringify(leanPlan().mountains)],
  ['as one mountain', JSON.stringify(leanPlan().mountains[0])],
  ['in a wrapping', JSON.stringify({ plan: leanPlan() })],
  ['with a byte order mark', `\ufeff${PLAN}`],
])('a plan %s is read at once', async (_what, text) => {
  expect(stepsOf(await planFrom(says(text)))).toEqual(STEPS);
  expect(service.ai.requests).toHaveLength(1);
});

test('a plan in the form of the profile is read, and its ids, XP and status are not', async () => {
  const draft = await planFrom(
    says({
      mountains: [
        {
          id: 'mountain-1',
          title: 'Tax return',
          description: 'Sent.',
          priority: 1,
          progress: 80,
          boulders: [
            {
              id: 'mountain-1',
              title: 'Papers',
              priority: 1,
              completed: true,
              rocks: [
                {
                  id: "'; drop table pebbles; --",
                  title: 'First',
                  completed: true,
                  pebbles: STEPS.map((title) => ({
                    id: '__proto__',
                    title,
                    description: 'Rough.',
                    estimatedMinutes: 25,
                    xpValue: 9000,
                    status: 'moved',
                  })),
                },
              ],
            },
          ],
        },
      ],
    }),
  );
  expect(draft.mountains[0]).toEqual({
    title: 'Tax return',
    description: 'Sent.',
    boulders: [
      {
        title: 'Papers',
        rocks: [
          {
            title: 'First',
            pebbles: STEPS.map((title) => ({ title, description: 'Rough.', estimatedMinutes: 25 })),
          },
        ],
      },
    ],
  });
});

test('a reply cut at the limit keeps every whole pebble, and the rest is asked for once', async () => {
  const cut = PLAN.slice(0, PLAN.indexOf('Fill in') + 4);
  const draft = await planFrom(
    says(cut, { finish_reason: 'length' }),
    says({
      mountains: [
        ...leanPlan(['Sort the receipts', 'Fill in the first page']).mountains,
        {
          title: 'A tidy shed',
          description: '',
          boulders: [
            {
              title: 'Shed',
              rocks: [
                {
                  title: 'Shed and dentist',
                  pebbles: [
                    'Clear one corner of the shed',
                    'Sweep the shed',
                    'Ring the dentist',
                  ].map((title) => ({ title, description: '', minutes: 15 })),
                },
              ],
            },
          ],
        },
      ],
    }),
  );
  expect(stepsOf(draft)).toEqual([
    'Open the tax folder',
    'Sort the receipts',
    'Fill in the first page',
    'Clear one corner of the shed',
    'Sweep the shed',
    'Ring the dentist',
  ]);
  expect(service.ai.requests).toHaveLength(2);
  const asked = service.ai.requests[1]?.body.messages[1]?.content ?? '';
  expect(asked).toContain('"pebbles":["Open the tax folder","Sort the receipts"]');
  expect(asked).toContain('Ring the dentist');
});

test('what a cut plan still misses after its continuation is planned without a model', async () => {
  const cut = PLAN.slice(0, PLAN.indexOf('Fill in') + 4);
  const draft = await planFrom(says(cut, { finish_reason: 'length' }), says({ mountains: [] }));
  const steps = stepsOf(draft);
  expect(steps.slice(0, 2)).toEqual(['Open the tax folder', 'Sort the receipts']);
  expect(steps.join('\n')).toMatch(/shed/);
  expect(steps.join('\n')).toMatch(/dentist/);
  expect(service.ai.requests).toHaveLength(2);
});

test('a cut plan is kept when its continuation never comes', async () => {
  service.ai.answers(
    says(PLAN.slice(0, PLAN.indexOf('Fill in')), { finish_reason: 'length' }),
    hangs,
  );
  const { draft } = await service.planner({ deadlineMs: 1500 }).structure(DUMP);
  expect(stepsOf(draft)).toContain('Sort the receipts');
});

test('a server that does not say that it stopped, and stops within a word, was cut', async () => {
  await planFrom(says(PLAN.slice(0, -60), { finish_reason: null }), says(leanPlan()));
  expect(service.ai.requests[1]?.body.messages[1]?.content).toContain('A first part of the plan');
});

test('a model that spent its room on thoughts gets twice as much', async () => {
  const draft = await planFrom(
    says('<think>The tax return is due, so', { finish_reason: 'length' }),
    says(leanPlan()),
  );
  expect(stepsOf(draft)).toEqual(STEPS);
  expect(service.ai.requests.map(({ body }) => body['max_tokens'])).toEqual([2000, 4000]);
});

test.each([
  ['prose', 'I am sorry, I cannot make a plan of that, "friend".'],
  ['a schema that was taken and not kept', { plan: { steps: ['Open the tax folder'] } }],
  ['an empty plan', { mountains: [] }],
  ['nothing', ''],
  ['no content at all', null],
  ['words for boulders', { mountains: [{ title: 'Tax', boulders: 'Papers' }] }],
])('%s is asked for once more', async (_what, reply) => {
  expect(stepsOf(await planFrom(says(reply), says(leanPlan())))).toEqual(STEPS);
  expect(service.ai.requests).toHaveLength(2);
});

test.each([
  ['for a reply that is no plan', 'I cannot.', 'stop', 2000],
  ['for the rest of a cut plan', PLAN.slice(0, PLAN.indexOf('Fill in')), 'length', 2000],
  ['for a reply that was cut before its first step', '{"mountains":[{"ti', 'length', 4000],
])('a second question %s has the same temperature, and room', async (_why, reply, end, room) => {
  await planFrom(says(reply, { finish_reason: end }), says(leanPlan()));
  expect(
    service.ai.requests.map(({ body }) => [body['model'], body['temperature'], body['max_tokens']]),
  ).toEqual([
    ['gpt-4o', 0.7, 2000],
    ['gpt-4o', 0.7, room],
  ]);
});

test('the second question says what was wrong, without a word of the reply', async () => {
  await planFrom(says({ mountains: [{ title: 'Secret words', boulders: 7 }] }), says(leanPlan()));
  const asked = service.ai.requests[1]?.body.messages[1]?.content;
  expect(asked).toContain('mountains.0.boulders');
  expect(asked).not.toContain('Secret words');
});

test('what can be read of two bad replies is a plan still', async () => {
  const half = leanPlan();
  const withGaps = { mountains: [...half.mountains, { title: 'No boulders' }, 7, null] };
  expect(stepsOf(await planFrom(says(withGaps), says('no')))).toEqual(STEPS);
});

test.each([
  ['never a plan', says('no'), 'not-a-plan'],
  ['nothing twice', says(''), 'empty'],
  [
    'cut before the first step',
    says('{"mountains":[{"title":"T', { finish_reason: 'length' }),
    'cut-off',
  ],
])('%s ends as a failure of its own', async (_what, answer, kind) => {
  await expect(planFrom(answer)).rejects.toMatchObject({ failure: { kind } });
  expect(service.ai.requests).toHaveLength(2);
});

test('an empty reply has the words of the specification', async () => {
  await expect(planFrom(says(''))).rejects.toThrow('No response from AI');
});

test.each([
  ['a refusal', says(null, { refusal: 'I cannot help with that.' })],
  ['a filter', says('{"mountains":[', { finish_reason: 'content_filter' })],
])('%s is not asked again, and its words are no pebble', async (_what, answer) => {
  await expect(planFrom(answer)).rejects.toMatchObject({ failure: { kind: 'declined' } });
  expect(service.ai.requests).toHaveLength(1);
});

test('10,000 pebbles become a plan of a size that a person can hold', async () => {
  const many = Array.from({ length: 10_000 }, (_, n) => `Do step number ${n}`);
  const draft = await planFrom(says(leanPlan(many)));
  const steps = stepsOf(draft);
  expect(steps.length).toBeLessThanOrEqual(300);
  expect(steps.length).toBeGreaterThan(0);
  for (const mountain of draft.mountains)
    for (const boulder of mountain.boulders)
      for (const { pebbles } of boulder.rocks) expect(pebbles.length).toBeLessThanOrEqual(8);
});

test('a step that is said again and again is there once', async () => {
  const stuck = [...STEPS, ...Array.from({ length: 500 }, () => STEPS[1])];
  expect(stepsOf(await planFrom(says(leanPlan(stuck))))).toEqual(STEPS);
});

test('minutes that are none are within 15 to 30', async () => {
  const odd = ['NaN', '"soon"', '"about 25 min"', '-5', '1e308', 'null', '45.7', '{}'];
  const pebbles = odd.map((m, n) => `{"title":"Do step ${n}","description":"","minutes":${m}}`);
  const draft = await planFrom(
    says(
      `{"mountains":[{"title":"T","description":"","boulders":[{"title":"B","rocks":[{"title":"R","pebbles":[${pebbles.join()}]}]}]}]}`,
    ),
  );
  const minutes = draft.mountains[0]?.boulders[0]?.rocks[0]?.pebbles.map((p) => p.estimatedMinutes);
  expect(minutes).toEqual([20, 20, 25, 15, 30, 20, 30, 20]);
  expect(service.ai.requests).toHaveLength(1);
});

test('nesting without end is no plan, and no crash', async () => {
  await expect(planFrom(says('[{"mountains":'.repeat(50_000)))).rejects.toMatchObject({
    failure: { kind: 'not-a-plan' },
  });
});

test('markup, control characters and what the person never said are not in a plan', async () => {
  const draft = await planFrom(
    says(
      leanPlan([
        '<b onclick="x()">Open</b> the <script>alert(1)</script>tax\u0000 folder\u202e',
        '**Pay at https://evil.example/pay?x=1 now**',
        '1. Write to tax@evil.example about it',
        'Ring +44 20 7946 0958 before noon',
        'Read [the guide](javascript:alert(1)) tonight',
      ]),
    ),
  );
  expect(stepsOf(draft)).toEqual([
    'Open the tax folder',
    'Pay at now',
    'Write to about it',
    'Ring before noon',
    'Read the guide tonight',
  ]);
});

const THINGS = ['The tax folder', 'Receipts', 'First page', 'Envelope'];

test('steps that name things only are asked for once more, with the rule they broke', async () => {
  const draft = await planFrom(says(leanPlan(THINGS)), says(leanPlan()));
  expect(stepsOf(draft)).toEqual(STEPS);
  expect(service.ai.requests[1]?.body.messages.at(-1)?.content).toContain('begin with a verb');
});

test('where the second reply is no better, the steps get the verb that can be told', async () => {
  const draft = await planFrom(says(leanPlan(THINGS)), says('I cannot.'));
  expect(stepsOf(draft)[0]).toBe('Get the tax folder');
  expect(service.ai.requests).toHaveLength(2);
});

test('a step in the form of "Calling …" is mended without another request', async () => {
  const draft = await planFrom(says(leanPlan(['Opening the tax folder', ...STEPS.slice(1)])));
  expect(stepsOf(draft)).toEqual(STEPS);
  expect(service.ai.requests).toHaveLength(1);
});

test('a mountain with fewer steps than a rock holds is asked for once more', async () => {
  const draft = await planFrom(says(leanPlan(STEPS.slice(0, 2))), says(leanPlan()));
  expect(stepsOf(draft)).toEqual(STEPS);
  expect(service.ai.requests[1]?.body.messages.at(-1)?.content).toContain('fewer than 3 pebbles');
});

const WITHOUT_NUMBER = '{},'.repeat(1_300_000);

function millisecondsOf(work: () => unknown): number {
  const began = performance.now();
  work();
  return performance.now() - began;
}

test.each([
  ['mountains without number and with nothing in them', `{"mountains":[${WITHOUT_NUMBER}{}]}`],
  ['brackets that go on opening, and objects without number', '['.repeat(95) + WITHOUT_NUMBER],
])('%s hold nobody up', async (_what, reply) => {
  service.ai.answers(says(reply));
  const began = performance.now();
  await expect(service.planner().structure(DUMP)).rejects.toMatchObject({
    failure: { kind: expect.stringMatching(/^(cut-off|not-a-plan)$/) },
  });
  const took = performance.now() - began;
  // It takes 4 times as long as the plainest reading of as many; it was 120.
  const floor = millisecondsOf(() => JSON.parse(`[${WITHOUT_NUMBER}{}]`));
  expect(took / floor).toBeLessThan(25);
});

test('a cut reply is no plan when nobody can find what it leaves out', async () => {
  service.ai.answers(says(PLAN.slice(0, -6), { finish_reason: 'length' }));
  const planner = service.planner({}, () => Promise.reject(new Error('Not made in time.')));
  const failure = { kind: 'not-completed' };
  await expect(planner.structure(DUMP)).rejects.toMatchObject({ failure });
  expect(service.logged()).toMatch(/Not made in time.*leaves out was not found/);
});

test('what a cut reply leaves out is found also when the time of the service is up', async () => {
  service.ai.answers(says(PLAN.slice(0, -6), { finish_reason: 'length' }), hangs);
  const planner = service.planner({ deadlineMs: 1500 }, async (plan, stopped) => {
    stopped?.throwIfAborted();
    return completedPlanOf(plan);
  });
  const { draft } = await planner.structure(DUMP);
  expect(stepsOf(draft).join('\n')).toMatch(/dentist/);
});

test('nobody is told of a failure while what is left out is looked for and they go away', async () => {
  service.ai.answers(says(PLAN.slice(0, -6), { finish_reason: 'length' }));
  const person = new AbortController();
  const planner = service.planner({}, (_, stopped) => {
    person.abort();
    return Promise.reject(stopped?.reason);
  });
  const plan = planner.structure(DUMP, { signal: person.signal });
  await expect(plan).rejects.toMatchObject({ failure: { kind: 'cancelled' } });
});
