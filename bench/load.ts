import { randomUUID } from 'node:crypto';
import http from 'node:http';
import { PATHS, type PushReply } from '#domain/contract.ts';
import type { Operation } from '#domain/operations/operation.ts';
import type { SignedIn } from './person.ts';

/** Somebody who moves one pebble after the other, over a connection of their own. */
export type Mover = { person: SignedIn; pebbleIds: readonly string[] };

export type Load = {
  perSecond: number;
  latencies: number[];
  /** Processor time that sending and waiting for the answer took here, for each. */
  ownMs: number;
};

/**
 * All movers at once, each sending the next completion when the last was answered, or, with
 * `everyMs`, one in so many milliseconds.
 */
export async function underLoad(
  url: string,
  load: { movers: readonly Mover[]; forMs: number; everyMs?: number },
): Promise<Load> {
  const latencies: number[] = [];
  const before = process.cpuUsage();
  const start = performance.now();
  const end = start + load.forMs;
  const agent = new http.Agent({ keepAlive: true, maxSockets: load.movers.length });
  await Promise.all(
    load.movers.map(async ({ person, pebbleIds }, place) => {
      // Not all in the same moment: people are not a choir.
      let due = start + ((load.everyMs ?? 0) * place) / load.movers.length;
      for (let made = 0; performance.now() < end; made++) {
        const wait = due - performance.now();
        if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
        due += load.everyMs ?? 0;
        const sent = performance.now();
        await post({ url, agent, cookie: person.cookie, operation: next(pebbleIds, made) });
        latencies.push(performance.now() - sent);
      }
    }),
  );
  agent.destroy();
  const { user, system } = process.cpuUsage(before);
  return {
    perSecond: latencies.length / ((performance.now() - start) / 1000),
    latencies,
    ownMs: (user + system) / 1000 / latencies.length,
  };
}

/** Moves every pebble in turn, and puts every one back in the next round. */
function next(pebbleIds: readonly string[], made: number): Operation {
  const pebbleId = pebbleIds[made % pebbleIds.length] ?? '';
  const isMoving = Math.floor(made / pebbleIds.length) % 2 === 0;
  return {
    opId: randomUUID(),
    schema: 1,
    at: new Date().toISOString(),
    zone: 'Europe/Berlin',
    change: isMoving
      ? { kind: 'pebble.setStatus', pebbleId, status: 'moved', trackedMinutes: 12 }
      : { kind: 'pebble.setStatus', pebbleId, status: 'in-the-way' },
  };
}

type Post = { url: string; agent: http.Agent; cookie: string; operation: Operation };

function post({ url, agent, cookie, operation }: Post): Promise<void> {
  const body = JSON.stringify({ sentAt: operation.at, operations: [operation] });
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json', origin: url, cookie };
    const request = http.request(
      url + PATHS.operations,
      { method: 'POST', agent, headers },
      (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (chunk) => (text += chunk));
        response.on('end', () => {
          const reply: PushReply | null = response.statusCode === 200 ? JSON.parse(text) : null;
          if (reply?.results[0]?.ok) resolve();
          else reject(new Error(`A completion was answered ${response.statusCode}: ${text}`));
        });
      },
    );
    request.on('error', reject).end(body);
  });
}
