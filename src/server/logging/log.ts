import { pino, type DestinationStream, type Logger } from 'pino';
import { describeError } from './describe-error.ts';

/**
 * The log of the program: one JSON object a line, on standard error, because standard output
 * carries nothing but the line that says the program is ready.
 */
export function createLog({
  level,
  destination = standardError(),
}: {
  readonly level: string;
  readonly destination?: DestinationStream;
}): Logger {
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      serializers: { err: (error: unknown) => describeError(error) },
      hooks: {
        logMethod(given, method) {
          // Without words of ours, pino would take the error's message, which may quote a person.
          const [first, second] = given;
          const isBare =
            first instanceof Error || (typeof first === 'object' && second === undefined);
          if (isBare) method.call(this, first, 'failed');
          else method.apply(this, given);
        },
      },
    },
    destination,
  );
}

function standardError(): DestinationStream {
  const stream = pino.destination({ fd: 2, sync: true });
  // A terminal that went away is no reason to stop serving.
  stream.on('error', () => undefined);
  return stream;
}
