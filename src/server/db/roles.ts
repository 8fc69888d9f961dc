import type { SqlSession } from './sql-session.ts';
import { sqlStateOf } from './sql-session.ts';
import { OperatorProblem } from '../operator-problem.ts';

/** Reaches the sign-in tables; every session runs as it. */
export const AUTH_ROLE = 'unstuck_auth';

/** Reaches one person's data, within `withUser`. */
export const APP_ROLE = 'unstuck_app';

type RoleState = { name: string; exists: boolean; usable: boolean; unbound: boolean };

const ALREADY_THERE = new Set(['42710', '23505']);
const FORBIDDEN = '42501';
const CONCURRENT_UPDATE = 'XX000';
const GRANT_TRIES = 20;

/** Whether both roles are there and the session's user may change to them. */
export async function rolesAreReady(session: SqlSession): Promise<boolean> {
  return (await roleStates(session)).every((role) => role.usable && !role.unbound);
}

/**
 * Makes the two roles and lets the session's user change to them. Roles belong to the whole
 * cluster, where another database's server may be making the same ones at this moment.
 */
export async function ensureRoles(session: SqlSession): Promise<void> {
  for (const role of await roleStates(session)) {
    if (role.unbound) {
      throw new OperatorProblem(
        `The database role ${role.name} may bypass row-level security, which protects people's data. Run: ALTER ROLE ${role.name} NOSUPERUSER NOBYPASSRLS`,
      );
    }
    if (!role.exists) await createRole(session, role.name);
  }
  for (const role of await roleStates(session)) {
    if (!role.usable) await grantRole(session, role.name);
  }
}

async function roleStates(session: SqlSession): Promise<readonly RoleState[]> {
  // Since PostgreSQL 16 being a member no longer implies being allowed to change to the role.
  const { rows } = await session.query<RoleState>(
    `SELECT wanted.name,
            found.oid IS NOT NULL AS exists,
            coalesce(pg_has_role(found.oid, CASE
              WHEN current_setting('server_version_num')::int >= 160000 THEN 'SET' ELSE 'MEMBER'
            END), false) AS usable,
            coalesce(found.rolsuper OR found.rolbypassrls, false) AS unbound
       FROM unnest($1::text[]) AS wanted(name)
       LEFT JOIN pg_roles AS found ON found.rolname = wanted.name`,
    [[AUTH_ROLE, APP_ROLE]],
  );
  return rows;
}

async function createRole(session: SqlSession, name: string): Promise<void> {
  try {
    await session.query(`CREATE ROLE ${name} NOLOGIN`);
  } catch (error) {
    const state = sqlStateOf(error);
    if (state !== null && ALREADY_THERE.has(state)) return;
    if (state === FORBIDDEN) throw await refusal(session, error);
    throw error;
  }
}

async function grantRole(session: SqlSession, name: string): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      await session.query(`GRANT ${name} TO CURRENT_USER`);
      return;
    } catch (error) {
      const state = sqlStateOf(error);
      if (state === FORBIDDEN) throw await refusal(session, error);
      const lostRace = state === CONCURRENT_UPDATE || (state !== null && ALREADY_THERE.has(state));
      if (!lostRace || tries === GRANT_TRIES) throw error;
    }
  }
}

async function refusal(session: SqlSession, cause: unknown): Promise<OperatorProblem> {
  const { rows } = await session.query<{ login: string }>(
    'SELECT quote_ident(current_user) AS login',
  );
  const login = rows[0]?.login ?? 'the user of DATABASE_URL';
  return new OperatorProblem(
    `The database user ${login} may not make the roles that protect people's data. As an administrator of the database, run once: ` +
      `CREATE ROLE ${AUTH_ROLE} NOLOGIN; CREATE ROLE ${APP_ROLE} NOLOGIN; GRANT ${AUTH_ROLE}, ${APP_ROLE} TO ${login};`,
    { cause },
  );
}
