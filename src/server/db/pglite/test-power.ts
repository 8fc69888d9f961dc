/**
 * What is left of a folder's files when the power goes: what was brought to the disk, and of the
 * rest whatever the disk happened to have written by itself. Names are kept in the order of their
 * changes, as file systems with a journal do: bringing a file or folder to the disk brings every
 * change of names up to the last one that concerned it.
 */

import { closeSync, mkdirSync, openSync, readdirSync, readFileSync, writeSync } from 'node:fs';
import path from 'node:path';
import type { DiskCall } from './test-disk.ts';

type Change = { readonly position: number; readonly bytes: Buffer } | { readonly size: number };

type File = { durable: Buffer; pending: Change[] };
type Folder = 'folder';
type Names = Map<string, File | Folder>;
type Renaming = { readonly touches: readonly string[]; readonly apply: (names: Names) => void };

export type PowerCut = {
  /** Hear of every change, once it is done. */
  readonly note: (call: DiskCall) => void;
  /** Writes into a folder what a cut at this moment would leave. */
  readonly leave: (target: string, chance: Chance) => void;
};

export type Chance = {
  /** 0 up to 1, from a seed. */
  readonly next: () => number;
  /** How much of what was not brought to the disk is there by luck: 0 for none. */
  readonly luck: number;
};

/** Pieces of this size reach the disk each for itself. */
const PIECE = 4096;

/** Begins with the files as they are, taken as brought to the disk. */
export function powerCutOf(root: string): PowerCut {
  const now: Names = readTree(root);
  const durable: Names = new Map(now);
  let renamings: Renaming[] = [];
  const rename = (renaming: Renaming): void => {
    renaming.apply(now);
    renamings.push(renaming);
  };
  const fileAt = (name: string): File => {
    const found = now.get(name);
    if (found === undefined || found === 'folder') throw new Error(`There is no file ${name}.`);
    return found;
  };
  const bringNames = (name: string): void => {
    const last = renamings.findLastIndex(({ touches }) => touches.includes(name));
    for (const { apply } of renamings.slice(0, last + 1)) apply(durable);
    renamings = renamings.slice(last + 1);
  };
  return {
    note(call) {
      const name = path.relative(root, call.path);
      switch (call.kind) {
        case 'create':
        case 'makeFolder': {
          const made =
            call.kind === 'create' ? { durable: Buffer.alloc(0), pending: [] } : 'folder';
          return rename({ touches: around(name), apply: (names) => void names.set(name, made) });
        }
        case 'remove':
        case 'removeFolder':
          return rename({ touches: around(name), apply: (names) => void names.delete(name) });
        case 'rename': {
          const to = path.relative(root, call.to);
          return rename({
            touches: [...around(name), ...around(to)],
            apply: (names) => moveName(names, { from: name, to }),
          });
        }
        case 'write':
          return void fileAt(name).pending.push({ position: call.position, bytes: call.bytes });
        case 'truncate':
          return void fileAt(name).pending.push({ size: call.size });
        case 'sync': {
          bringNames(name);
          const file = now.get(name);
          if (file === undefined || file === 'folder') return undefined;
          file.durable = changed(file.durable, file.pending);
          file.pending = [];
          return undefined;
        }
      }
    },
    leave(target, chance) {
      const names = new Map(durable);
      const lucky = Math.floor(chance.next() * chance.luck * 2 * (renamings.length + 1));
      for (const { apply } of renamings.slice(0, lucky)) apply(names);
      writeTree(target, names, chance);
    },
  };
}

function around(name: string): readonly string[] {
  return [name, path.relative('.', path.dirname(name))];
}

function moveName(names: Names, { from, to }: { from: string; to: string }): void {
  const moved = names.get(from);
  if (moved === undefined) throw new Error(`There is nothing called ${from}.`);
  names.delete(from);
  names.set(to, moved);
}

function changed(before: Buffer, changes: readonly Change[]): Buffer {
  let bytes = before;
  for (const change of changes) {
    const end = 'size' in change ? change.size : change.position + change.bytes.length;
    if ('size' in change && end < bytes.length) bytes = Buffer.from(bytes.subarray(0, end));
    if (end > bytes.length) bytes = Buffer.concat([bytes, Buffer.alloc(end - bytes.length)]);
    if (!('size' in change)) change.bytes.copy(bytes, change.position);
  }
  return bytes;
}

/** Of what was not brought to the disk, each piece is there or not, whatever came before it. */
function luckyOnes(pending: readonly Change[], { luck, next }: Chance): Change[] {
  return pending.flatMap((change) => {
    if ('size' in change) return next() < luck ? [change] : [];
    const pieces: Change[] = [];
    for (let at = 0; at < change.bytes.length; at += PIECE) {
      if (next() >= luck) continue;
      pieces.push({
        position: change.position + at,
        bytes: change.bytes.subarray(at, at + PIECE),
      });
    }
    return pieces;
  });
}

function readTree(root: string): Names {
  const names: Names = new Map([['', 'folder']]);
  for (const entry of readdirSync(root, { recursive: true, withFileTypes: true })) {
    const whole = path.join(entry.parentPath, entry.name);
    const name = path.relative(root, whole);
    if (entry.isDirectory()) names.set(name, 'folder');
    else if (entry.isFile()) names.set(name, { durable: readFileSync(whole), pending: [] });
  }
  return names;
}

function writeTree(target: string, names: Names, chance: Chance): void {
  for (const name of [...names.keys()].toSorted()) {
    const file = names.get(name);
    const whole = path.join(target, name);
    if (file === undefined) continue;
    if (file === 'folder') mkdirSync(whole, { recursive: true });
    else {
      const lucky = luckyOnes(file.pending, chance);
      // The durable bytes stay as they are for the next cut.
      const bytes = lucky.length === 0 ? file.durable : changed(Buffer.from(file.durable), lucky);
      const descriptor = openSync(whole, 'w', 0o600);
      writeSync(descriptor, bytes, 0, bytes.length, 0);
      closeSync(descriptor);
    }
  }
}
