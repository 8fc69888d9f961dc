import { Hono, type Context } from 'hono';
import { PATHS, type RecoveryRequest, type RecoveryVerifyReply } from '#domain/contract.ts';
import { recoveryPairSchema, recoveryPasswordRequestSchema } from '#domain/contract-schemas.ts';
import { allRight, newPasswordIn, readFields } from '../auth/account-fields.ts';
import { samePassword } from '../auth/refusals.ts';
import type { Engine } from '../auth/engine.ts';
import type { Sessions } from '../auth/sessions.ts';
import { readJson, readJsonObject } from '../http/json-body.ts';
import { RequestError } from '../http/request-error.ts';
import type { AppEnv } from '../http/variables.ts';
import { RECOVERY_MAILS, RECOVERY_REQUEST, RECOVERY_USE } from '../throttle/limits.ts';
import type { Throttle } from '../throttle/throttle.ts';
import type { Recovery } from './recovery.ts';

type Deps = {
  readonly recovery: Recovery;
  readonly engine: Engine;
  readonly sessions: Sessions;
  readonly throttle: Throttle;
};

/** How somebody who forgot their password comes by a new one. */
export function recoveryRoutes(deps: Deps): Hono<AppEnv> {
  const { recovery, throttle } = deps;
  return new Hono<AppEnv>()
    .post(PATHS.recoveryRequest, (c) => request(c, deps))
    .post(PATHS.recoveryVerify, async (c) => {
      const pair = await readJson(c, recoveryPairSchema);
      await throttle.allow(
        c,
        { action: 'recovery-verify', account: pair.accessToken },
        RECOVERY_USE,
      );
      return c.json<RecoveryVerifyReply>({ status: await recovery.verify(pair) });
    })
    .post(PATHS.recoveryPassword, (c) => setPassword(c, deps));
}

const requestFor = (email: string) => ({ action: 'recovery-request', account: email });

/** The answer, and the time it takes, are the same for every address. */
async function request(c: Context<AppEnv>, { recovery, throttle }: Deps) {
  const { email }: RecoveryRequest = allRight(readFields(await readJsonObject(c), ['email']));
  const tried = requestFor(email);
  await throttle.allow(c, tried, RECOVERY_REQUEST);
  const isEnough = (await throttle.beyond(tried, RECOVERY_MAILS)) > 0;
  if (!isEnough) await recovery.request(email);
  c.get('log').info({ event: 'recovery.requested', isEnough }, 'authentication');
  return c.json({});
}

async function setPassword(c: Context<AppEnv>, deps: Deps) {
  const { recovery, throttle } = deps;
  const { password, ...pair } = await readJson(c, recoveryPasswordRequestSchema);
  const tried = { action: 'recovery-password', account: pair.accessToken };
  await throttle.allow(c, tried, RECOVERY_USE);
  const outcome = await recovery.setPassword(pair, newPasswordIn(password, 'password'));
  c.get('log').info({ event: 'recovery.password', outcome: outcome.is }, 'authentication');
  switch (outcome.is) {
    case 'done':
      // Whoever read the mail is the owner, whose next link must not fail for those that others asked for.
      await throttle.forgetAccount(requestFor(outcome.email));
      await signOutHere(c, deps);
      return c.json({});
    case 'same-password':
      throw samePassword('password');
    case 'expired':
      throw new RequestError({
        status: 410,
        code: 'recovery.expired',
        message: 'Password reset link has expired. Please request a new one.',
      });
    case 'invalid':
      throw new RequestError({
        status: 401,
        code: 'recovery.invalid',
        message: 'Password reset link is invalid. Please request a new one.',
      });
  }
}

/**
 * Whoever was signed in at this browser is not any more, also when it was somebody else: the next
 * thing seen there is the sign-in screen, and what it shows has to be so.
 */
async function signOutHere(c: Context<AppEnv>, { engine, sessions }: Deps): Promise<void> {
  if (c.req.header('cookie') === undefined) return;
  const session = await sessions.find(c);
  if (session !== null) await sessions.end(session);
  await engine(c, { path: '/sign-out', body: {} });
}
