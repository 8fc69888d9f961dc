/** What browser and server say to each other: the paths, and the bodies of requests and replies. */

import type { Instant, Zone } from './calendar/day.ts';
import type { Operation, RefusalCode } from './operations/operation.ts';
import type { Profile } from './profile/profile.ts';

/**
 * `GET PATHS.profile` answers a `Snapshot` with `ETag: "<version>"`, or 304.
 * `POST PATHS.operations` takes `PushRequest`, answers `PushReply`.
 * `POST PATHS.brainDumps` takes `BrainDumpRequest`, answers `BrainDumpReply`.
 * `POST PATHS.recoveryRequest` takes `RecoveryRequest`, answers `{}` for any address.
 * `POST PATHS.recoveryVerify` takes `RecoveryPair`, answers `RecoveryVerifyReply`, changes nothing.
 * `POST PATHS.recoveryPassword` takes `RecoveryPasswordRequest`, answers `{}`.
 * `POST PATHS.accountPassword` takes `AccountPasswordRequest`, answers `{}`.
 * `GET PATHS.accountSessions` answers `AccountSessionsReply`.
 * `POST PATHS.signOutEverywhere` takes and answers `{}`; this session ends as well.
 * `GET PATHS.accountExport` answers an `AccountExport`, `GET PATHS.accountExportMarkdown` text; both as files.
 * `POST PATHS.accountDelete` takes `AccountDeleteRequest`, answers `{}`.
 */
export const PATHS = {
  profile: '/api/profile',
  operations: '/api/operations',
  brainDumps: '/api/brain-dumps',
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

export type Snapshot = { readonly version: number; readonly profile: Profile };

export const MAX_OPERATIONS_PER_PUSH = 50;

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

export type BrainDumpRequest = {
  /** UUID made by the client: sending the same dump twice plants it once. */
  readonly dumpId: string;
  readonly text: string;
  readonly at: Instant;
  readonly sentAt: Instant;
  readonly zone: Zone;
};

export type BrainDumpReply = {
  readonly version: number;
  readonly mountainIds: readonly string[];
  /** Who made the plan. `fallback` is the specification's "Your Mountain" (section 8, AI failures). */
  readonly plannedBy: 'built-in' | 'ai' | 'fallback';
};

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
  readonly lastSeenAt: Instant;
  /** What the browser called itself at sign-in; empty when it said nothing. */
  readonly userAgent: string;
  readonly isCurrent: boolean;
};

/** The one in use first, then the latest seen. */
export type AccountSessionsReply = { readonly sessions: readonly AccountSession[] };

export type AccountDeleteRequest = { readonly password: string };
