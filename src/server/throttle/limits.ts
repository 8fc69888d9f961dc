/**
 * How often what may be tried. A `pair` is one account from one address: guessing at an account
 * stops there, and its owner, who is elsewhere, goes on. An `address` stops one machine from trying
 * its luck with everybody. An `account` counts from all addresses and never refuses: it slows
 * down, or sends no further mail, because a refusal would let anyone lock the owner out.
 */

export type Limit = { readonly max: number; readonly windowSeconds: number };

export type Limits = {
  readonly pair: Limit;
  readonly address: Limit;
};

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Each try is a hash. Wide enough for a class or an office behind one address. */
export const SIGN_UP: Limits = {
  pair: { max: 20, windowSeconds: 10 * MINUTE },
  address: { max: 100, windowSeconds: MINUTE },
};

/**
 * Sign-ups that were told that something is taken, from one address: more than a class gets that picks its
 * names, and far fewer than a list of addresses has.
 */
export const SIGN_UP_TAKEN: Limit = { max: 200, windowSeconds: HOUR };

export const SIGN_IN: Limits = {
  pair: { max: 10, windowSeconds: 10 * MINUTE },
  address: { max: 300, windowSeconds: 10 * MINUTE },
};

/** From the 31st try within an hour, wherever from, an account answers more slowly. */
export const SIGN_IN_SLOWED: Limit = { max: 30, windowSeconds: HOUR };
export const SLOWER_MS = 100;
export const SLOWEST_MS = 3000;

export const RECOVERY_REQUEST: Limits = {
  pair: { max: 5, windowSeconds: 10 * MINUTE },
  address: { max: 60, windowSeconds: 10 * MINUTE },
};

/** Beyond these no further mail goes out; the links of the earlier ones work. */
export const RECOVERY_MAILS: Limit = { max: 5, windowSeconds: HOUR };

/** News of a changed password, to one address: five in an hour have said it. */
export const PASSWORD_MAILS: Limit = { max: 5, windowSeconds: HOUR };

/** The secrets of a link cannot be guessed: this spares the server the work. */
export const RECOVERY_USE: Limits = {
  pair: { max: 20, windowSeconds: 10 * MINUTE },
  address: { max: 120, windowSeconds: 10 * MINUTE },
};

/** Passwords asked of somebody who is signed in, also when they are right: each may be a mail. */
export const PASSWORD_CHECK: Limits = {
  pair: { max: 10, windowSeconds: 10 * MINUTE },
  address: { max: 120, windowSeconds: 10 * MINUTE },
};

/** Of one person, wherever from: each tells whether a username is taken. */
export const RENAMES: Limit = { max: 100, windowSeconds: HOUR };

/**
 * Of one person, wherever from: what devices send, plans and brain dumps above all. Ten years of somebody who
 * writes much are 20,000, and the largest file that can be imported is 50,000; what is beyond waits on
 * the device.
 */
export const KILOBYTES_PUSHED: readonly Limit[] = [
  { max: 64_000, windowSeconds: HOUR },
  { max: 100_000, windowSeconds: 24 * HOUR },
];

/** Of one person, wherever from: everything they have, made at once. */
export const EXPORTS: Limit = { max: 30, windowSeconds: HOUR };

/** Of one person, wherever from. More than anybody has to pour out, also by a program; each is work for the planner. */
export const BRAIN_DUMPS: Limit = { max: 600, windowSeconds: HOUR };
/** Of one person, wherever from: letters that a planner reads. A hundred of the longest brain dumps. */
export const LETTERS_PLANNED: Limit = { max: 2_000_000, windowSeconds: HOUR };
export const CHANGES_BY_WORDS: Limit = { max: 600, windowSeconds: HOUR };
