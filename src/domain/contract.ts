/** What browser and server say to each other: the paths, and the bodies of requests and replies. */

import type { Instant, Zone } from './calendar/day.ts';
import type { Operation, RefusalCode } from './operations/operation.ts';
import type { Profile } from './profile/profile.ts';

/**
 * `GET PATHS.profile` answers a `Snapshot` with `ETag: "<version>"`, or 304.
 * `POST PATHS.operations` takes `PushRequest`, answers `PushReply`.
 * `POST PATHS.brainDumps` takes `BrainDumpRequest`, answers `BrainDumpReply`.
 * `GET PATHS.brainDumps` answers `BrainDumpsReply`.
 * `GET PATHS.standIns` answers `StandInsReply`.
 * `GET PATHS.planner` answers `PlannerReply`.
 * `POST brainDumpRetryPath(dumpId)` takes `BrainDumpRetryRequest`, answers `BrainDumpReply`.
 * `POST brainDumpOpenedPath(dumpId)` takes and answers `{}`: the words are in a box again, and the dump
 *   is no stand-in's any more.
 * `POST mountainRevisePath(mountainId)` takes `MountainReviseRequest`, answers `MountainReviseReply`.
 * `GET PATHS.events` streams server-sent events: `version` with a `LiveVersion`, `end` with a `LiveEnd`.
 * `POST PATHS.signUp` takes `SignUpRequest`, `POST PATHS.signIn` `SignInRequest`; both answer
 * `SignedInReply` with a cookie. `POST PATHS.signOut` takes and answers `{}`.
 * `POST PATHS.updateUser` takes `RenameRequest`, answers `{}`.
 * `POST PATHS.recoveryRequest` takes `RecoveryRequest`, answers `{}` for any address.
 * `POST PATHS.recoveryVerify` takes `RecoveryPair`, answers `RecoveryVerifyReply`, changes nothing.
 * `POST PATHS.recoveryPassword` takes `RecoveryPasswordRequest`, answers `{}`.
 * `POST PATHS.accountPassword` takes `AccountPasswordRequest`, answers `{}`.
 * `GET PATHS.accountSessions` answers `AccountSessionsReply`.
 * `POST PATHS.signOutEverywhere` takes and answers `{}`; this session ends as well.
 * `GET PATHS.accountExport` answers an `AccountExport`, `GET PATHS.accountExportMarkdown` text; both as
 * files, with the streak of `?today=YYYY-MM-DD`, the person's day.
 * `POST PATHS.accountDelete` takes `AccountDeleteRequest`, answers `{}`.
 */
export const PATHS = {
  profile: '/api/profile',
  operations: '/api/operations',
  brainDumps: '/api/brain-dumps',
  standIns: '/api/brain-dumps/stand-ins',
  brainDumpRetry: '/api/brain-dumps/:dumpId/retry',
  brainDumpOpened: '/api/brain-dumps/:dumpId/opened',
  mountainRevise: '/api/mountains/:mountainId/revise',
  planner: '/api/planner',
  events: '/api/events',
  signUp: '/api/auth/sign-up/email',
  signIn: '/api/auth/sign-in/email',
  signOut: '/api/auth/sign-out',
  updateUser: '/api/auth/update-user',
  recoveryRequest: '/api/recovery/request',
  recoveryVerify: '/api/recovery/verify',
  recoveryPassword: '/api/recovery/password',
  accountPassword: '/api/account/password',
  accountSessions: '/api/account/sessions',
  signOutEverywhere: '/api/account/sign-out-everywhere',
  accountExport: '/api/account/export',
  accountExportMarkdown: '/api/account/export.md',
  accountDelete: '/api/account/delete',
} as const;

/**
 * Names the person a request is about. The server refuses it under another's cookie, so that changes
 * that wait on a device go to nobody else's account.
 */
export const USER_HEADER = 'x-unstuck-user';

export function brainDumpRetryPath(dumpId: string): string {
  return PATHS.brainDumpRetry.replace(':dumpId', encodeURIComponent(dumpId));
}

export function brainDumpOpenedPath(dumpId: string): string {
  return PATHS.brainDumpOpened.replace(':dumpId', encodeURIComponent(dumpId));
}

export function mountainRevisePath(mountainId: string): string {
  return PATHS.mountainRevise.replace(':mountainId', encodeURIComponent(mountainId));
}

export type Snapshot = { readonly version: number; readonly profile: Profile };

/** Sent when a stream opens and after every commit that moved the profile's version, from any server. */
export type LiveVersion = { readonly version: number };

/** So often at least the server writes into a stream: a browser that hears nothing for longer opens another. */
export const LIVE_HEARTBEAT_MS = 25_000;

/** The last event of a stream. After `signed-out` there is no use in opening another. */
export type LiveEnd = { readonly reason: 'signed-out' | 'too-old' | 'too-many' | 'stopping' };

export const MAX_OPERATIONS_PER_PUSH = 50;
export const MAX_PUSH_BYTES = 1024 * 1024;

export type PushRequest = {
  /** The device's wall clock at the time of sending: the server corrects a clock that is off. */
  readonly sentAt: Instant;
  readonly operations: readonly Operation[];
};

export type OperationResult =
  | {
      readonly opId: string;
      readonly ok: true;
      /** The profile's version after this operation. */
      readonly version: number;
      /** The time the server used; differs from the operation's when the device's clock was off. */
      readonly at: Instant;
    }
  | { readonly opId: string; readonly ok: false; readonly code: RefusalCode };

export type PushReply = { readonly results: readonly OperationResult[] };

