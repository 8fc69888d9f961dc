import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';
import { knownMigrations } from '../db/migrate.ts';
import { codeOf } from '../error-code.ts';
import { OperatorProblem } from '../operator-problem.ts';
import { parsedJson } from '#domain/parsed-json.ts';
import {
  BACKUP_VERSION,
  headerSchema,
  LONGEST_LINE,
  rowsSchema,
  trailerSchema,
  type BackupHeader,
  type BackupRows,
} from './backup-format.ts';

export type BackupContent = { readonly header: BackupHeader; readonly people: number };

/**
 * Reads a backup from beginning to end, showing its rows on the way, and throws an `OperatorProblem`
 * when it is not a whole one of ours: what was shown counts only when this has returned.
 */
export async function readBackup(
  file: string,
  show: (rows: BackupRows) => Promise<void> = async () => {},
): Promise<BackupContent> {
  const hash = createHash('sha256');
  let header: BackupHeader | null = null;
  let trailer: string | null = null;
  let lines = 0;
  for await (const line of linesOf(file)) {
    if (trailer !== null) throw damaged(file, 'something follows its end');
    if (line.startsWith('{"end":')) {
      trailer = line;
      continue;
    }
    hash.update(`${line}\n`);
    lines += 1;
    if (header === null) header = headerIn(line, file);
    else await show(rowsIn(line, file));
  }
  if (header === null) throw notOurs(file);
  const end = trailerSchema.safeParse(trailer === null ? null : parsedJson(trailer)).data;
  if (end === undefined) throw damaged(file, 'its end is missing');
  if (end.sha256 !== hash.digest('hex') || end.lines !== lines)
    throw damaged(file, 'its checksum does not fit');
  return { header, people: end.people };
}

function headerIn(line: string, file: string): BackupHeader {
  const { data } = headerSchema.safeParse(parsedJson(line));
  if (data === undefined) throw notOurs(file);
  const known = knownMigrations().length;
  if (data.version > BACKUP_VERSION || data.schema > known)
    throw new OperatorProblem(
      `${file} was made by a newer Unstuck (schema ${data.schema}; this one knows ${known}). Restore it with that version or a later one.`,
    );
  return data;
}

function rowsIn(line: string, file: string): BackupRows {
  const { data } = rowsSchema.safeParse(parsedJson(line));
  if (data === undefined) throw damaged(file, 'a line of it is no row');
  return data;
}

async function* linesOf(file: string): AsyncGenerator<string> {
  const packed = createReadStream(file);
  const text = createGunzip();
  packed.on('error', (error) => text.destroy(error));
  packed.pipe(text);
  text.setEncoding('utf8');
  let rest = '';
  try {
    for await (const chunk of text as AsyncIterable<string>) {
      // What is put on is not looked through before the line ends: that would be once for each chunk.
      const [first = '', ...others] = chunk.split('\n');
      const last = others.pop();
      rest += first;
      if (last !== undefined) {
        yield rest;
        yield* others;
        rest = last;
      }
      if (rest.length > LONGEST_LINE) throw notOurs(file);
    }
  } catch (error) {
    throw explained(error, file);
  } finally {
    packed.destroy();
    text.destroy();
  }
  if (rest !== '') throw damaged(file, 'its end is missing');
}

function explained(error: unknown, file: string): unknown {
  const code = codeOf(error);
  if (code === 'ENOENT') return new OperatorProblem(`There is no file ${file}.`, { cause: error });
  if (code === 'EACCES' || code === 'EISDIR')
    return new OperatorProblem(`${file} cannot be read (${code}).`, { cause: error });
  if (code === 'Z_BUF_ERROR') return damaged(file, 'its end is missing');
  if (code === 'Z_DATA_ERROR')
    return isPacked(error) ? damaged(file, 'it does not unpack') : notOurs(file);
  return error;
}

/** What never was gzip fails at its first bytes, under this name. */
function isPacked(error: unknown): boolean {
  return error instanceof Error && error.message !== 'incorrect header check';
}

function damaged(file: string, how: string): OperatorProblem {
  return new OperatorProblem(
    `${file} is cut off or damaged: ${how}. Nothing was restored from it. Take another copy of it, or an older backup.`,
  );
}

function notOurs(file: string): OperatorProblem {
  return new OperatorProblem(`${file} is not a backup of Unstuck.`);
}
