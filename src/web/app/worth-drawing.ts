import type { Session } from '../session/session-state.ts';

/** Shorter than this a view is a flicker. */
const FLICKER_MS = 300;

/**
 * Waits a moment for the view that will stay: mostly its code and its data are already here, or nearly,
 * and drawing first that they are on their way would only take their time.
 */
export function whenWorthDrawing({
  session,
  view,
}: {
  session: Pick<Session, 'getState' | 'subscribe' | 'recovery'>;
  view: { get: () => unknown; subscribe: (listener: () => void) => () => void };
}): Promise<void> {
  const isWorthIt = (): boolean =>
    session.recovery.getState().mode !== 'none' ||
    (session.getState().status !== 'loading' && view.get() !== 'waiting');
  return new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      for (const forget of forgets) forget();
      resolve();
    };
    const look = (): void => {
      if (isWorthIt()) end();
    };
    const timer = setTimeout(end, FLICKER_MS);
    const forgets = [session.subscribe(look), view.subscribe(look)];
    look();
  });
}
