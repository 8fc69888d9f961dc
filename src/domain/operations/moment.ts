import type { Day, Instant } from '../calendar/day.ts';
import type { Profile } from '../profile/profile.ts';
import type { Applied, Change, RefusalCode } from './operation.ts';

/** When an operation happened, and on which logical day that was. */
export type Moment = { readonly at: Instant; readonly day: Day };

/** The change of one kind. */
export type ChangeOf<Kind extends Change['kind']> = Extract<Change, { kind: Kind }>;

/** The operation did what it says, which may be nothing. */
export function applied(profile: Profile): Applied {
  return { ok: true, profile };
}

/** The operation cannot be done, now or at any retry. */
export function refused(code: RefusalCode): Applied {
  return { ok: false, code };
}
