/** What tests of backups share: people with plans, and a store as it goes in and comes out. */

import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { PATHS } from '#domain/contract.ts';
import type { Change } from '#domain/operations/operation.ts';
import { aMountain, aPebble } from '#domain/plan/test-builders.ts';
import type { Database } from '../db/database.ts';
import { aDevice, operationOf } from '../operations/test-push.ts';
import { TEST_NOW, type TestApp } from '../test-app.ts';
import type { Person } from '../test-person.ts';
import { writeBackup } from './write-backup.ts';

const ODD = 'Größe 漢字 🏔️ "quotes" \\ back\u2028slash,\nnew line\tand { braces }';

export function moved(pebbleId: string): Change {
  return { kind: 'pebble.setStatus', pebbleId, status: 'moved', trackedMinutes: 12 };
}

/** Somebody with a plan, some of it done, some of it deleted, and every kind of row there is. */
export async function aPersonWithAPlan(app: TestApp, pebbles = 4): Promise<Person> {
  const person = await app.signUp();
  const ids = Array.from({ length: pebbles }, (_, number) => `keep-${number}`);
  const mountain = (id: string) =>
    aMountain({ id, title: ODD, pebbles: ids.map((name) => aPebble({ id: `${id}-${name}` })) });
  const changes: Change[] = [
    { kind: 'mountains.add', mountains: [mountain('m1'), mountain('m2')] },
    moved('m1-keep-0'),
    moved('m2-keep-0'),
    { kind: 'node.delete', nodeType: 'mountain', nodeId: 'm2' },
    { kind: 'settings.set', settings: { theme: 'calm' } },
    { kind: 'dayList.load', day: '2026-11-20', pebbleIds: ['m1-keep-1'], reason: 'new-day' },
    { kind: 'timer.set', timer: null },
  ];
  const device = aDevice(app.database, person.userId);
  await device.push(...changes.map((change) => operationOf(change)));
  const dump = {
    dumpId: randomUUID(),
    text: `Call the bank. ${ODD}`,
    at: TEST_NOW,
    sentAt: TEST_NOW,
    zone: 'UTC',
  };
  const planned = await person.post(PATHS.brainDumps, dump);
  if (!planned.ok) throw new Error(await planned.text());
  return person;
}

/** The person's export, without the moment at which it was made. */
export async function exportOf(person: Pick<Person, 'get'>): Promise<unknown> {
  const reply = await person.get(PATHS.accountExport);
  if (!reply.ok) throw new Error(await reply.text());
  const { exportedAt: _, ...exported } = (await reply.json()) as Record<string, unknown>;
  return exported;
}

export function backUp(database: Database, file: string): Promise<void> {
  return writeBackup({ database, clock: { now: () => TEST_NOW } }, createWriteStream(file));
}