export const MAX_BRAIN_DUMP_CHARACTERS = 20_000;

/** So many ids words name at most under which the first of them were sent before. */
export const MAX_EARLIER_DUMPS = 10;

/** When and where a person asked for something, by the clock of the device. */
type Asked = { readonly at: Instant; readonly sentAt: Instant; readonly zone: Zone };

/** Without it the planner that the server is set to; with it no word leaves the server. */
type WantedPlanner = { readonly planner?: 'built-in' };

/**
 * Refused with `planner.quota` or `planner.busy` when the AI service may not be asked now: the same
 * dump may then be sent again with `planner: 'built-in'`. Refused with `brain_dump.plan_deleted` when all
 * that was made of it is gone: under another id it is planned anew. Ending the request cancels the plan.
 */
export type BrainDumpRequest = Asked &
  WantedPlanner & {
    /** UUID made by the client: sending the same dump twice plants it once. */
    readonly dumpId: string;
    readonly text: string;
    /** The dumps as which its first words were sent before: a "Your Mountain" of theirs stands in for nothing now. */
    readonly earlier?: readonly string[];
  };

export type BrainDumpReply = {
  readonly version: number;
  readonly mountainIds: readonly string[];
  /** Who made the plan. `fallback` is the specification's "Your Mountain" (section 8, AI failures). */
  readonly plannedBy: 'built-in' | 'ai' | 'fallback';
};

/**
 * Plans a stored dump again, and puts the plan where "Your Mountain" was. Refused with
 * `brain_dump.not_found`, with `brain_dump.not_replaceable` when the dump has a plan of its own or
 * "Your Mountain" is not as it was any more, and with `planner.*`: nothing changes then. With `beside`
 * a "Your Mountain" that was worked on stays, and one that was deleted stays away: the plan is added.
 */
export type BrainDumpRetryRequest = Asked &
  WantedPlanner & {
    /** UUID made by the client: sending the same retry twice plants once. */
    readonly retryId: string;
    readonly beside?: true;
  };

/** Every dump that is kept, by its id alone. */
export type BrainDumpsReply = {
  readonly dumpIds: readonly string[];
  /** Those with a plan of their own that is not gone. A server of before does not say. */
  readonly plannedIds?: readonly string[];
};

/**
 * The dumps whose plan is "Your Mountain", whether or not it was worked on or deleted since; not those
 * whose words were opened again. The newest, where an import has brought thousands.
 */
export type StandInsReply = {
  readonly standIns: readonly {
    readonly dumpId: string;
    readonly mountainId: string;
    /** What the person wrote, which no other screen shows. Not of the oldest, where all would be very much. */
    readonly text?: string;
  }[];
};

/**
 * Changes a mountain by a person's words. Refused with `mountain.not_found`, with `mountain.changed`
 * when it was altered while the planner worked, with `planner.not_understood`, and with the other
 * `planner.*`: the mountain stays as it is then.
 */
export type MountainReviseRequest = Asked &
  WantedPlanner & {
    /** UUID made by the client: sending the same change twice makes it once. */
    readonly opId: string;
    readonly changeText: string;
    /** As what its first characters were sent before, the most first: what was done of it is not done again. */
    readonly earlier?: readonly { readonly opId: string; readonly characters: number }[];
  };

export type MountainReviseReply = { readonly version: number };

export type PlannerReply = {
  readonly plannedBy: 'built-in' | 'ai';
  /** Where the words go: the host name of the AI service, null when they stay on the server. */
  readonly host: string | null;
};

/** Refused with `account.invalid`, `account.email_taken` or `account.username_taken`. */
export type SignUpRequest = {
  readonly email: string;
  readonly username: string;
  readonly password: string;
  /** Says which day it is for the person; one that nobody knows counts as UTC. */
  readonly zone: Zone;
};

/** Refused with `account.credentials_wrong`, whichever of both is not right. */
export type SignInRequest = { readonly email: string; readonly password: string };

/**
 * However much it is used, a session ends so long after the sign-in that began it; a copy of the plan that
 * had no answer for longer is not shown without one.
 */
export const SESSION_MAX_MS = 30 * 24 * 60 * 60_000;

/** Who is signed in now. */
export type SignedInReply = {
  readonly user: { readonly id: string; readonly email: string; readonly username: string };
};

export type RenameRequest = { readonly username: string };

export type RecoveryRequest = { readonly email: string };

/** The two secrets of a reset link, `/#type=recovery&access_token=…&refresh_token=…`. */
export type RecoveryPair = { readonly accessToken: string; readonly refreshToken: string };

export type RecoveryVerifyReply = { readonly status: 'ok' | 'expired' | 'invalid' };

/** Refused with `account.invalid`, `account.same_password`, `recovery.expired` or `recovery.invalid`. */
export type RecoveryPasswordRequest = RecoveryPair & { readonly password: string };

/** Refused with `account.credentials_wrong`, `account.same_password` or `account.invalid`. */
export type AccountPasswordRequest = {
  readonly currentPassword: string;
  readonly newPassword: string;
};

export type AccountSession = {
  readonly id: string;
  readonly createdAt: Instant;
  /** Noted once a day: it may have been used up to a day later. */
  readonly lastSeenAt: Instant;
  /** What the browser called itself at sign-in; empty when it said nothing. */
  readonly userAgent: string;
  readonly isCurrent: boolean;
};

/** The one in use first, then the latest seen. */
export type AccountSessionsReply = { readonly sessions: readonly AccountSession[] };

export type AccountDeleteRequest = { readonly password: string };
