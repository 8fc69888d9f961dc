import { Hono, type Context } from 'hono';
import { PATHS, type AccountSessionsReply } from '#domain/contract.ts';
import {
  accountDeleteRequestSchema,
  accountPasswordRequestSchema,
} from '#domain/contract-schemas.ts';
import { newPasswordIn } from '../auth/account-fields.ts';
import type { Engine } from '../auth/engine.ts';
import type { SignIn } from '../auth/sign-in.ts';
import { noSession } from '../auth/require-user.ts';
import { endSessions, type StoredSession } from '../auth/session.repository.ts';
import type { Sessions } from '../auth/sessions.ts';
import { readJson } from '../http/json-body.ts';
import type { AppEnv } from '../http/variables.ts';
import { PASSWORD_CHECK, PASSWORD_MAILS } from '../throttle/limits.ts';
import type { Throttle } from '../throttle/throttle.ts';
import { changePassword, type ChangePasswordDeps } from './change-password.usecase.ts';
import { deleteAccount } from './delete-account.usecase.ts';

type Deps = ChangePasswordDeps & {
  readonly engine: Engine;
  readonly signIn: SignIn;
  readonly sessions: Sessions;
  readonly throttle: Throttle;
};

/** What somebody who is signed in can do with their password, their sessions and their account. */
export function credentialRoutes(deps: Deps): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .post(PATHS.accountPassword, (c) => takePassword(c, deps))
    .get(PATHS.accountSessions, (c) => sessionsOf(c, deps))
    .post(PATHS.signOutEverywhere, async (c) => {
      await endSessions(deps.database.orm, { userId: c.get('userId') });
      await deps.engine(c, { path: '/sign-out', body: {} });
      c.get('log').info({ event: 'sign-out everywhere' }, 'authentication');
      return c.json({});
    })
    .post(PATHS.accountDelete, (c) => takeDeletion(c, deps));
}

/** Other sessions end; this one goes on under a new token. */
async function takePassword(c: Context<AppEnv>, deps: Deps) {
  const { currentPassword, ...asked } = await readJson(c, accountPasswordRequestSchema);
  const newPassword = newPasswordIn(asked.newPassword, 'newPassword');
  const { account, token } = await requireSession(c, deps);
  const tried = { action: 'password-check', account: account.id };
  await deps.throttle.allow(c, tried, PASSWORD_CHECK);
  // Mails are counted by the address: an account that is deleted and made anew would count as another.
  const told = { action: 'password-mail', account: account.email };
  const isToBeTold = async () => (await deps.throttle.beyond(told, PASSWORD_MAILS)) === 0;
  const wanted = { currentPassword, newPassword, isToBeTold };
  await changePassword({ userId: account.id, token, ...wanted }, deps);
  await renew(c, deps, { email: account.email, password: newPassword, token });
  c.get('log').info({ event: 'password changed' }, 'authentication');
  return c.json({});
}

/** A password that was changed is changed, also when there is no new token to be had now. */
async function renew(
  c: Context<AppEnv>,
  { signIn, sessions }: Deps,
  {
    email,
    password,
    token,
  }: { readonly email: string; readonly password: string; readonly token: string },
): Promise<void> {
  try {
    const reply = await signIn(c, { email, password });
    if (reply.status === 200) await sessions.end({ token });
  } catch (error) {
    c.get('log').warn({ err: error }, 'the session could not be renewed');
  }
}

async function sessionsOf(c: Context<AppEnv>, deps: Deps) {
  const current = await requireSession(c, deps);
  const found = await deps.sessions.listOf(current.account.id);
  const sessions = found
    .map(({ token, createdAt, updatedAt, userAgent, id }) => ({
      id,
      createdAt: createdAt.toISOString(),
      lastSeenAt: updatedAt.toISOString(),
      userAgent: userAgent ?? '',
      isCurrent: token === current.token,
    }))
    .toSorted(
      (one, other) =>
        Number(other.isCurrent) - Number(one.isCurrent) ||
        other.lastSeenAt.localeCompare(one.lastSeenAt),
    );
  return c.json<AccountSessionsReply>({ sessions });
}

async function takeDeletion(c: Context<AppEnv>, deps: Deps) {
  const { password } = await readJson(c, accountDeleteRequestSchema);
  const { account } = await requireSession(c, deps);
  const tried = { action: 'password-check', account: account.id };
  await deps.throttle.allow(c, tried, PASSWORD_CHECK);
  await deleteAccount({ userId: account.id, email: account.email, password }, deps);
  await deps.throttle.forget(c, tried);
  await deps.engine(c, { path: '/sign-out', body: {} });
  c.get('log').info({ event: 'account deleted' }, 'authentication');
  return c.json({});
}

async function requireSession(c: Context<AppEnv>, { sessions }: Deps): Promise<StoredSession> {
  const session = await sessions.find(c);
  // The session ended between the check of `requireUser` and this one.
  if (session === null) throw noSession();
  return session;
}
