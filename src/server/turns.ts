export type Turns = ReturnType<typeof createTurns>;

type Line = { last: Promise<unknown>; asked: number };

/** One work after the other for each key: whoever asks for many waits for themselves, and for nobody else's. */
export function createTurns() {
  const lines = new Map<string, Line>();
  return {
    /** How many works of a key are not over. */
    asked: (key: string): number => lines.get(key)?.asked ?? 0,
    /** How many keys have a work that is not over. */
    lines: (): number => lines.size,
    async inTurn<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
      const line = lines.get(key) ?? { last: Promise.resolve(), asked: 0 };
      lines.set(key, line);
      line.asked += 1;
      const turn = line.last.then(work);
      line.last = turn.catch(() => undefined);
      try {
        return await turn;
      } finally {
        line.asked -= 1;
        if (line.asked === 0) lines.delete(key);
      }
    },
  };
}
