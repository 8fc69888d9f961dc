import { setTimeout } from 'node:timers/promises';
import { Hono, type Context } from 'hono';
import { isZone, logicalDay, type Zone } from '#domain/calendar/day.ts';
import {
  PATHS,
  type RenameRequest,
  type SignedInReply,
  type SignInRequest,
  type SignUpRequest,
} from '#domain/contract.ts';
import { DEFAULT_SETTINGS } from '#domain/profile/profile.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import { sqlStateOf } from '../db/sql-session.ts';
import { readJsonObject } from '../http/json-body.ts';
import type { AppEnv } from '../http/variables.ts';
import { beginOn } from '../profile/profile.repository.ts';
import { allRight, readFields } from './account-fields.ts';
import { findTaken } from './account.repository.ts';
import type { Engine } from './engine.ts';
import type { HashAhead } from './password-hash.ts';
import type { SignIn } from './sign-in.ts';
import { isTaken, refusalOf, taken } from './refusals.ts';
import type { Sessions } from './sessions.ts';
import {
  RENAMES,
  SIGN_IN,
  SIGN_IN_SLOWED,
  SIGN_UP,
  SIGN_UP_TAKEN,
  SLOWER_MS,
  SLOWEST_MS,
} from '../throttle/limits.ts';
import type { Throttle } from '../throttle/throttle.ts';

const UNIQUE_VIOLATION = '23505';

type AccountDeps = {
  readonly engine: Engine;
  readonly signIn: SignIn;
  readonly sessions: Sessions;
  readonly database: Pick<Database, 'orm' | 'withUser'>;
  readonly clock: Clock;
  readonly throttle: Throttle;
  readonly hashAhead: Pick<HashAhead, 'ahead'>;
};

/** Everything that can be asked of accounts and sessions: these paths, these fields, no others. */
export function accountRoutes(deps: AccountDeps): Hono<AppEnv> {
  const { engine, sessions } = deps;
  return new Hono<AppEnv>()
    .post(PATHS.signUp, (c) => signUp(c, deps))
    .post(PATHS.signIn, (c) => enter(c, deps))
    .post(PATHS.signOut, async (c) => {
      // The engine takes a database that does not answer for a success: the session has to go first.
      const session = await sessions.find(c);
      if (session !== null) await sessions.end(session);
      await engine(c, { path: '/sign-out', body: {} });
      return c.json({});
    })
    .post(PATHS.updateUser, (c) => rename(c, deps));
}

async function signUp(c: Context<AppEnv>, deps: AccountDeps) {
  const { sessions, throttle } = deps;
  const given = await readJsonObject(c);
  const fields: Omit<SignUpRequest, 'zone'> = allRight(
    readFields(given, ['email', 'username', 'password'] as const),
  );
  await throttle.allow(c, { action: 'sign-up', account: fields.email }, SIGN_UP);
  const takeBack = await throttle.allowAddress(c, 'sign-up-taken', SIGN_UP_TAKEN);
  const toldNothing = () =>
    takeBack().catch((error: unknown) => {
      c.get('log').warn({ err: error }, 'a sign-up that told nothing is counted like one that did');
    });
  const earlier = await sessions.find(c);
  const user = await makeAccount(c, fields, deps).catch(async (refusal: unknown) => {
    if (!isTaken(refusal)) await toldNothing();
    throw refusal;
  });
  if (earlier !== null) await sessions.end(earlier);
  await toldNothing();
  const { zone } = given;
  // The account is there, whatever comes of this: its first day is one of UTC then.
  if (typeof zone === 'string' && isZone(zone))
    await beginDay(user.id, zone, deps).catch((error: unknown) => {
      c.get('log').warn({ err: error }, 'a profile could not be begun with its account');
    });
  c.get('log').info({ event: 'sign-up' }, 'authentication');
  return c.json<SignedInReply>({ user });
}

async function makeAccount(
  c: Context<AppEnv>,
  wanted: { readonly email: string; readonly username: string; readonly password: string },
  { engine, database, hashAhead }: AccountDeps,
) {
  const { email, username, password } = wanted;
  const names = { username, displayUsername: username, name: username };
  const reply = await hashAhead.ahead(password, (hash) =>
    engine(c, { path: '/sign-up/email', body: { email, password: hash, ...names } }),
  );
  if (reply.status !== 200) throw await refusalOf(reply, () => findTaken(database.orm, wanted));
  return accountOf(reply.body);
}

function beginDay(userId: string, zone: Zone, { database, clock }: AccountDeps): Promise<void> {
  const { dayStartHour } = DEFAULT_SETTINGS;
  return beginOn(database, userId, logicalDay({ at: clock.now(), zone, dayStartHour }));
}

async function enter(c: Context<AppEnv>, deps: AccountDeps) {
  const { signIn, sessions, throttle } = deps;
  const { email, password }: SignInRequest = allRight(
    readFields(await readJsonObject(c), ['email', 'password'] as const),
  );
  const tried = { action: 'sign-in', account: email };
  await throttle.allow(c, tried, SIGN_IN);
  const beyond = await throttle.beyond(tried, SIGN_IN_SLOWED);
  if (beyond > 0) await setTimeout(Math.min(SLOWEST_MS, beyond * SLOWER_MS));
  const earlier = await sessions.find(c);
  const reply = await signIn(c, { email, password });
  c.get('log').info({ event: 'sign-in', ok: reply.status === 200 }, 'authentication');
  if (reply.status !== 200) throw await refusalOf(reply);
  await throttle.forget(c, tried);
  if (earlier !== null) await sessions.end(earlier);
  return c.json<SignedInReply>({ user: accountOf(reply.body) });
}

async function rename(c: Context<AppEnv>, { engine, throttle }: AccountDeps) {
  const { username }: RenameRequest = allRight(readFields(await readJsonObject(c), ['username']));
  await throttle.allowPerson(c, { action: 'rename', userId: c.get('userId') }, RENAMES);
  const body = { username, displayUsername: username, name: username };
  const reply = await engine(c, { path: '/update-user', body }).catch((error: unknown) => {
    throw sqlStateOf(error) === UNIQUE_VIOLATION ? taken('username') : error;
  });
  if (reply.status !== 200) throw await refusalOf(reply);
  return c.json({});
}

/** The engine's user without what the browser has no business with: its token above all. */
function accountOf(body: Readonly<Record<string, unknown>>): SignedInReply['user'] {
  // The engine's reply to a success always carries the user.
  const user = body['user'] as { id: string; email: string; displayUsername: string };
  return { id: user.id, email: user.email, username: user.displayUsername };
}
