/**
 * What the server takes of the bodies of `contract.ts`. In a file of its own, so that a first paint
 * needs no zod. Objects are strict and sizes have ends.
 */

import * as z from 'zod/mini';
import {
  MAX_EARLIER_DUMPS,
  MAX_OPERATIONS_PER_PUSH,
  type AccountDeleteRequest,
  type AccountPasswordRequest,
  type BrainDumpRequest,
  type BrainDumpRetryRequest,
  type MountainReviseRequest,
  type RecoveryPair,
  type RecoveryPasswordRequest,
} from './contract.ts';
import { instantSchema, pouredOut, zoneSchema } from './operations/schemas.ts';

/**
 * The frame of a `PushRequest`. Each operation is then judged alone by `operationSchema`, so that
 * one that cannot be read is refused and never stops the others.
 */
export const pushFrameSchema = z.strictObject({
  sentAt: instantSchema,
  operations: z
    .array(z.looseObject({ opId: z.uuid() }))
    .check(z.maxLength(MAX_OPERATIONS_PER_PUSH)),
});

const asked = {
  at: instantSchema,
  sentAt: instantSchema,
  zone: zoneSchema,
  planner: z.exactOptional(z.literal('built-in')),
};

export const brainDumpRequestSchema: z.ZodMiniType<BrainDumpRequest> = z.strictObject({
  ...asked,
  dumpId: z.uuid(),
  text: pouredOut,
  earlier: z.exactOptional(z.array(z.uuid()).check(z.maxLength(MAX_EARLIER_DUMPS))),
});

export const brainDumpRetryRequestSchema: z.ZodMiniType<BrainDumpRetryRequest> = z.strictObject({
  ...asked,
  retryId: z.uuid(),
  beside: z.exactOptional(z.literal(true)),
});

export const mountainReviseRequestSchema: z.ZodMiniType<MountainReviseRequest> = z.strictObject({
  ...asked,
  opId: z.uuid(),
  changeText: pouredOut,
  earlier: z.exactOptional(
    z
      .array(z.strictObject({ opId: z.uuid(), characters: z.int().check(z.minimum(0)) }))
      .check(z.maxLength(MAX_EARLIER_DUMPS)),
  ),
});

/** Longer than any secret of a link. */
const secret = z.string().check(z.maxLength(200));
const pair = { accessToken: secret, refreshToken: secret };
export const recoveryPairSchema: z.ZodMiniType<RecoveryPair> = z.object(pair);

/** What a password has to be is `newPasswordProblem`'s to say. */
export const recoveryPasswordRequestSchema: z.ZodMiniType<RecoveryPasswordRequest> = z.object({
  ...pair,
  password: z.string(),
});

export const accountPasswordRequestSchema: z.ZodMiniType<AccountPasswordRequest> = z.object({
  currentPassword: z.string(),
  newPassword: z.string(),
});

export const accountDeleteRequestSchema: z.ZodMiniType<AccountDeleteRequest> = z.object({
  password: z.string(),
});
