/** Stands between Node and the disk: sees every change of the files below a folder, and can refuse it. */

import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import path from 'node:path';

export type DiskCall =
  | { readonly kind: 'create' | 'remove' | 'makeFolder' | 'removeFolder'; readonly path: string }
  | { readonly kind: 'sync'; readonly path: string }
  | { readonly kind: 'rename'; readonly path: string; readonly to: string }
  | { readonly kind: 'truncate'; readonly path: string; readonly size: number }
  | {
      readonly kind: 'write';
      readonly path: string;
      readonly position: number;
      readonly bytes: Buffer;
    };

export type DiskWatch = {
  /** Before it is done; what this throws is what the caller gets. */
  readonly before?: (call: DiskCall) => void;
  /** After it was done. */
  readonly after?: (call: DiskCall) => void;
};

/** What a disk says that is full, or broken. */
export function diskError(code: 'ENOSPC' | 'EIO'): NodeJS.ErrnoException {
  return Object.assign(new Error(`${code}: the disk of the test`), { code });
}

/** A folder in memory where the machine has one: on it no test waits for a real disk. */
export function fastFolder(): string {
  const inMemory = '/dev/shm';
  return fs.existsSync(inMemory) ? inMemory : fs.realpathSync(process.env['TMPDIR'] ?? '/tmp');
}

type Real = Pick<
  typeof fs,
  | 'closeSync'
  | 'fsyncSync'
  | 'ftruncateSync'
  | 'mkdirSync'
  | 'openSync'
  | 'renameSync'
  | 'rmdirSync'
  | 'truncateSync'
  | 'unlinkSync'
  | 'writeFileSync'
  | 'writeSync'
>;

/** Watches until the answer is called. One watch at a time. */
export function watchDisk(root: string, watch: DiskWatch): () => void {
  const real: Real = { ...fs };
  const opened = new Map<number, string>();
  const isWatched = (file: unknown): file is string =>
    typeof file === 'string' && (file === root || file.startsWith(root + path.sep));
  const through = <Result>(call: DiskCall | null, run: () => Result): Result => {
    if (call === null) return run();
    watch.before?.(call);
    const result = run();
    watch.after?.(call);
    return result;
  };
  const named = (kind: 'remove' | 'removeFolder' | 'makeFolder', file: unknown) =>
    isWatched(file) ? { kind, path: file } : null;
  const ofDescriptor = (descriptor: number): string | null => opened.get(descriptor) ?? null;

  const patches = {
    openSync(file: fs.PathLike, flags?: fs.OpenMode, mode?: fs.Mode) {
      const isNew = isWatched(file) && makes(flags) && !fs.existsSync(file);
      const call = isNew ? ({ kind: 'create', path: String(file) } as const) : null;
      const descriptor = through(call, () => real.openSync(file, flags ?? 'r', mode));
      if (isWatched(file)) opened.set(descriptor, file);
      return descriptor;
    },
    closeSync(descriptor: number) {
      opened.delete(descriptor);
      real.closeSync(descriptor);
    },
    writeFileSync(file: fs.PathOrFileDescriptor, data: string, options?: fs.WriteFileOptions) {
      // PGlite makes its files so, empty.
      const call = isWatched(file) ? ({ kind: 'create', path: file } as const) : null;
      through(call, () => real.writeFileSync(file, data, options));
    },
    writeSync(descriptor: number, source: Uint8Array, ...rest: [number, number, number]) {
      const file = ofDescriptor(descriptor);
      const [offset, length, position] = rest;
      const call =
        file === null
          ? null
          : ({
              kind: 'write',
              path: file,
              position,
              bytes: Buffer.from(source.slice(offset, offset + length)),
            } as const);
      return through(call, () => real.writeSync(descriptor, source, ...rest));
    },
    fsyncSync(descriptor: number) {
      const file = ofDescriptor(descriptor);
      through(file === null ? null : { kind: 'sync', path: file }, () =>
        real.fsyncSync(descriptor),
      );
    },
    ftruncateSync(descriptor: number, size = 0) {
      const file = ofDescriptor(descriptor);
      through(file === null ? null : { kind: 'truncate', path: file, size }, () =>
        real.ftruncateSync(descriptor, size),
      );
    },
    truncateSync(file: fs.PathLike, size = 0) {
      through(isWatched(file) ? { kind: 'truncate', path: file, size } : null, () =>
        real.truncateSync(file, size),
      );
    },
    renameSync(from: fs.PathLike, to: fs.PathLike) {
      const call = isWatched(from)
        ? ({ kind: 'rename', path: from, to: String(to) } as const)
        : null;
      through(call, () => real.renameSync(from, to));
    },
    unlinkSync(file: fs.PathLike) {
      through(named('remove', file), () => real.unlinkSync(file));
    },
    mkdirSync(folder: fs.PathLike, options?: fs.MakeDirectoryOptions) {
      return through(named('makeFolder', folder), () => real.mkdirSync(folder, options));
    },
    rmdirSync(folder: fs.PathLike) {
      through(named('removeFolder', folder), () => real.rmdirSync(folder));
    },
  };
  const before = Object.fromEntries(
    Object.keys(patches).map((name) => [name, real[name as keyof Real]]),
  );
  Object.assign(fs, patches);
  syncBuiltinESMExports();
  return () => {
    Object.assign(fs, before);
    syncBuiltinESMExports();
  };
}

function makes(flags: fs.OpenMode | undefined): boolean {
  return typeof flags === 'number'
    ? (flags & fs.constants.O_CREAT) !== 0
    : /[wa]/.test(String(flags ?? 'r'));
}
