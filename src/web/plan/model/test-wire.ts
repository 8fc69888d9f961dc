/** All that goes between the browsers and the server, in an order that a scheduler chooses. */

import type { Scheduler } from 'fast-check';
import { isDeepStrictEqual } from 'node:util';
import { PATHS, type OperationResult, type PushReply, type PushRequest } from '#domain/contract.ts';
import type { ModelServer } from './test-model-server.ts';

export type WireTrouble =
  /** The request never arrives. */
  | 'cut'
  /** The server has done its work; the reply is lost. */
  | 'reply-lost'
  /** The browser has given up when the request arrives. */
  | 'late'
  /** It arrives twice, as a proxy may send it again. */
  | 'twice'
  /** Somebody on the way takes it for unreadable, this once. */
  | 400
  | 429
  | 500
  | 503;

export const TAB_HEADER = 'x-model-tab';

type Sending = { readonly tab: string; state: 'open' | 'answered' | 'over' };

export type Wire = {
  /** What the requests of a device go through; what the next ones meet is in its `troubles`. */
  readonly request: (device: Sender, path: string, init?: RequestInit) => Promise<Response>;
  /** Operations that somebody on the way does not let through. */
  readonly poison: Set<string>;
  /** Operations that were answered 400 alone: a browser gives those up, whether or not they were done before. */
  readonly refused: Set<string>;
  /** Everything that a browser was told of an operation. */
  readonly acknowledged: Map<string, OperationResult>;
  /** The server knows nothing of these any more: they may be answered anew. */
  readonly forgetSent: (opIds: readonly string[]) => void;
  /** A tab that is gone, or shows somebody else, waits for nothing. */
  readonly forget: (tab: string) => void;
};

export type Sender = { readonly name: string; troubles: WireTrouble[] };

export function aWire(deps: {
  server: ModelServer;
  scheduler: Scheduler;
  ownerOf: (opId: string) => string | undefined;
  personOf: (cookie: string) => string | undefined;
  /** Whether the server forgot anything of a person, whose devices may then send again what they still have. */
  hasForgotten: (userId: string) => boolean;
  /** Says which invariant does not hold; what is thrown here would pass for a network failure. */
  broken: (invariant: string, what: string) => void;
}): Wire {
  const { broken, scheduler, server } = deps;
  const said = new Map<string, OperationResult>();
  const sendings = new Map<string, Sending[]>();
  const poison = new Set<string>();
  const refused = new Set<string>();
  const acknowledged = new Map<string, OperationResult>();
  let timesForgotten = 0;
  const hop = (label: string): Promise<string> => scheduler.schedule(Promise.resolve(label), label);

  const atServer = async (path: string, init: RequestInit): Promise<Response> => {
    const asked = timesForgotten;
    const reply = await server.fetch(path, init);
    const results = path === PATHS.operations && reply.ok ? await resultsOf(reply) : [];
    // What it was saying while it went back is said of another state.
    for (const result of asked === timesForgotten ? results : []) {
      const before = said.get(result.opId);
      if (before !== undefined && !isDeepStrictEqual(before, result)) {
        broken('I3', `two answers to ${result.opId}`);
      }
      said.set(result.opId, result);
    }
    return reply;
  };

  const noteSending = (device: Sender, headers: Headers, opIds: readonly string[]): Sending => {
    const sending: Sending = { tab: headers.get(TAB_HEADER) ?? '', state: 'open' };
    const person = deps.personOf(headers.get('cookie') ?? '');
    for (const opId of opIds) {
      const owner = deps.ownerOf(opId);
      if (person !== undefined && owner !== person) {
        broken('I8', `${opId} of ${owner} left under the cookie of ${person}`);
      }
      const key = `${device.name} ${opId}`;
      const earlier = sendings.get(key) ?? [];
      // A browser that hears of it sends again whatever it still has.
      const mayAgain = owner !== undefined && deps.hasForgotten(owner);
      const isTwice = earlier.some(({ state }) => state !== 'over');
      if (isTwice && !mayAgain) broken('I11', `${opId} sent twice`);
      sendings.set(key, [...earlier, sending]);
    }
    return sending;
  };

  const pass = async (trouble: WireTrouble | null, path: string, init: RequestInit) => {
    if (trouble === 'cut') throw new TypeError('Failed to fetch');
    if (typeof trouble === 'number') return sorry(trouble);
    if (trouble === 'late') {
      void hop(`late ${path}`).then(() => atServer(path, init));
      throw new TypeError('Failed to fetch');
    }
    if (trouble === 'twice') await atServer(path, init);
    return atServer(path, init);
  };

  return {
    poison,
    refused,
    acknowledged,
    forgetSent(opIds) {
      for (const opId of opIds) said.delete(opId);
      timesForgotten += 1;
    },
    forget(tab) {
      for (const sending of [...sendings.values()].flat()) {
        if (sending.tab === tab) sending.state = 'over';
      }
    },
    async request(device, path, init = {}) {
      const headers = new Headers(init.headers);
      const isPush = path === PATHS.operations;
      const hasTroubles = isPush || path === PATHS.profile;
      const opIds = isPush ? opIdsIn(init) : [];
      const sending = isPush ? noteSending(device, headers, opIds) : null;
      const finish = (state: Sending['state']): void => {
        if (sending?.state === 'open') sending.state = state;
      };
      try {
        await hop(`${device.name} ${path}`);
        const trouble = hasTroubles ? (device.troubles.shift() ?? null) : null;
        const isPoisoned = opIds.some((opId) => poison.has(opId));
        const reply = isPoisoned ? sorry(400) : await pass(trouble, path, init);
        await hop(`reply to ${device.name} ${path}`);
        if (trouble === 'reply-lost') throw new TypeError('Failed to fetch');
        const [only, ...others] = opIds;
        if (reply.status === 400 && only !== undefined && others.length === 0) refused.add(only);
        if (isPush && reply.ok) {
          for (const result of await resultsOf(reply)) acknowledged.set(result.opId, result);
        }
        finish(reply.ok ? 'answered' : 'over');
        return reply;
      } catch (failure) {
        finish('over');
        throw failure;
      }
    },
  };
}

function sorry(status: number): Response {
  return new Response('<p>Sorry</p>', { status });
}

async function resultsOf(reply: Response): Promise<readonly OperationResult[]> {
  return ((await reply.clone().json()) as PushReply).results;
}

function opIdsIn({ body }: RequestInit): readonly string[] {
  return (JSON.parse(String(body)) as PushRequest).operations.map(({ opId }) => opId);
}
