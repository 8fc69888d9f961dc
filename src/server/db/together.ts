import { isStorageFailure } from './storage-failure.ts';

/** Two, so that the database works on one while this process reads the answers to the other. */
const ROUNDS_AT_ONCE = 2;
/** A caller waits for all that are in the same round. */
const MOST_IN_A_ROUND = 64;

type Waiting<Asked, Answer> = {
  readonly asked: Asked;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: unknown) => void;
};

/**
 * Asks the database for many callers in one statement: what is asked while two rounds are under way
 * goes with the next, so that the more there is to do the less each of it costs. `ask` answers all
 * of a round in their order. Nobody fails for another: a round whose statement fails is done again
 * one by one, so what `ask` does has to be all or nothing.
 */
export function together<Asked, Answer>(
  ask: (all: readonly Asked[]) => Promise<readonly Answer[]>,
): (asked: Asked) => Promise<Answer> {
  const waiting: Waiting<Asked, Answer>[] = [];
  let underWay = 0;
  let isPlanned = false;

  function plan(): void {
    if (isPlanned || underWay === ROUNDS_AT_ONCE || waiting.length === 0) return;
    isPlanned = true;
    // After all requests that came in together have got so far.
    setImmediate(() => {
      isPlanned = false;
      void round(waiting.splice(0, MOST_IN_A_ROUND));
      plan();
    });
  }

  async function round(callers: readonly Waiting<Asked, Answer>[]): Promise<void> {
    underWay += 1;
    await answer(callers);
    underWay -= 1;
    plan();
  }

  async function answer(callers: readonly Waiting<Asked, Answer>[]): Promise<void> {
    try {
      const answers = await ask(callers.map(({ asked }) => asked));
      for (const [place, { resolve, reject }] of callers.entries()) {
        const found = answers[place];
        if (found === undefined) reject(new Error('The database left an answer out.'));
        else resolve(found);
      }
    } catch (error) {
      if (callers.length === 1 || isStorageFailure(error)) {
        for (const { reject } of callers) reject(error);
      } else for (const caller of callers) await answer([caller]);
    }
  }

  return (asked) =>
    new Promise((resolve, reject) => {
      waiting.push({ asked, resolve, reject });
      plan();
    });
}
