import { sql, type SQL } from 'drizzle-orm';
import type {
  PgColumn,
  PgDatabase,
  PgQueryResultHKT,
  PgTransactionConfig,
} from 'drizzle-orm/pg-core';
import type { ListenToChannel } from './live-channel.ts';
import { APP_ROLE } from './roles.ts';

/** Either engine behind Drizzle; what its session may touch are the sign-in tables. */
export type Orm = PgDatabase<PgQueryResultHKT, Record<string, never>>;

/** A transaction that sees one person's rows. */
export type UserTransaction = Parameters<Parameters<Orm['transaction']>[0]>[0];

export type WithUser = <T>(
  userId: string,
  work: (tx: UserTransaction) => Promise<T>,
  config?: PgTransactionConfig,
) => Promise<T>;

/** A statement that is sent so often that each connection keeps it prepared under its name. */
export type Statement = { readonly name: string; readonly text: string };

/** Runs a statement of the sign-in role in a transaction of its own. The caller knows its rows. */
export type Run = <Row>(
  statement: Statement,
  parameters: readonly unknown[],
) => Promise<readonly Row[]>;

export type PoolFigures = {
  readonly total: number;
  readonly idle: number;
  /** Requests that wait for a connection. */
  readonly waiting: number;
};

/** An open database, whichever engine it is. */
export type Connection = {
  readonly kind: 'pglite' | 'postgres';
  /** For the sign-in tables; people's data is out of its reach. */
  readonly orm: Orm;
  readonly run: Run;
  readonly withUser: WithUser;
  readonly listen: ListenToChannel;
  /** How the connections are used; null when there is only the one in this process. */
  readonly pool: () => PoolFigures | null;
  /** Fails when the database does not answer. */
  readonly ping: () => Promise<void>;
  readonly close: () => Promise<void>;
};

/** A read that sees one moment of the database, however many statements it takes. */
export const SNAPSHOT = {
  isolationLevel: 'repeatable read',
  accessMode: 'read only',
} as const satisfies PgTransactionConfig;

/**
 * The way to people's data: a transaction that row-level security binds to one person. There are two
 * others, with the same bounds inside the database: `everyday.repository.ts`, and the whole profile
 * in one statement (`profile.repository.ts`).
 */
export function withUserOf(orm: Orm): WithUser {
  return (userId, work, config) =>
    orm.transaction(async (tx) => {
      await tx.execute(
        sql`select set_config('role', ${APP_ROLE}, true), set_config('app.user_id', ${userId}, true)`,
      );
      return work(tx);
    }, config);
}

/** `column` is one of the values, however many they are: a list goes as one parameter. */
export function anyOf(
  column: PgColumn,
  values: readonly string[],
  type: 'text' | 'uuid' = 'text',
): SQL {
  return sql`${column} = any(${sql.param([...values])}::${sql.raw(type)}[])`;
}
