import path from 'node:path';
import { OperatorProblem } from '../operator-problem.ts';
import { StoreNotEmpty } from './restore.repository.ts';
import type { Store } from './take-backup.ts';

/** Says of a store that is not empty which one it is, and how to get an empty one. */
export function notEmpty({ databaseUrl, dataDir }: Store): (error: unknown) => never {
  return (error) => {
    if (!(error instanceof StoreNotEmpty)) throw error;
    const how =
      databaseUrl === null
        ? `in ${path.join(dataDir, 'database')}. A backup goes only into an empty store: name another directory in DATA_DIR, or stop Unstuck and move that folder away.`
        : 'in the PostgreSQL of DATABASE_URL. A backup goes only into an empty store: make a new database (CREATE DATABASE …) and name that one.';
    throw new OperatorProblem(`Nothing was restored: there are accounts already ${how}`);
  };
}
