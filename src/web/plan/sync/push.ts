/** Sends what waits, in order, one batch after the other. */

import { MAX_OPERATIONS_PER_PUSH } from '#domain/contract.ts';
import { ApiError, isUnanswered, networkError } from '../../api/api-error.ts';
import { requestMs, type Api } from '../../api/client.ts';
import type { Device } from '../../device/device.ts';
import type { HeldPlan } from '../held-plan.ts';
import { isPending, type OutboxRecord } from '../outbox/record.ts';
import type { PlanDisk } from '../plan-disk.ts';

export type PushDeps = {
  readonly api: Api;
  readonly device: Device;
  readonly held: HeldPlan;
  readonly disk: PlanDisk;
  /** False once the session is over or another person has signed in. */
  readonly maySend: () => boolean;
};

/** How much goes in one request. A change that is larger goes alone. */
export type Load = { mostCharacters: number };

const MOST_CHARACTERS = 100_000;
/** Some thirty changes, as most are: the slowest line takes so much in the time of a request. */
const FEWEST_CHARACTERS = 10_000;

export function aLoad(): Load {
  return { mostCharacters: MOST_CHARACTERS };
}

/** A tab that sends for so much longer than its request may take is frozen. */
const PATIENCE_MS = 15_000;

/**
 * Throws `ApiError` when it has to be tried again later, and then with a smaller load where no answer came.
 * Should another tab send the same meanwhile, the server does it once.
 */
export async function pushWaiting(deps: PushDeps, load: Load): Promise<void> {
  const { device, held } = deps;
  const name = `unstuck-outbox-${held.getView().userId}`;
  let most = MAX_OPERATIONS_PER_PUSH;
  const pushUpTo = async (changes: number): Promise<void> => {
    await deps.disk.refresh();
    const batch = batchOf(pendingOf(held).slice(0, changes), load);
    if (batch.length === 0 || !deps.maySend()) return;
    // After a failure an attempt says nothing yet: only what comes of it does.
    if (held.getView().sync === 'idle') held.setSync('sending');
    most = (await isTaken(deps, batch)) ? MAX_OPERATIONS_PER_PUSH : Math.ceil(batch.length / 2);
  };
  try {
    while (most > 0) {
      const changes = most;
      // Only what is sent in its turn says that there may be more.
      most = 0;
      await device.withLock(name, () => pushUpTo(changes), patienceFor(pendingOf(held)));
    }
    load.mostCharacters = MOST_CHARACTERS;
  } catch (failure) {
    if (isUnanswered(failure))
      load.mostCharacters = Math.max(FEWEST_CHARACTERS, load.mostCharacters / 2);
    throw failure;
  }
}

function pendingOf(held: HeldPlan): readonly OutboxRecord[] {
  return held.stored().records.filter(isPending);
}

/** Another tab sends of the same changes; which of them it is at is not known here. */
function patienceFor(waiting: readonly OutboxRecord[]): number {
  return PATIENCE_MS + requestMs(Math.max(MOST_CHARACTERS, ...waiting.map(charactersOf)));
}

function charactersOf({ operation }: OutboxRecord): number {
  return JSON.stringify(operation).length;
}

function batchOf(
  waiting: readonly OutboxRecord[],
  { mostCharacters }: Load,
): readonly OutboxRecord[] {
  let characters = 0;
  const tooMany = waiting.findIndex((record, place) => {
    characters += charactersOf(record);
    return place > 0 && characters > mostCharacters;
  });
  return tooMany === -1 ? waiting : waiting.slice(0, tooMany);
}

/** False when the server will not read the batch: then a smaller one finds out which change it is. */
async function isTaken(deps: PushDeps, batch: readonly OutboxRecord[]): Promise<boolean> {
  try {
    await send(deps, batch);
    return true;
  } catch (failure) {
    if (!isAboutContent(failure)) throw failure;
    const [only, ...others] = batch;
    if (only === undefined || others.length > 0) return false;
    await giveUp(deps, only);
    return true;
  }
}

async function send(deps: PushDeps, batch: readonly OutboxRecord[]): Promise<void> {
  const { api, device, disk, held } = deps;
  const operations = batch.map(({ operation }) => operation);
  const request = { sentAt: device.now(), operations };
  const { results } = await api.pushOperations(request, held.getView().userId);
  // It has been reached, whatever comes of what is asked of it next.
  held.setSync('idle');
  const sent = new Set(batch.map(({ opId }) => opId));
  const answers = results.filter(({ opId }) => sent.has(opId));
  if (answers.length === 0) throw networkError(new Error('The reply answered nothing.'));
  await disk.settle(answers);
}

/** One change must not hold up the rest for ever, unless it is the server that is out of order. */
async function giveUp({ api, disk, held }: PushDeps, record: OutboxRecord): Promise<void> {
  await api.fetchSnapshot({ version: held.getView().version, userId: held.getView().userId });
  await disk.settle([{ opId: record.opId, ok: false, code: 'request.refused' }]);
}

/** No session, no such route (yet), too slow, too early, too many: nothing that a change can help. */
const NOT_ABOUT_CONTENT = [401, 404, 405, 408, 425, 429];

function isAboutContent(failure: unknown): boolean {
  if (!(failure instanceof ApiError) || failure.code === 'request.cross_site') return false;
  const { status } = failure;
  return status >= 400 && status < 500 && !NOT_ABOUT_CONTENT.includes(status);
}
