type InTurn = <Result>(key: string, work: () => Promise<Result>) => Promise<Result>;

/** One work after the other for each key: whoever asks for many waits for themselves, and for nobody else's. */
export function createTurns(): InTurn {
  const last = new Map<string, Promise<unknown>>();
  return async (key, work) => {
    const turn = (last.get(key) ?? Promise.resolve()).then(work);
    const over = turn.catch(() => undefined);
    last.set(key, over);
    try {
      return await turn;
    } finally {
      if (last.get(key) === over) last.delete(key);
    }
  };
}
