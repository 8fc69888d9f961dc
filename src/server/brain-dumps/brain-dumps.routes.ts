import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import { MAX_BRAIN_DUMP_CHARACTERS, PATHS, type BrainDumpRequest } from '#domain/contract.ts';
import { brainDumpRequestSchema } from '#domain/operations/schemas.ts';
import { readJson } from '../http/json-body.ts';
import { RequestError } from '../http/request-error.ts';
import type { AppEnv } from '../http/variables.ts';
import { plantDump, type PlantDeps } from './plant.usecase.ts';

// 20,000 characters, each written as six: \uXXXX.
const MAX_BYTES = 256 * 1024;

/** Where everything in somebody's head goes, and mountains come back. */
export function brainDumpRoutes({
  newId = randomId,
  ...rest
}: Omit<PlantDeps, 'newId'> & { readonly newId?: PlantDeps['newId'] }) {
  const deps = { ...rest, newId };
  return new Hono<AppEnv>().post(PATHS.brainDumps, async (c) => {
    const dump = withWords(await readJson(c, brainDumpRequestSchema, MAX_BYTES));
    return c.json(await plantDump({ userId: c.get('userId'), dump, log: c.get('log') }, deps));
  });
}

function randomId(prefix: string): string {
  return `${prefix}-${randomUUID()}`;
}

function withWords(dump: BrainDumpRequest): BrainDumpRequest {
  const text = dump.text.trim();
  if (text === '') {
    throw new RequestError({
      status: 400,
      code: 'brain_dump.empty',
      message: 'There are no words in this brain dump yet.',
    });
  }
  if (text.length > MAX_BRAIN_DUMP_CHARACTERS) {
    throw new RequestError({
      status: 400,
      code: 'brain_dump.too_long',
      message: `A brain dump can have up to ${MAX_BRAIN_DUMP_CHARACTERS.toLocaleString('en')} characters.`,
    });
  }
  return { ...dump, text };
}
