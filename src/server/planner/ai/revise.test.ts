import { expect, test } from 'vitest';
import type { Mountain, Pebble } from '#domain/plan/plan.ts';
import { pebblesOf, rocksOf } from '#domain/plan/walk.ts';
import { fails, says, type FakeRequest } from '../../../../tests/setup/fake-ai-server.ts';
import { useFakeAi } from './test-ai-planner.ts';

const service = useFakeAi();

const waiting = (id: string, title: string): Pebble => ({
  id,
  title,
  description: `How to ${title.toLowerCase()}.`,
  estimatedMinutes: 15,
  xpValue: 5,
  status: 'in-the-way',
});

const DONE: Pebble = {
  ...waiting('pebble-1', 'Open the folder'),
  status: 'moved',
  completedAt: '2026-11-20T08:00:00.000Z',
  actualMinutes: 12,
  timeTracked: true,
  completedDay: '2026-11-20',
};

const ORIGINAL: Mountain = {
  id: 'mountain-0f3c',
  title: 'Tax return',
  description: 'Sent by Friday.',
  priority: 2,
  progress: 0,
  boulders: [
    {
      id: 'boulder-1',
      title: 'Papers',
      priority: 1,
      completed: false,
      rocks: [
        {
          id: 'rock-1',
          title: 'First papers',
          completed: false,
          pebbles: [
            DONE,
            waiting('pebble-2', 'Sort the receipts'),
            waiting('pebble-3', 'Fill in page one'),
          ],
        },
      ],
    },
  ],
};

type Node = { id?: unknown; title?: string; description?: string; [field: string]: unknown };

/** The plan as the model got it. */
function sentPlan(request: FakeRequest | undefined): Node & { boulders: Node[] } {
  const [, json = ''] = /^The plan: (.*)$/m.exec(request?.body.messages[1]?.content ?? '') ?? [];
  return JSON.parse(json) as Node & { boulders: Node[] };
}

const lean = (pebbles: readonly Node[], rest: Node = {}) => ({
  id: 'm1',
  title: 'Tax return',
  description: 'Sent by Friday.',
  boulders: [{ id: 'b1', title: 'Papers', rocks: [{ id: 'r1', title: 'First papers', pebbles }] }],
  ...rest,
});

const step = (id: string, title: string, minutes: unknown = 15): Node => ({
  id,
  title,
  description: 'Rough is fine.',
  minutes,
});

/** What waits in the original, as a model that changes nothing sends it. */
const SAME = [
  { ...step('p2', 'Sort the receipts'), description: 'How to sort the receipts.' },
  { ...step('p3', 'Fill in page one'), description: 'How to fill in page one.' },
];

let ids = 0;
const newId = (prefix: string) => `${prefix}-new${(ids += 1)}`;

async function revised(changeText = 'Add a step for the bank'): Promise<Mountain> {
  return revisedFrom(ORIGINAL, changeText);
}

async function revisedFrom(original: Mountain, changeText: string): Promise<Mountain> {
  const change = { original, changeText, today: '2026-11-21' };
  const revision = await service.planner().revise(change, { newId });
  if (!revision.understood) throw new Error(revision.reason);
  return revision.mountain;
}

test('an edit is asked as the specification says, with short names for ids', async () => {
  service.ai.answers(says(lean([step('p1', 'Open the folder')])));
  await revised('Say "hello"\nand stop');
  const [request] = service.ai.requests;
  expect(request?.body).toMatchObject({ model: 'gpt-4o', temperature: 0.3, max_tokens: 3000 });
  const [system, user] = request?.body.messages ?? [];
  expect([system?.role, user?.role]).toEqual(['system', 'user']);
  expect(user?.content).toContain(JSON.stringify('Say "hello"\nand stop'));
  expect(sentPlan(request)).toEqual(
    lean([
      { id: 'p1', title: 'Open the folder', done: true },
      {
        id: 'p2',
        title: 'Sort the receipts',
        description: 'How to sort the receipts.',
        minutes: 15,
      },
      { id: 'p3', title: 'Fill in page one', description: 'How to fill in page one.', minutes: 15 },
    ]),
  );
  expect(JSON.stringify(request?.body)).not.toContain('mountain-0f3c');
});

