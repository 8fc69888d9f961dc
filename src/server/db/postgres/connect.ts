import type { Client } from 'pg';
import { codeOf } from '../../error-code.ts';
import { OperatorProblem } from '../../operator-problem.ts';

const OLDEST = 140_000;

const REASONS: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nothing answers there. Is it running?',
  ENOTFOUND: 'there is no machine of that name.',
  EAI_AGAIN: 'its name could not be looked up.',
  ETIMEDOUT: 'it does not answer.',
  '28P01': 'it refuses the password.',
  '28000': 'it refuses this user.',
  '3D000': 'there is no such database. Make it first.',
  '53300': 'it has too many connections already.',
  '57P03': 'it is still starting. Try again in a moment.',
};

/** Connects, or says in the operator's words why that cannot be. The password is never named. */
export async function connect(client: Client): Promise<void> {
  try {
    // Without a listener an error between two statements would end the process with a stack trace.
    client.on('error', () => undefined);
    await client.connect();
  } catch (error) {
    const place = `${client.user ?? ''}@${client.host}:${client.port}/${client.database ?? ''}`;
    const reason = REASONS[codeOf(error)] ?? reasonOf(error);
    throw new OperatorProblem(`Cannot use the PostgreSQL of DATABASE_URL (${place}): ${reason}`, {
      cause: error,
    });
  }
}

/** Refuses a server that is too old for the schema. */
export async function requireVersion(client: Client): Promise<void> {
  const { rows } = await client.query<{ version: number; name: string }>(
    "SELECT current_setting('server_version_num')::int AS version, current_setting('server_version') AS name",
  );
  const [server] = rows;
  if (server !== undefined && server.version >= OLDEST) return;
  throw new OperatorProblem(
    `The PostgreSQL of DATABASE_URL is version ${server?.name ?? 'unknown'}; Unstuck needs 14 or later.`,
  );
}

function reasonOf(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return reasonOf(error.errors[0]);
  return error instanceof Error ? error.message : String(error);
}
