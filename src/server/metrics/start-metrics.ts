import type { Env } from '../env.ts';
import { NO_METRICS, type Metrics } from './metrics.ts';
import type { Watched } from './prometheus.ts';

export type MetricsServer = { readonly metrics: Metrics; readonly stop: () => Promise<void> };

/** Counts, and serves what is counted, when the settings name a port for it. */
export async function startMetrics(
  { METRICS_PORT: port, METRICS_HOST: host }: Pick<Env, 'METRICS_PORT' | 'METRICS_HOST'>,
  watched: Watched,
): Promise<MetricsServer> {
  if (port === undefined) return { metrics: NO_METRICS, stop: async () => undefined };
  // prom-client is loaded only when METRICS_PORT is set.
  const { createPrometheus } = await import('./prometheus.ts');
  const { listenForMetrics } = await import('./metrics-listener.ts');
  const prometheus = createPrometheus(watched);
  const { stop } = await listenForMetrics({ prometheus, port, host });
  return { metrics: prometheus.metrics, stop };
}
