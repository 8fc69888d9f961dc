import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { PoolFigures } from '../db/connection.ts';
import type { Live } from '../live/live.ts';
import type { Metrics } from './metrics.ts';

const REQUEST_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const AI_SECONDS = [1, 2.5, 5, 10, 20, 30, 60, 90, 180, 300];

/** The parts whose figures are read when Prometheus asks, instead of counted as they happen. */
export type Watched = {
  readonly live: Pick<Live, 'count' | 'isHeard'>;
  readonly database: { readonly pool: () => PoolFigures | null };
};

export type Prometheus = {
  readonly metrics: Metrics;
  /** All figures as Prometheus reads them. */
  readonly text: () => Promise<string>;
  readonly contentType: string;
};

/** The figures of this server in the form of Prometheus, with those of its process. */
export function createPrometheus(watched: Watched): Prometheus {
  const register = new Registry();
  collectDefaultMetrics({ register });
  watch(register, watched);
  const registers = [register];
  const requests = new Histogram({
    name: 'unstuck_http_request_duration_seconds',
    help: 'Requests by method, route and status, and how long they took.',
    labelNames: ['method', 'route', 'status'],
    buckets: REQUEST_SECONDS,
    registers,
  });
  const refusals = new Counter({
    name: 'unstuck_http_refusals_total',
    help: 'Requests that were refused or failed, by code: conflicts, limits, storage.',
    labelNames: ['code'],
    registers,
  });
  const operations = new Counter({
    name: 'unstuck_operations_total',
    help: 'Operations by kind and outcome: applied, repeated (sent again), refused.',
    labelNames: ['kind', 'outcome'],
    registers,
  });
  const outboxRefusals = new Counter({
    name: 'unstuck_outbox_refusals_total',
    help: 'Operations that a device has to take back, by the reason.',
    labelNames: ['code'],
    registers,
  });
  const aiCalls = new Histogram({
    name: 'unstuck_ai_call_duration_seconds',
    help: 'Calls of the AI service by work and outcome, and how long they took.',
    labelNames: ['work', 'outcome'],
    buckets: AI_SECONDS,
    registers,
  });
  const metrics: Metrics = {
    request: ({ seconds, ...labels }) => requests.observe(labels, seconds),
    refusal: (code) => refusals.inc({ code }),
    operation: ({ kind, outcome, code }) => {
      operations.inc({ kind, outcome });
      if (code !== null) outboxRefusals.inc({ code });
    },
    aiCall: ({ seconds, ...labels }) => aiCalls.observe(labels, seconds),
  };
  return { metrics, contentType: register.contentType, text: () => register.metrics() };
}

function watch(register: Registry, { live, database: { pool } }: Watched): void {
  const gauge = (name: string, help: string, value: () => number) =>
    new Gauge({
      name,
      help,
      registers: [register],
      collect() {
        this.set(value());
      },
    });
  gauge('unstuck_event_streams', 'Open streams of events.', live.count);
  gauge(
    'unstuck_live_channel_heard',
    'Whether other servers are heard at this moment: 1 or 0. A server without streams does not listen.',
    () => Number(live.isHeard()),
  );
  if (pool() === null) return;
  const figure = (name: keyof PoolFigures) => () => pool()?.[name] ?? 0;
  gauge('unstuck_database_pool_connections', 'Open connections for requests.', figure('total'));
  gauge('unstuck_database_pool_idle', 'Connections that nobody uses.', figure('idle'));
  gauge('unstuck_database_pool_waiting', 'Requests for a connection.', figure('waiting'));
}