test('what stays keeps its id, what is new gets one, what is finished stays finished', async () => {
  service.ai.answers(
    says(
      lean([
        step('p1', 'Do everything again', 30),
        step('p3', 'Fill in page one'),
        step('p2', 'Sort all receipts', 25),
        step('', 'Ring the bank'),
      ]),
    ),
  );
  const mountain = await revised();
  expect(mountain).toMatchObject({ id: 'mountain-0f3c', priority: 2, title: 'Tax return' });
  expect(mountain.boulders[0]?.id).toBe('boulder-1');
  expect(mountain.boulders[0]?.rocks[0]?.id).toBe('rock-1');
  const [first, ...others] = pebblesOf(mountain);
  expect(first).toEqual(DONE);
  expect(others).toMatchObject([
    { id: 'pebble-3', title: 'Fill in page one', xpValue: 5 },
    { id: 'pebble-2', title: 'Sort all receipts', estimatedMinutes: 25, xpValue: 8 },
    { id: expect.stringMatching(/^pebble-new/), title: 'Ring the bank', status: 'in-the-way' },
  ]);
});

test.each([
  ['as it was', [step('p1', 'Open the folder'), ...SAME]],
  ['but for what is finished, which stays', [step('p1', 'Do it all again', 30), ...SAME]],
])(
  'a mountain that comes back %s is no change, and nothing is said to be done',
  async (_, pebbles) => {
    service.ai.answers(says(lean(pebbles)));
    const change = { original: ORIGINAL, changeText: 'make it kinder', today: '2026-11-21' };
    expect(await service.planner().revise(change, { newId })).toEqual({
      understood: false,
      reason: 'The plan came back as it was; say in other words what is to be different.',
    });
  },
);

test('a finished pebble that the reply leaves out is put back', async () => {
  service.ai.answers(says(lean([step('p2', 'Sort the receipts')])));
  expect(pebblesOf(await revised()).map(({ id }) => id)).toEqual(['pebble-1', 'pebble-2']);
});

test('a reply in the form of the profile, with the ids themselves, is understood', async () => {
  service.ai.answers(
    says({
      ...ORIGINAL,
      boulders: ORIGINAL.boulders.map((boulder) => ({
        ...boulder,
        rocks: boulder.rocks.map((rock) => ({
          ...rock,
          pebbles: [...rock.pebbles, { ...waiting('pebble-99', 'Ring the bank'), xpValue: 900 }],
        })),
      })),
    }),
  );
  const pebbles = pebblesOf(await revised());
  expect(pebbles.slice(0, 3)).toEqual(pebblesOf(ORIGINAL));
  expect(pebbles[3]).toMatchObject({ id: expect.stringMatching(/^pebble-new/), xpValue: 5 });
});

test('ids that are hostile, of another kind or used twice become new ones', async () => {
  const odd = ['p2', 'p2', 'b1', '__proto__', "'; drop table", '', 'rock-1'];
  service.ai.answers(says(lean(odd.map((id, n) => step(id, `Do thing ${n}`)))));
  const all = pebblesOf(await revised()).map(({ id }) => id);
  expect(all.slice(0, 2)).toEqual(['pebble-1', 'pebble-2']);
  for (const id of all.slice(2)) expect(id).toMatch(/^pebble-new\d+$/);
  expect(new Set(all).size).toBe(all.length);
});

test('new texts are held to the limits, and old ones are left as they were', async () => {
  const long = Array.from({ length: 40 }, (_, n) => `word${n}`).join(' ');
  const original: Mountain = { ...ORIGINAL, description: long };
  service.ai.answers(
    says(
      lean(
        [
          step('p2', 'Sort the receipts', Number.NaN),
          { ...step('', `Sort ${long}`), minutes: 500 },
        ],
        {
          title: `Tax ${long}`,
          description: long,
        },
      ),
    ),
  );
  const mountain = await revisedFrom(original, 'longer');
  const words = (text = '') => text.split(' ').length;
  expect(mountain.description).toBe(long);
  expect(words(mountain.title)).toBeLessThan(10);
  expect(mountain.title).toMatch(/…$/);
  const [, known, added] = pebblesOf(mountain);
  expect(known?.estimatedMinutes).toBe(15);
  expect(added?.estimatedMinutes).toBe(30);
  expect(words(added?.title)).toBeLessThan(10);
  expect(added?.description).toMatch(/^… .*…$/);
  expect(words(added?.description)).toBeLessThan(20);
});

