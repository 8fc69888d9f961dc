import { createServer } from 'node:http';
import { portOf } from '../http/port-of.ts';
import { OperatorProblem } from '../operator-problem.ts';
import type { Prometheus } from './prometheus.ts';

export type MetricsListener = { readonly port: number; readonly stop: () => Promise<void> };

/** Serves the figures at `/metrics` of an address of their own, which need not be a public one. */
export async function listenForMetrics({
  prometheus,
  port,
  host,
}: {
  readonly prometheus: Pick<Prometheus, 'text' | 'contentType'>;
  readonly port: number;
  readonly host: string;
}): Promise<MetricsListener> {
  const server = createServer((request, response) => {
    const isWanted = request.method === 'GET' && request.url?.split('?')[0] === '/metrics';
    if (!isWanted) return void response.writeHead(404).end();
    prometheus.text().then(
      (text) => response.writeHead(200, { 'content-type': prometheus.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => {
      const message = `The figures cannot be served at ${host}:${port}: ${error.message}. Name another METRICS_PORT or METRICS_HOST.`;
      reject(new OperatorProblem(message, { cause: error }));
    });
    server.listen({ port, host }, resolve);
  });
  return {
    port: portOf(server),
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
