import type { Logger } from 'pino';
import { withoutAddresses } from '../logging/describe-error.ts';

/**
 * The log of the sign-in engine. It words addresses into its messages, and hands failed queries
 * over with their parameters: both are taken out here.
 */
export function authLog(log: Logger) {
  return {
    log(level: 'debug' | 'info' | 'warn' | 'error', message: string, ...details: unknown[]): void {
      const err = details.find((detail) => detail instanceof Error);
      const said = `sign-in: ${withoutAddresses(message.split('\n')[0] ?? '')}`;
      if (err === undefined) log[level](said);
      else log[level]({ err }, said);
    },
  };
}
