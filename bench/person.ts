import { randomUUID } from 'node:crypto';
import { PATHS, type PushReply } from '#domain/contract.ts';
import type { Change, Operation } from '#domain/operations/operation.ts';
import type { Mountain, WaitingPebble } from '#domain/plan/plan.ts';
import { pebblesOf } from '#domain/plan/walk.ts';

/** Somebody who is signed in, speaking to the server as the page does. */
export type SignedIn = {
  /** The cookie of the session, as the browser would send it. */
  cookie: string;
  push: (changes: readonly Change[]) => Promise<PushReply>;
};

const ZONE = 'Europe/Berlin';

export async function signedUp(url: string): Promise<SignedIn> {
  const username = `bench-${randomUUID().slice(0, 12)}`;
  const account = { username, email: `${username}@example.org`, password: randomUUID() };
  // An address of their own: the limits on signing up count by it.
  const part = () => Math.floor(Math.random() * 254) + 1;
  const address = `10.${part()}.${part()}.${part()}`;
  const headers = {
    'content-type': 'application/json',
    origin: url,
    'x-forwarded-for': address,
  };
  const body = JSON.stringify({ ...account, name: username });
  const reply = await fetch(url + PATHS.signUp, { method: 'POST', headers, body });
  if (!reply.ok) throw new Error(`Signing up answered ${reply.status}: ${await reply.text()}`);
  const cookie = reply.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');

  return {
    cookie,
    push: async (changes) => {
      const at = new Date().toISOString();
      const operations = changes.map((change): Operation => ({
        opId: randomUUID(),
        schema: 1,
        at,
        zone: ZONE,
        change,
      }));
      const request = {
        method: 'POST',
        headers: { ...headers, cookie },
        body: JSON.stringify({ sentAt: at, operations }),
      };
      const pushed = await fetch(url + PATHS.operations, request);
      if (!pushed.ok) throw new Error(`A push answered ${pushed.status}: ${await pushed.text()}`);
      const taken: PushReply = await pushed.json();
      const refused = taken.results.find(({ ok }) => !ok);
      if (refused !== undefined) throw new Error(`Refused: ${JSON.stringify(refused)}`);
      return taken;
    },
  };
}

/** The session of a person as a browser context takes it. */
export function cookiesOf(person: SignedIn, url: string) {
  return person.cookie.split('; ').map((cookie) => {
    const [name = '', ...value] = cookie.split('=');
    return { name, value: value.join('='), url };
  });
}

/** A mountain with so many waiting pebbles, ten to a rock. */
export function mountainOf(pebbles: number): Mountain {
  const pebble = (number: number): WaitingPebble => ({
    id: `pebble-${randomUUID()}`,
    title: `Move stone ${number}`,
    description: 'Pick it up, carry it to the gate, put it down.',
    estimatedMinutes: 15,
    xpValue: 5,
    status: 'in-the-way',
  });
  const all = Array.from({ length: pebbles }, (_, number) => pebble(number + 1));
  const rocks = Array.from({ length: Math.ceil(pebbles / 10) }, (_, number) => ({
    id: `rock-${randomUUID()}`,
    title: `Heap ${number + 1}`,
    completed: false,
    pebbles: all.slice(number * 10, number * 10 + 10),
  }));
  return {
    id: `mountain-${randomUUID()}`,
    title: 'Clear the yard',
    description: 'All of it.',
    priority: 1,
    progress: 0,
    boulders: [
      { id: `boulder-${randomUUID()}`, title: 'Stones', priority: 1, completed: false, rocks },
    ],
  };
}

/** Of one mountain: fifty rocks of ten. */
const FULL_MOUNTAIN = 500;

/** A plan of so many pebbles, in the person's account. */
export async function grownTo(pebbles: number, person: SignedIn): Promise<Mountain[]> {
  const mountains: Mountain[] = [];
  for (let left = pebbles; left > 0; left -= FULL_MOUNTAIN)
    mountains.push(mountainOf(Math.min(left, FULL_MOUNTAIN)));
  for (const mountain of mountains)
    await person.push([{ kind: 'mountains.add', mountains: [mountain] }]);
  return mountains;
}

export function pebbleIdsOf(mountain: Mountain): string[] {
  return pebblesOf(mountain).map(({ id }) => id);
}
