import type { Context } from 'hono';
import type { Logger } from 'pino';
import type { AppEnv } from '../http/variables.ts';
import { cancelled } from './refusals.ts';

/** Who asks for a plan. */
export type Asker = {
  readonly userId: string;
  readonly log: Logger;
  /** Fires when the person goes away. */
  readonly signal: AbortSignal;
  /** The planner that the person asks for; undefined for the one of the settings. */
  readonly wanted: 'built-in' | undefined;
};

/** The person behind a request, who cancels what was asked for by ending it. */
export function askerOf(c: Context<AppEnv>, { planner }: { readonly planner?: 'built-in' }): Asker {
  return {
    userId: c.get('userId'),
    log: c.get('log'),
    signal: c.req.raw.signal,
    wanted: planner,
  };
}

/** Throws when the person has cancelled what they asked for: nothing may come of it then. */
export function mustBeWanted({ signal }: Pick<Asker, 'signal'>): void {
  if (signal.aborted) throw cancelled();
}
