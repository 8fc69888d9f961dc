import { afterAll, beforeAll, expect, it } from 'vitest';
import { aMountain } from '#domain/plan/test-builders.ts';
import { PATHS } from '#domain/contract.ts';
import { operationOf } from '../operations/test-push.ts';
import { AiError } from '../planner/ai/ai-failure.ts';
import { TEST_NOW, testApp, type TestApp } from '../test-app.ts';
import { measuredPlanner } from './measured-planner.ts';
import { listenForMetrics, type MetricsListener } from './metrics-listener.ts';
import { createPrometheus, type Prometheus } from './prometheus.ts';

let test: TestApp;
let prometheus: Prometheus;
let listener: MetricsListener;
const url = (path: string) => `http://127.0.0.1:${listener.port}${path}`;

beforeAll(async () => {
  const live = { count: () => 7, isHeard: () => true };
  const pool = () => ({ total: 10, idle: 4, waiting: 3 });
  prometheus = createPrometheus({ live, database: { pool } });
  test = await testApp({ metrics: prometheus.metrics });
  listener = await listenForMetrics({ prometheus, port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await listener.stop();
  await test.close();
});

it('says what was asked, done, refused and is open, without a word of whom', async () => {
  const person = await test.signUp({ username: 'Canary-of-metrics' });
  const gone = operationOf({
    kind: 'pebble.setStatus',
    pebbleId: 'canary-pebble',
    status: 'moved',
    trackedMinutes: null,
  });
  const calm = operationOf({ kind: 'settings.set', settings: { theme: 'calm' } });
  await person.post(PATHS.operations, { sentAt: TEST_NOW, operations: [gone, calm, calm] });
  await test.request('/canary-path');
  await test.request(PATHS.profile);
  await person.fetch('/api/brain-dumps/canary-dump/retry', { method: 'CANARY' });

  const reply = await fetch(url('/metrics'));
  expect(reply.headers.get('content-type')).toContain('text/plain');
  const text = await reply.text();
  const lines = text.split('\n');
  expect(lines).toEqual(
    expect.arrayContaining([
      'unstuck_operations_total{kind="pebble.setStatus",outcome="refused"} 1',
      'unstuck_operations_total{kind="settings.set",outcome="applied"} 1',
      'unstuck_operations_total{kind="settings.set",outcome="repeated"} 1',
      'unstuck_outbox_refusals_total{code="pebble.not_found"} 1',
      'unstuck_http_refusals_total{code="session.missing"} 1',
      'unstuck_http_request_duration_seconds_count{method="POST",route="/api/operations",status="200"} 1',
      'unstuck_http_request_duration_seconds_count{method="GET",route="/api/profile",status="401"} 1',
      'unstuck_event_streams 7',
      'unstuck_live_channel_heard 1',
      'unstuck_database_pool_connections 10',
      'unstuck_database_pool_idle 4',
      'unstuck_database_pool_waiting 3',
    ]),
  );
  for (const name of ['process_resident_memory_bytes', 'nodejs_eventloop_lag_seconds'])
    expect(text).toContain(name);
  for (const secret of [person.userId, person.email, 'canary', 'Canary', 'CANARY'])
    expect(text).not.toContain(secret);
});

it('counts calls of the AI service by how they went', async () => {
  const planner = measuredPlanner(
    {
      structure: () => Promise.reject(new AiError({ kind: 'too-slow' })),
      revise: () => Promise.resolve({ understood: false, reason: 'canary' }),
    },
    prometheus.metrics,
  );
  const dump = { text: 'canary', today: '2026-11-21' };
  await expect(planner.structure(dump)).rejects.toThrow('in time');
  const change = { original: aMountain(), changeText: 'canary', today: '2026-11-21' };
  await planner.revise(change, { newId: (prefix) => prefix });
  const text = await prometheus.text();
  for (const labels of [
    'work="structure",outcome="too-slow"',
    'work="revise",outcome="not-understood"',
  ])
    expect(text).toContain(`unstuck_ai_call_duration_seconds_count{${labels}} 1`);
  expect(text).not.toContain('canary');
});

it('is nowhere else, neither on its own address nor on the public one', async () => {
  expect((await fetch(url('/'))).status).toBe(404);
  expect((await fetch(url('/metrics'), { method: 'POST' })).status).toBe(404);
  expect((await test.request('/metrics')).status).toBe(404);
});
