import { expect, test } from 'vitest';
import {
  drips,
  fails,
  hangs,
  hangsUp,
  says,
  sends,
  type FakeAnswer,
} from '../../../../tests/setup/fake-ai-server.ts';
import { AiError, logLineOf, type AiFailure } from './ai-failure.ts';
import { DUMP, leanPlan, STEPS, stepsOf, useFakeAi } from './test-ai-planner.ts';

const service = useFakeAi();

async function failureFrom(...answers: FakeAnswer[]): Promise<AiFailure> {
  service.ai.answers(...answers);
  const error: unknown = await service
    .planner()
    .structure(DUMP)
    .catch((thrown: unknown) => thrown);
  if (error instanceof AiError) return error.failure;
  throw new Error('A plan came out, or another error.');
}

const HTML = '<!doctype html><title>502 Bad Gateway</title>';
const NO_MODEL = { message: 'The model `gpt-4o` does not exist', code: 'model_not_found' };

test.each([
  ['a refused key', fails(401, { message: 'Incorrect API key provided' }), 'key-refused', 1],
  ['a forbidden one', fails(403, { message: 'Country not supported' }), 'key-refused', 1],
  ['a key refused in another way', fails(400, { message: 'API key not valid.' }), 'key-refused', 1],
  ['no credit', fails(429, { message: 'Quota.', code: 'insufficient_quota' }), 'credit-spent', 1],
  ['a model that is gone', fails(404, NO_MODEL), 'model-missing', 1],
  [
    'a model by its message',
    fails(400, { message: 'x/y is not a valid model ID' }),
    'model-missing',
    1,
  ],
  ['another path', sends({ status: 404, body: '<html>Not Found</html>' }), 'address-wrong', 1],
  ['a page for a plan', sends({ status: 200, body: HTML }), 'address-wrong', 1],
  [
    'a failure inside of success',
    sends({ status: 200, body: { error: { code: 429, message: 'Slow down' } } }),
    'busy',
    1,
  ],
  [
    'a model that is gone inside of success',
    sends({ status: 200, body: { error: NO_MODEL } }),
    'model-missing',
    1,
  ],
  [
    'the same in a word',
    sends({ status: 200, body: { error: 'model "gpt-4o" not found' } }),
    'model-missing',
    1,
  ],
  [
    'a failure inside of success that says nothing',
    sends({ status: 200, body: { error: { message: 'No.' } } }),
    'server-failed',
    1,
  ],
  ['JSON of another kind', sends({ status: 200, body: { models: [] } }), 'address-wrong', 1],
  [
    'a dump too long for it',
    fails(400, { message: 'maximum context length is 4096 tokens, but max_tokens' }),
    'too-long',
    1,
  ],
  [
    'a filter before the model',
    fails(400, { message: 'No.', code: 'content_filter' }),
    'declined',
    1,
  ],
  ['too many requests', fails(429), 'busy', 3],
  ['a timeout of its own', fails(408), 'busy', 3],
  ['a conflict', fails(409), 'busy', 3],
  ['a failure', fails(500), 'server-failed', 3],
  [
    'a page for a failure',
    sends({ status: 502, body: HTML, headers: { 'retry-after-ms': '1' } }),
    'server-failed',
    3,
  ],
  ['a dropped connection', hangsUp, 'unreachable', 3],
])('%s is told apart', async (_what, answer, kind, requests) => {
  expect((await failureFrom(answer)).kind).toBe(kind);
  expect(service.ai.requests).toHaveLength(requests);
});

test('JSON that is none, under the type of JSON, is no AI service', async () => {
  const broken: FakeAnswer = (response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end('{"choices":[{"mess');
  };
  expect((await failureFrom(broken)).kind).toBe('address-wrong');
});

test('a reply without end is given up before it fills the memory', async () => {
  const endless: FakeAnswer = (response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    const block = 'x'.repeat(256 * 1024);
    const push = () => {
      while (!response.destroyed && response.write(block));
      response.once('drain', push);
    };
    push();
  };
  const failure = failureFrom(endless);
  await service.ai.whenAsked(1);
  expect(await service.ai.requests[0]?.wasDropped).toBe(true);
  expect((await failure).kind).toBe('address-wrong');
});

test('a redirect is not followed with the words of a person', async () => {
  const elsewhere = sends({
    status: 307,
    body: '',
    headers: { location: `${service.ai.url}/else` },
  });
  expect(await failureFrom(elsewhere)).toEqual({ kind: 'address-wrong', status: 307 });
  expect(service.ai.requests).toHaveLength(1);
});

test('a connection that breaks within the reply is as one that breaks before it', async () => {
  const breaksOff: FakeAnswer = (response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': '5000' });
    response.write('{"choices":[', () => response.destroy());
  };
  service.ai.answers(breaksOff, says(leanPlan()));
  const { draft } = await service.planner().structure(DUMP);
  expect(stepsOf(draft)).toEqual(STEPS);
  expect((await failureFrom(breaksOff)).kind).toBe('unreachable');
});

