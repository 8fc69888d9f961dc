import { changePassword, endAccount, resetPassword, signOut } from './session-end.ts';
import { stateOfLink } from './link-check.ts';

/** What a session is asked for seldom, and never by the first picture. */
export const sessionDeeds = { changePassword, endAccount, resetPassword, signOut, stateOfLink };
