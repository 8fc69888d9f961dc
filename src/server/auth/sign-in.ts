import type { Context } from 'hono';
import type { Database } from '../db/database.ts';
import type { Engine, EngineReply } from './engine.ts';
import { findPasswordHash } from './password.repository.ts';
import { endUnlessPassword } from './session.repository.ts';

export type SignIn = (
  c: Context,
  credentials: { readonly email: string; readonly password: string },
) => Promise<EngineReply>;

/**
 * Signs somebody in. The engine checks the password first and makes the session later, with nothing
 * held in between: a password may be changed, and every session ended, in that moment. A session of
 * a password that is over ends here, before anybody has its cookie.
 */
export function createSignIn({
  engine,
  database,
}: {
  readonly engine: Engine;
  readonly database: Pick<Database, 'orm'>;
}): SignIn {
  return async (c, { email, password }) => {
    const passwordHash = await findPasswordHash(database.orm, email);
    const isStillRight = ({ body }: EngineReply): Promise<boolean> =>
      endUnlessPassword(database.orm, { token: String(body['token']), passwordHash });
    return engine(c, {
      path: '/sign-in/email',
      body: { email, password },
      isGood: isStillRight,
    });
  };
}
