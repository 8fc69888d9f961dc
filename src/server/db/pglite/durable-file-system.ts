import { closeSync, fsyncSync } from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

type EmscriptenOptions = Parameters<NodeFS['init']>[1];
type OpenFile = { readonly nfd: number; readonly shared: { readonly refcount: number } };
type HostFiles = {
  stream_ops: {
    open: (file: OpenFile) => void;
    close: (file: OpenFile) => void;
    fsync?: (file: OpenFile) => number;
  };
};

/** Emscripten's number for EIO: PostgreSQL panics on it, and so acknowledges nothing. */
const IO_ERROR = 29;

/**
 * PGlite's files on a disk, with the fsync that it leaves out: as shipped, what was committed is
 * lost when the power goes. Works with exactly the version that package.json pins.
 */
export class DurableNodeFS extends NodeFS {
  #syncs = 0;
  #failure: Error | null = null;
  readonly #open = new Set<number>();

  /**
   * The first fsync that failed. After it nobody can tell what reached the disk, and a later one
   * may succeed without the pages that the first one lost: every further one fails as well.
   */
  get failure(): Error | null {
    return this.#failure;
  }

  /** How often something was brought to the disk so far. */
  get syncs(): number {
    return this.#syncs;
  }

  override async init(pg: PGlite, options: EmscriptenOptions): ReturnType<NodeFS['init']> {
    const addFsync = (module: object) => {
      // Emscripten's host file system is not in the module's published type.
      const files = (module as { NODEFS?: HostFiles }).NODEFS;
      if (files?.stream_ops === undefined) throw new Error('PGlite keeps its files differently.');
      const { open, close } = files.stream_ops;
      files.stream_ops.open = (file) => {
        open(file);
        this.#open.add(file.nfd);
      };
      files.stream_ops.close = (file) => {
        close(file);
        if (file.shared.refcount === 0) this.#open.delete(file.nfd);
      };
      files.stream_ops.fsync = (file) => this.#bringToDisk(file);
    };
    return super.init(pg, { ...options, preRun: [...(options.preRun ?? []), addFsync] });
  }

  /** Lets go of the files of a PGlite that has panicked: it closes nothing any more. */
  abandon(): void {
    for (const descriptor of this.#open) closeSync(descriptor);
    this.#open.clear();
  }

  #bringToDisk(file: OpenFile): number {
    if (this.#failure !== null) return IO_ERROR;
    try {
      fsyncSync(file.nfd);
    } catch (error) {
      this.#failure = error instanceof Error ? error : new Error(String(error));
      return IO_ERROR;
    }
    this.#syncs += 1;
    return 0;
  }
}
