import { fsyncSync } from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

type EmscriptenOptions = Parameters<NodeFS['init']>[1];
type OpenFile = { readonly nfd: number };
type HostFiles = { stream_ops: { fsync?: (file: OpenFile) => number } };

/**
 * PGlite's files on a disk, with the fsync that it leaves out: as shipped, what was committed is
 * lost when the power goes. Works with exactly the version that package.json pins.
 */
export class DurableNodeFS extends NodeFS {
  #syncs = 0;
  readonly #onFailure: (error: unknown) => never;

  constructor({
    directory,
    onFailure,
  }: {
    readonly directory: string;
    /**
     * Must end the process: after a failed fsync nobody can tell what reached the disk, and
     * PGlite itself loops for ever at the next statement.
     */
    readonly onFailure: (error: unknown) => never;
  }) {
    super(directory);
    this.#onFailure = onFailure;
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
      files.stream_ops.fsync = (file) => this.#bringToDisk(file);
    };
    return super.init(pg, { ...options, preRun: [...(options.preRun ?? []), addFsync] });
  }

  #bringToDisk(file: OpenFile): number {
    try {
      fsyncSync(file.nfd);
    } catch (error) {
      this.#onFailure(error);
    }
    this.#syncs += 1;
    return 0;
  }
}
