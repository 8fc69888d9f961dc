import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server behind the balancer, and whether new requests go there. */
type Target = { url: string; isReady: boolean };

/**
 * Spreads requests over servers as the proxy of compose.yaml does: in turn over those whose
 * `/readyz` is well, and a request that no server took yet is tried at the next.
 */
export async function aBalancer(): Promise<{
  readonly url: string;
  readonly add: (url: string) => void;
  readonly remove: (url: string) => void;
  readonly stop: () => void;
}> {
  const targets: Target[] = [];
  let turn = 0;
  const watch = setInterval(() => {
    for (const target of targets)
      fetch(`${target.url}/readyz`)
        .then(({ ok }) => (target.isReady = ok))
        .catch(() => (target.isReady = false));
  }, 100);
  const balancer = http.createServer((request, response) => {
    const pass = (triesLeft: number): void => {
      const ready = targets.filter(({ isReady }) => isReady);
      const target = ready[turn++ % ready.length];
      if (target === undefined || triesLeft === 0) return void response.writeHead(502).end();
      const { method, headers, url } = request;
      const onward = http.request(target.url + url, { method, headers }, (reply) => {
        response.writeHead(reply.statusCode ?? 502, reply.headers);
        reply.pipe(response);
      });
      onward.on('error', (error: NodeJS.ErrnoException) => {
        if (error.code === 'ECONNREFUSED') return pass(triesLeft - 1);
        response.destroy(error);
      });
      request.pipe(onward);
    };
    pass(3);
  });
  balancer.listen(0, '127.0.0.1');
  await once(balancer, 'listening');
  // Of a server that listens on a port.
  const { port } = balancer.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    add: (url) => void targets.push({ url, isReady: true }),
    remove: (url) =>
      void targets.splice(
        targets.findIndex((target) => target.url === url),
        1,
      ),
    stop: () => {
      clearInterval(watch);
      balancer.close();
      balancer.closeAllConnections();
    },
  };
}
