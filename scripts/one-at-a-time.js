import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const HEARTBEAT_MS = 2_000;
const SILENT_HOLDER_MS = 20_000;

/**
 * Runs `work` while no other process runs work under the same lock. A lock is a numbered file:
 * whoever creates the next number holds it, which the file system lets exactly one do. Numbers
 * only grow, so a slow contender can never mistake an old number for a new one. A holder that
 * died, or has given no sign of life for a while, is passed over by the next number.
 */
export async function oneAtATime({ folder, name, onWait, work }) {
  fs.mkdirSync(folder, { recursive: true });
  const held = await acquire({ folder, name, onWait });
  const heartbeat = setInterval(() => touch(held), HEARTBEAT_MS);
  const free = () => release(held);
  process.on('exit', free);
  try {
    return await work();
  } finally {
    clearInterval(heartbeat);
    process.off('exit', free);
    free();
  }
}

async function acquire({ folder, name, onWait }) {
  let watched = { file: '', beat: -1, since: 0 };
  for (let waits = 0; ;) {
    const holder = newest({ folder, name });
    if (holder.file !== watched.file || holder.beat !== watched.beat)
      watched = { file: holder.file, beat: holder.beat, since: performance.now() };
    const silent = performance.now() - watched.since > SILENT_HOLDER_MS;
    if (holder.pid === null || silent || isDead(holder)) {
      const file = claim({ folder, name, number: holder.number + 1 });
      if (file !== null) return file;
      continue;
    }
    if (waits++ === 0) onWait();
    await wait(250);
  }
}

function newest({ folder, name }) {
  const numbers = fs
    .readdirSync(folder)
    .filter((entry) => entry.startsWith(`${name}.`) && /^\d+$/.test(entry.slice(name.length + 1)))
    .map((entry) => Number(entry.slice(name.length + 1)));
  const number = Math.max(0, ...numbers);
  const file = path.join(folder, `${name}.${number}`);
  try {
    const { pid, host } = JSON.parse(fs.readFileSync(file, 'utf8'));
    return { file, number, pid, host, beat: fs.statSync(file).mtimeMs };
  } catch {
    return { file, number, pid: null, host: null, beat: 0 };
  }
}

function isDead({ pid, host }) {
  if (host !== os.hostname()) return false;
  try {
    process.kill(pid, 0);
    return false;
  } catch (error) {
    return error.code === 'ESRCH';
  }
}

function claim({ folder, name, number }) {
  const file = path.join(folder, `${name}.${number}`);
  const draft = path.join(folder, `.${name}-${process.pid}-${Date.now()}`);
  fs.writeFileSync(draft, JSON.stringify({ pid: process.pid, host: os.hostname() }));
  try {
    // A link appears with its content, or not at all: nobody reads a half-written lock.
    fs.linkSync(draft, file);
  } catch (error) {
    if (error.code === 'EEXIST') return null;
    throw error;
  } finally {
    fs.rmSync(draft, { force: true });
  }
  if (newest({ folder, name }).number > number) {
    fs.rmSync(file, { force: true });
    return null;
  }
  for (let lower = number - 1; fs.existsSync(path.join(folder, `${name}.${lower}`)); lower -= 1)
    fs.rmSync(path.join(folder, `${name}.${lower}`), { force: true });
  return file;
}

function release(file) {
  try {
    // Not removed: its number has to stay taken. `r+` does not bring back a file passed over.
    const open = fs.openSync(file, 'r+');
    fs.ftruncateSync(open);
    fs.writeSync(open, JSON.stringify({ pid: null }));
    fs.closeSync(open);
  } catch {
    // Passed over by another holder, or the folder went away: nothing is held any more.
  }
}

function touch(file) {
  const now = new Date();
  try {
    fs.utimesSync(file, now, now);
  } catch {
    // As above.
  }
}
