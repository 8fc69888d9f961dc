import type { OutboxStorage } from './storage.ts';

/**
 * A storage that is still being opened: all that is asked of it waits for that, in order. When it does
 * not open, everything fails, and whoever holds it goes on in memory.
 */
export function createOpeningStorage(opening: Promise<OutboxStorage>): OutboxStorage {
  // Whoever asks hears of a failure; until then nobody listens.
  opening.catch(() => undefined);
  let isClosed = false;
  const opened = async (): Promise<OutboxStorage> => {
    const storage = await opening;
    if (isClosed) throw new Error('The storage is closed.');
    return storage;
  };
  return {
    kind: 'durable',
    read: async (held) => (await opened()).read(held),
    append: async (operation) => (await opened()).append(operation),
    settle: async (settlements) => (await opened()).settle(settlements),
    replaceBase: async (snapshot, told) => (await opened()).replaceBase(snapshot, told),
    compact: async (held) => (await opened()).compact(held),
    dismissRefusal: async (opId) => (await opened()).dismissRefusal(opId),
    forgetCopy: async () => (await opened()).forgetCopy(),
    close() {
      isClosed = true;
      void opening.then((storage) => storage.close()).catch(() => undefined);
    },
    destroy: async () => (await opening).destroy(),
  };
}