test('two failures and then a plan are a plan', async () => {
  service.ai.answers(fails(500), fails(503), says(leanPlan()));
  const { draft } = await service.planner().structure(DUMP);
  expect(stepsOf(draft)).toEqual(STEPS);
  expect(service.ai.requests).toHaveLength(3);
});

test('a short wait that the service asks for is kept', async () => {
  service.ai.answers(
    sends({ status: 429, body: { error: {} }, headers: { 'retry-after': '1' } }),
    says(leanPlan()),
  );
  const before = performance.now();
  await service.planner().structure(DUMP);
  expect(performance.now() - before).toBeGreaterThan(990);
});

test.each([
  ['in seconds', { 'retry-after': '3600' }],
  ['as a date', { 'retry-after': 'Wed, 21 Oct 2099 07:28:00 GMT' }],
  ['in milliseconds', { 'retry-after-ms': '30000' }],
])('a wait %s that nobody would live with becomes a short one', async (_how, headers) => {
  service.ai.answers(sends({ status: 429, body: { error: {} }, headers }), says(leanPlan()));
  const before = performance.now();
  await service.planner().structure(DUMP);
  expect(performance.now() - before).toBeLessThan(5000);
});

test.each([
  ['never answers', hangs],
  ['drips for ever', drips],
])('a service that %s is left at the deadline, and hears so', async (_what, answer) => {
  service.ai.answers(answer);
  const plan = service.planner({ deadlineMs: 400 }).structure(DUMP);
  await expect(plan).rejects.toMatchObject({ failure: { kind: 'too-slow' } });
  expect(await service.ai.requests[0]?.wasDropped).toBe(true);
});

test.each([
  ['while the model thinks', hangs],
  ['while it answers', drips],
])('cancelling %s reaches the service', async (_when, answer) => {
  service.ai.answers(answer);
  const person = new AbortController();
  const plan = service.planner().structure(DUMP, { signal: person.signal });
  await service.ai.whenAsked(1);
  person.abort();
  await expect(plan).rejects.toMatchObject({ failure: { kind: 'cancelled' } });
  expect(await service.ai.requests[0]?.wasDropped).toBe(true);
  expect(service.ai.requests).toHaveLength(1);
});

test('cancelling between two tries ends them', async () => {
  service.ai.answers(fails(500, {}, { 'retry-after-ms': '15000' }));
  const person = new AbortController();
  const plan = service.planner().structure(DUMP, { signal: person.signal });
  await service.ai.whenAsked(1);
  person.abort();
  await expect(plan).rejects.toMatchObject({ failure: { kind: 'cancelled' } });
});

test('who cancels during the second question gets no plan', async () => {
  service.ai.answers(says({ mountains: [...leanPlan().mountains, 7] }), hangs);
  const person = new AbortController();
  const plan = service.planner().structure(DUMP, { signal: person.signal });
  await service.ai.whenAsked(2);
  person.abort();
  await expect(plan).rejects.toMatchObject({ failure: { kind: 'cancelled' } });
});

test('who has cancelled already is asked nothing for', async () => {
  const plan = service.planner().structure(DUMP, { signal: AbortSignal.abort() });
  await expect(plan).rejects.toMatchObject({ failure: { kind: 'cancelled' } });
  expect(service.ai.requests).toHaveLength(0);
});

test('a server that is not there is unreachable', async () => {
  const plan = service.planner({ baseUrl: 'http://127.0.0.1:9/v1' }).structure(DUMP);
  await expect(plan).rejects.toMatchObject({ failure: { kind: 'unreachable' } });
});

test.each([
  ['model-missing', 'OPENAI_MODEL'],
  ['key-refused', 'OPENAI_API_KEY'],
  ['address-wrong', 'OPENAI_BASE_URL'],
  ['too-slow', 'OPENAI_TIMEOUT_SECONDS'],
] as const)('the log line for %s names the setting to look at', (kind, setting) => {
  const line = logLineOf({ kind, status: 400 }, { model: 'gpt-4o' });
  expect(line.message).toContain(setting);
  expect(line.level).toBe('error');
});

test('neither an error nor the log holds the dump, the reply or the key', async () => {
  const secrets = ['shed', 'Receipts', 'sk-key-of-the-tests', 'Incorrect'];
  const echo = { message: `Incorrect: sk-key-of-the-tests said ${DUMP.text} Receipts` };
  const errors: unknown[] = [];
  for (const answers of [
    [fails(400, echo)],
    [fails(401, echo)],
    [fails(500, echo)],
    [says('Receipts, shed')],
    [says('{"mountains":[{"title":"Receipts')],
    [sends({ status: 200, body: 'Receipts' })],
  ]) {
    service.ai.answers(...answers);
    await service
      .planner()
      .structure(DUMP)
      .catch((error: unknown) => errors.push(error));
  }
  expect(errors).toHaveLength(6);
  const shown = errors.map((error) =>
    error instanceof Error ? `${error.stack}${JSON.stringify(error)}${String(error.cause)}` : '',
  );
  for (const secret of secrets) {
    expect(shown.join('\n')).not.toContain(secret);
    expect(service.logged()).not.toContain(secret);
  }
});
