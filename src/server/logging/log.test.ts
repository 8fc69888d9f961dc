import { expect, it } from 'vitest';
import { z } from 'zod';
import { createLog } from './log.ts';

function logged(write: (log: ReturnType<typeof createLog>) => void): string {
  const lines: string[] = [];
  write(createLog({ level: 'info', destination: { write: (line) => lines.push(line) } }));
  return lines.join('');
}

const CANARY = 'canary-7f3a';

function parserError(): unknown {
  try {
    return JSON.parse(`{"text": ${CANARY}`);
  } catch (error) {
    return error;
  }
}

const databaseError = Object.assign(new Error(`Key (email)=(${CANARY}) already exists.`), {
  code: '23505',
  severity: 'ERROR',
  constraint: 'user_email_unique',
  detail: `Key (email)=(${CANARY}) already exists.`,
});
const mailError = Object.assign(new Error(`Message failed: 550 no such user ${CANARY}`), {
  code: 'EENVELOPE',
  command: 'RCPT TO',
  responseCode: 550,
  response: `550 no such user ${CANARY}`,
});
const queryError = Object.assign(
  new Error(`Failed query: insert into "user"\nparams: ${CANARY}`, { cause: databaseError }),
  { query: 'insert into "user" values ($1)', params: [CANARY] },
);

it.each([
  ['a parser', parserError()],
  ['a database', databaseError],
  ['a failed query', queryError],
  ['a mail server', mailError],
  ['a schema', z.object({ a: z.string() }).safeParse({ a: 1 }).error],
  ['words with an address in them', new Error(`No such person: ${CANARY}@example.org`)],
  ['a string that was thrown', CANARY],
])('does not repeat the words of %s', (_name, err) => {
  for (const write of [
    (log: ReturnType<typeof createLog>) => log.error({ err }, 'it failed'),
    (log: ReturnType<typeof createLog>) => log.error({ err }),
    (log: ReturnType<typeof createLog>) => err instanceof Error && log.error(err),
  ])
    expect(logged(write)).not.toContain(CANARY);
});

it('says what failed and where', () => {
  const line = JSON.parse(logged((log) => log.error({ err: queryError }, 'it failed'))) as {
    err: { at: string[] };
  };
  expect(line).toMatchObject({
    level: 'error',
    msg: 'it failed',
    err: {
      name: 'Error',
      query: 'insert into "user" values ($1)',
      cause: { code: '23505', constraint: 'user_email_unique' },
    },
  });
  expect(line.err.at[0]).toContain('log.test.ts');
});

it('says what a mail server was told and the number of its answer', () => {
  const line: unknown = JSON.parse(logged((log) => log.error({ err: mailError }, 'it failed')));
  expect(line).toMatchObject({
    err: { code: 'EENVELOPE', command: 'RCPT TO', responseCode: 550 },
  });
});

it('keeps the words of an error of our own making', () => {
  expect(logged((log) => log.error({ err: new TypeError('x is not a function') }))).toContain(
    'x is not a function',
  );
});

it('says nothing below its level', () => {
  expect(logged((log) => log.debug('quiet'))).toBe('');
});
