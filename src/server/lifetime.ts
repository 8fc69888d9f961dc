import type { Logger } from 'pino';

type Stop = () => Promise<void>;

/**
 * Ends the program in order when it is asked to: by a signal, or by the end of the process that
 * started it. Asked again, it goes on ending: a terminal's Ctrl-C reaches it directly and through
 * npm as well.
 */
export function stopWhenAsked({ stop, log }: { readonly stop: Stop; readonly log: Logger }): void {
  let isStopping = false;
  const end = (reason: string, code: number) => {
    if (isStopping) return;
    isStopping = true;
    log.info({ reason }, 'stopping');
    stop().then(
      () => process.exit(code),
      (error: unknown) => {
        log.error({ err: error }, 'stopping failed');
        process.exit(1);
      },
    );
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => end(signal, 0));
  // Open only when `scripts/start.js` runs this as a child; it closes however that one ends.
  process.on('disconnect', () => end('the starting process is gone', 0));
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'uncaught exception');
    end('uncaught exception', 1);
  });
  process.on('unhandledRejection', (error) => {
    log.error({ err: error }, 'unhandled rejection');
  });
}
