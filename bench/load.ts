import { randomUUID } from 'node:crypto';
import { PATHS, type PushReply } from '#domain/contract.ts';
import type { Operation } from '#domain/operations/operation.ts';
import { connectionTo, type Connection } from './connection.ts';
import { mountainOf, pebbleIdsOf, signedUp, type SignedIn } from './person.ts';

/** Somebody who moves one pebble after the other, over a connection of their own. */
export type Mover = { person: SignedIn; pebbleIds: readonly string[] };

/** So many people who are new, with a mountain each. */
export async function moversOn(url: string, count: number): Promise<Mover[]> {
  const movers: Mover[] = [];
  while (movers.length < count) {
    const mountain = mountainOf(30);
    const person = await signedUp(url);
    await person.push([{ kind: 'mountains.add', mountains: [mountain] }]);
    movers.push({ person, pebbleIds: pebbleIdsOf(mountain) });
  }
  return movers;
}

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
  const connections = await Promise.all(load.movers.map(() => connectionTo(url)));
  const before = process.cpuUsage();
  const start = performance.now();
  const end = start + load.forMs;
  await Promise.all(
    load.movers.map(async ({ person, pebbleIds }, place) => {
      // Not all in the same moment: people are not a choir.
      let due = start + ((load.everyMs ?? 0) * place) / load.movers.length;
      const connection = connections[place];
      for (let made = 0; performance.now() < end; made++) {
        const wait = due - performance.now();
        if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
        due += load.everyMs ?? 0;
        const sent = performance.now();
        await post({ url, connection, cookie: person.cookie, operation: next(pebbleIds, made) });
        latencies.push(performance.now() - sent);
      }
    }),
  );
  for (const connection of connections) connection.close();
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

type Post = {
  url: string;
  connection: Connection | undefined;
  cookie: string;
  operation: Operation;
};

async function post({ url, connection, cookie, operation }: Post): Promise<void> {
  const headers = { 'content-type': 'application/json', origin: url, cookie };
  const json = JSON.stringify({ sentAt: operation.at, operations: [operation] });
  const answer = await connection?.post(PATHS.operations, headers, json);
  const reply: PushReply | null = answer?.status === 200 ? JSON.parse(answer.body) : null;
  if (!reply?.results[0]?.ok)
    throw new Error(`A completion was answered ${answer?.status}: ${answer?.body}`);
}
