/** What another process left behind is found within this time. */
export const LOOK_EVERY_MS = 30_000;

/** Runs some work now when asked, else when it is time again; never twice at once. */
export function createRepeatedWork({
  work,
  untilNext,
  onFailure,
}: {
  readonly work: () => Promise<void>;
  readonly untilNext: () => Promise<number>;
  readonly onFailure: (error: unknown) => void;
}) {
  let running: Promise<void> | null = null;
  let isWanted = false;
  let isRegular = false;
  let timer: NodeJS.Timeout | undefined;

  async function run(): Promise<void> {
    let waitMs = LOOK_EVERY_MS;
    try {
      while (isWanted) {
        isWanted = false;
        await work();
      }
      if (isRegular) waitMs = Math.max(0, await untilNext());
    } catch (error) {
      onFailure(error);
    }
    running = null;
    if (isWanted) wake();
    else if (isRegular) timer = setTimeout(wake, waitMs).unref();
  }

  function wake(): void {
    clearTimeout(timer);
    isWanted = true;
    running ??= run();
  }

  return {
    wake,
    start(): void {
      isRegular = true;
      wake();
    },
    async stop(): Promise<void> {
      isRegular = false;
      clearTimeout(timer);
      await running;
    },
    async settled(): Promise<void> {
      while (running !== null) await running;
    },
  };
}
