import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';

const MODULE = path.resolve(import.meta.dirname, 'one-at-a-time.js');

// Notes when it begins and ends its work, so that two at once can be told from the order of notes.
const WORKER = `
import fs from 'node:fs';
import { oneAtATime } from ${JSON.stringify(MODULE)};
const [folder, how] = process.argv.slice(2);
const note = (text) => fs.appendFileSync(folder + '/notes', text + '\\n');
await oneAtATime({
  folder,
  name: 'work',
  onWait: () => process.send('waiting'),
  work: async () => {
    note('begin');
    process.send('working');
    if (how === 'until told') await new Promise((resolve) => process.once('message', resolve));
    for (let n = 0; n < 20; n += 1) await new Promise((resolve) => setImmediate(resolve));
    note('end');
  },
});
process.disconnect();
`;

let folder: string;
let workers: ChildProcess[];

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'unstuck-lock-'));
  fs.writeFileSync(path.join(folder, 'worker.mjs'), WORKER);
  workers = [];
});
afterEach(() => {
  for (const worker of workers) worker.kill('SIGKILL');
  fs.rmSync(folder, { recursive: true });
});

function work(how = ''): ChildProcess {
  const worker = fork(path.join(folder, 'worker.mjs'), [folder, how]);
  workers.push(worker);
  return worker;
}

const notes = () => fs.readFileSync(path.join(folder, 'notes'), 'utf8').trim().split('\n');

it('lets many who come at once work one after the other', async () => {
  const ends = Array.from({ length: 6 }, () => once(work(), 'exit'));
  expect(await Promise.all(ends)).toEqual(Array.from({ length: 6 }, () => [0, null]));
  expect(notes()).toEqual(Array.from({ length: 6 }, () => ['begin', 'end']).flat());
});

it('says so to whoever has to wait', async () => {
  const first = work('until told');
  await once(first, 'message');
  const second = work();
  expect(await once(second, 'message')).toEqual(['waiting', undefined]);
  first.send('go on');
  expect(await once(second, 'exit')).toEqual([0, null]);
  expect(notes()).toEqual(['begin', 'end', 'begin', 'end']);
});

it('passes over one that was killed, whoever comes first', async () => {
  const killed = work('until told');
  await once(killed, 'message');
  killed.kill('SIGKILL');
  await once(killed, 'exit');
  const ends = Array.from({ length: 4 }, () => once(work(), 'exit'));
  await Promise.all(ends);
  expect(notes()).toEqual(['begin', ...Array.from({ length: 4 }, () => ['begin', 'end']).flat()]);
});

it('keeps no more than one file behind', async () => {
  for (let n = 0; n < 3; n += 1) await once(work(), 'exit');
  expect(fs.readdirSync(folder).filter((name) => name.startsWith('work.'))).toEqual(['work.3']);
});
