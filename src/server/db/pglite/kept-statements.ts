import type { Results } from '@electric-sql/pglite';
import { codeOf } from '../../error-code.ts';
import type { Statement } from '../connection.ts';
import type { PgliteSession } from './lasting-cluster.ts';

/** SQLSTATE `invalid_sql_statement_name`, and `duplicate_prepared_statement`. */
const UNKNOWN = '26000';
const KNOWN = '42P05';

/** Texts that mean the same in every kind of quotes: ids, tokens, days. */
const PLAIN = /^[\w-]+$/;

/**
 * Runs a statement that the database keeps planned, in one message instead of six. It takes no values
 * beside its text, so only for parameters that need no rule of quoting; null for any other.
 */
export function runKept<Row>(
  pg: Pick<PgliteSession, 'exec'>,
  statement: Statement,
  parameters: readonly unknown[],
): Promise<readonly Row[]> | null {
  const literals = parameters.map(literalOf);
  if (literals.includes(null)) return null;
  const text = `EXECUTE ${statement.name}(${literals.join(', ')})`;
  const execute = async (): Promise<readonly Row[]> => {
    // The caller knows its rows.
    const [result] = (await pg.exec(text)) as Results<Row>[];
    return result?.rows ?? [];
  };
  return execute().catch(async (error: unknown) => {
    // A database that was opened again knows none.
    if (codeOf(error) !== UNKNOWN) throw error;
    await pg.exec(`PREPARE ${statement.name} AS ${statement.text}`).catch((another: unknown) => {
      if (codeOf(another) !== KNOWN) throw another;
    });
    return execute();
  });
}

function literalOf(value: unknown): string | null {
  if (isPlain(value)) return `'${value}'`;
  if (!Array.isArray(value) || !value.every(isPlain)) return null;
  return `'{${value.map((each) => `"${each}"`).join(',')}}'`;
}

function isPlain(value: unknown): value is string {
  return typeof value === 'string' && PLAIN.test(value);
}
