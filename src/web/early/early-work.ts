import type { EarlyRead } from '../plan/outbox/early-read.ts';

/** What `early.ts` found and began, before there was a script to wait for it. */
export type EarlyWork = {
  /** Which of the two is likely; its scripts are on their way. */
  readonly view: 'signed-in' | 'signed-out';
  /** The server saw no session's cookie when it gave this page. */
  readonly isWithoutSession: boolean;
  /** The answer of `GET /api/profile`, unless it was clear that it would not be needed. */
  readonly profile: Promise<Response> | null;
  /** What the device keeps of the person it names. */
  readonly kept: EarlyRead | null;
};

/** Where the page came without it. */
const NOTHING: EarlyWork = {
  view: 'signed-out',
  isWithoutSession: false,
  profile: null,
  kept: null,
};

const NAME = 'unstuckEarly';

export function leaveEarlyWork(work: EarlyWork): void {
  Reflect.set(window, NAME, work);
}

export function takeEarlyWork(): EarlyWork {
  // Only the function above writes it.
  return (Reflect.get(window, NAME) as EarlyWork | undefined) ?? NOTHING;
}