test('more than 8 new pebbles in a rock become rocks of 3 to 8', async () => {
  const many = Array.from({ length: 17 }, (_, n) => step('', `Do part ${n}`));
  service.ai.answers(says(lean([step('p1', 'Open the folder'), ...many])));
  const rocks = rocksOf(await revised());
  expect(rocks[0]?.id).toBe('rock-1');
  expect(rocks.map(({ pebbles }) => pebbles.length)).toEqual([6, 6, 6]);
});

const KEPT = { id: 'r1', title: 'First papers', pebbles: [step('p2', 'Sort the receipts')] };
const LOST_STEPS = { id: 'b1', title: 'Papers', rocks: [KEPT, { id: 'r2', title: 'Post' }] };

test.each([
  ['without an id', { title: 'Tax', boulders: [] }],
  ['without boulders', { id: 'm1', title: 'Tax' }],
  ['with no step left', { id: 'm1', title: 'Tax', boulders: [] }],
  ['of many mountains', { mountains: [lean([step('p1', 'A')]), lean([step('p2', 'B')])] }],
  ['of prose', 'Done! I have added the bank.'],
  ['with words for steps', lean(['Call the bank'] as unknown as Node[])],
  ['with a rock that has lost its steps', lean([], { boulders: [LOST_STEPS] })],
  ['of 10,000 pebbles', lean(Array.from({ length: 10_000 }, (_, n) => step('', `Do ${n}`)))],
])('a reply %s is asked for once more, then the original is kept', async (_what, reply) => {
  service.ai.answers(says(reply));
  await expect(revised()).rejects.toThrow('Invalid mountain structure returned from AI');
  expect(service.ai.requests).toHaveLength(2);
});

test('the second reply counts, and is asked for as the first was', async () => {
  service.ai.answers(
    says('{}'),
    says('```json\n' + JSON.stringify({ mountain: lean([step('p2', 'Sort')]) }) + '\n```'),
  );
  expect(pebblesOf(await revised())).toHaveLength(2);
  for (const { body } of service.ai.requests)
    expect(body).toMatchObject({ model: 'gpt-4o', temperature: 0.3, max_tokens: 3000 });
});

test('a cut reply never removes what it did not come to', async () => {
  const reply = JSON.stringify(lean([step('p1', 'Open'), step('p2', 'Sort'), step('p3', 'Fill')]));
  const cut = says(reply.slice(0, reply.indexOf('"p3"')), { finish_reason: 'length' });
  service.ai.answers(cut);
  await expect(revised()).rejects.toMatchObject({ failure: { kind: 'cut-off' } });
  expect(service.ai.requests.map(({ body }) => body['max_tokens'])).toEqual([3000, 6000]);
});

test('links and numbers that are neither in the plan nor in the change are dropped', async () => {
  service.ai.answers(
    says(lean([step('', 'Pay at https://evil.example now'), step('', 'Ring 030 1234567')])),
  );
  const titles = pebblesOf(await revised('Add: ring 030 123 45 67')).map(({ title }) => title);
  expect(titles.slice(1)).toEqual(['Pay at now', 'Ring 030 1234567']);
});

test('a service that fails is a failure, and nothing comes back', async () => {
  service.ai.answers(fails(401));
  await expect(revised()).rejects.toMatchObject({ failure: { kind: 'key-refused' } });
});

test('a new step begins with a verb, unless the person named it so', async () => {
  const steps = [
    step('p1', 'Open the folder'),
    step('p2', 'Sort the receipts'),
    step('new', 'Calling the bank'),
    step('new2', 'The Blue Folder'),
  ];
  service.ai.answers(says(lean(steps)));
  const titles = pebblesOf(await revised('Add the bank, and a step "the blue folder"'));
  expect(titles.map(({ title }) => title)).toEqual([
    'Open the folder',
    'Sort the receipts',
    'Call the bank',
    'The Blue Folder',
  ]);
});
