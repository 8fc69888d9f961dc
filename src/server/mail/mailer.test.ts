import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { SMTPServer } from 'smtp-server';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PATHS } from '#domain/contract.ts';
import { createLog } from '../logging/log.ts';
import { pairIn } from '../recovery/test-link.ts';
import { testApp, type TestApp } from '../test-app.ts';
import { openTestDatabase } from '../db/test-database.ts';
import { aBrowser } from '../test-person.ts';
import { RefusedForGood } from './mail.ts';
import { outboxMailer, smtpAddress, smtpMailer } from './mailer.ts';

type Received = { readonly from: string; readonly to: readonly string[]; readonly source: string };

const database = await openTestDatabase();
afterAll(() => database.close());

type Refusal = { readonly at: 'RCPT' | 'DATA'; readonly code: number; readonly words: string };

/** A mail server on this machine that keeps what it is given. */
async function aMailServer(isWilling = () => true, refusal: () => Refusal | null = () => null) {
  const received: Received[] = [];
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onRcptTo(_address, _session, done) {
      const refused = refusal();
      done(refused?.at === 'RCPT' ? errorOf(refused) : null);
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const refused = refusal();
        if (refused !== null) return done(errorOf(refused));
        if (!isWilling()) return done(new Error('Try again later'));
        const { mailFrom, rcptTo } = session.envelope;
        received.push({
          from: mailFrom === false ? '' : mailFrom.address,
          to: rcptTo.map(({ address }) => address),
          source: Buffer.concat(chunks).toString('utf8'),
        });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    received,
    url: `smtp://127.0.0.1:${port}`,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

function errorOf({ code, words }: Refusal): Error {
  return Object.assign(new Error(words), { responseCode: code });
}

/** The words of one part of a mail, as a mail program shows them. */
function partOf(source: string, type: string): string {
  const boundary = /boundary="([^"]+)"/.exec(source)?.[1] ?? '';
  const part = source.split(`--${boundary}`).find((text) => text.includes(`Content-Type: ${type}`));
  const [head = '', ...body] = (part ?? '').split(/\r?\n\r?\n/);
  const text = body.join('\n\n');
  if (/base64/i.test(head)) return Buffer.from(text, 'base64').toString('utf8');
  if (!/quoted-printable/i.test(head)) return text;
  const bytes = text.replaceAll(/=\r?\n/g, '').replaceAll(/=([0-9A-F]{2})/g, '%$1');
  return decodeURIComponent(bytes.replaceAll(/%(?![0-9A-F]{2})/g, '%25'));
}

describe('a mail server', () => {
  let server: Awaited<ReturnType<typeof aMailServer>>;
  let test: TestApp;
  let refusals = 0;

  beforeAll(async () => {
    server = await aMailServer(() => (refusals -= 1) < 0);
    test = await testApp({
      database,
      appUrl: 'https://unstuck.example.org',
      mailer: smtpMailer({ smtpUrl: server.url, from: 'Unstuck <hello@unstuck.example.org>' }),
    });
  });
  afterAll(() => server.close());

  it('is given the reset mail, and the link in it sets a new password', async () => {
    const person = await test.signUp();
    await person.post(PATHS.recoveryRequest, { email: person.email });
    await test.mails();
    const [mail] = server.received;
    expect(mail).toMatchObject({ from: 'hello@unstuck.example.org', to: [person.email] });
    const source = mail?.source ?? '';
    expect(source).toContain('Subject: Set a new password for Unstuck');
    expect(source).toContain('From: Unstuck <hello@unstuck.example.org>');
    expect(source).toContain('Content-Type: multipart/alternative');
    const text = partOf(source, 'text/plain');
    expect(text).toContain('https://unstuck.example.org/#type=recovery&access_token=');
    const pair = pairIn(text);
    expect(pairIn(partOf(source, 'text/html').replaceAll('&amp;', '&'))).toEqual(pair);

    const visitor = aBrowser(test.request);
    const password = 'a louder evening';
    expect((await visitor.post(PATHS.recoveryPassword, { ...pair, password })).status).toBe(200);
    expect((await visitor.post(PATHS.signIn, { ...person, password })).status).toBe(200);
    await test.mails();
    expect(server.received.at(-1)?.source).toContain(
      'Subject: Your password for Unstuck was changed',
    );
  });

  it('that refuses a mail is asked again', async () => {
    const person = await test.signUp();
    const before = server.received.length;
    refusals = 2;
    await person.post(PATHS.recoveryRequest, { email: person.email });
    for (const [afterMs, received] of [
      [0, 0],
      [1_999, 0],
      [1, 0],
      [14_999, 0],
      [1, 1],
      [60_000, 1],
    ] as const) {
      test.clock.advanceBy(afterMs);
      await test.mails();
      expect(server.received.length).toBe(before + received);
    }
  });

  it('that is not there is no matter of the answer, and the log says what failed', async () => {
    const lines: string[] = [];
    const log = createLog({ level: 'info', destination: { write: (line) => lines.push(line) } });
    const without = await testApp({
      database,
      mailer: smtpMailer({ smtpUrl: 'smtp://127.0.0.1:1', from: 'Unstuck <x@example.org>' }),
      log,
    });
    const person = await without.signUp();
    const reply = await person.post(PATHS.recoveryRequest, { email: person.email });
    expect(reply.status).toBe(200);
    await without.mails();
    expect(lines.join('')).toContain('a mail could not be sent yet');
    expect(lines.join('')).toContain('ECONNREFUSED');
    expect(lines.join('')).not.toContain(person.email);
  });

  it('takes an address for one address, whatever is in it', async () => {
    const mailer = smtpMailer({ smtpUrl: server.url, from: 'x@example.org' });
    const mail = { subject: 'a\r\nBcc: b@example.org', text: 'x', html: 'x' };
    await mailer.send({ ...mail, to: 'a@example.org' });
    const { to, source } = server.received.at(-1) ?? {};
    expect(to).toEqual(['a@example.org']);
    expect(source).not.toMatch(/^Bcc:/im);
  });
});

it.each([
  ['RCPT', 550, '5.1.1 No such user', true],
  ['RCPT', 556, '5.1.10 This domain takes no mail', true],
  ['DATA', 550, '5.1.1 No such user', true],
  ['RCPT', 553, '5.1.8 The domain of the sender is not known', false],
  ['RCPT', 554, '5.7.1 Relay access denied', false],
  ['RCPT', 550, 'Relaying denied, see 5.1.1 of our rules', false],
  ['DATA', 554, '5.7.1 Your server is on a list', false],
  ['DATA', 550, '5.4.5 Daily sending quota exceeded', false],
  ['RCPT', 451, '4.1.1 Not now', false],
] as const)(
  'a mail is given up only when nobody is at the address: %s %d %s',
  async (at, code, words, isForGood) => {
    const server = await aMailServer(undefined, () => ({ at, code, words }));
    const mailer = smtpMailer({ smtpUrl: server.url, from: 'x@example.org' });
    const mail = { to: 'a@example.org', subject: 'a', text: 'x', html: 'x' };
    const failure = await mailer.send(mail).catch((error: unknown) => error);
    await server.close();
    expect(failure).toBeInstanceOf(Error);
    expect(failure instanceof RefusedForGood).toBe(isForGood);
  },
);

it.each([
  ['smtp://mail.example.org', 'true'],
  ['smtp://mail.home:2525?requireTLS=false', 'false'],
  ['smtps://mail.example.org', null],
  ['smtp://localhost:1025', null],
  ['smtp://127.0.0.1:25', null],
  ['smtp://[::1]:25', null],
])(
  'a mail leaves the machine encrypted, unless the setting says otherwise: %s',
  (url, required) => {
    expect(new URL(smtpAddress(url)).searchParams.get('requireTLS')).toBe(required);
  },
);

describe('without a mail server', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'unstuck-outbox-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  /** The app with files for mails; its clock is that of the files, too. */
  async function withFiles() {
    const lines: string[] = [];
    const log = createLog({ level: 'info', destination: { write: (line) => lines.push(line) } });
    const outbox = path.join(folder, 'outbox');
    let ms = Date.parse('2026-11-21T09:00:00.000Z');
    const clock = { now: () => new Date(ms).toISOString() };
    const mailer = outboxMailer({ folder: outbox, from: 'Unstuck <x@localhost>', clock, log });
    const test = await testApp({ database, mailer, clock });
    return { test, mailer, outbox, lines, advanceBy: (step: number) => void (ms += step) };
  }

  it('each mail is a file that only its owner can read, and the log says where', async () => {
    const { test, outbox, lines } = await withFiles();
    const person = await test.signUp();
    await person.post(PATHS.recoveryRequest, { email: person.email });
    await test.mails();
    const [name = '', ...others] = readdirSync(outbox);
    expect(others).toEqual([]);
    expect(name).toMatch(/^20261121T090000000Z-[0-9a-f]{16}-[0-9a-f]{8}\.eml$/);
    const file = path.join(outbox, name);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const source = readFileSync(file, 'utf8');
    expect(source).toContain(`To: ${person.email}`);
    const pair = pairIn(partOf(source, 'text/plain'));
    const verified = await person.post(PATHS.recoveryVerify, pair);
    expect(await verified.json()).toEqual({ status: 'ok' });
    const [, mark = ''] = name.split('-');
    expect(lines.join('')).toContain(file.replace(mark, '*'));
    for (const secret of [mark, person.email, pair.accessToken, pair.refreshToken])
      expect(lines.join('')).not.toContain(secret);
  });

  it('the files of mails leave after a week, and nothing else does', async () => {
    const { test, mailer, outbox, advanceBy } = await withFiles();
    const person = await test.signUp();
    await person.post(PATHS.recoveryRequest, { email: person.email });
    await test.mails();
    writeFileSync(path.join(outbox, 'notes.txt'), 'mine');
    writeFileSync(path.join(outbox, 'saved.eml'), 'mine');
    advanceBy(7 * 24 * 3_600_000);
    await mailer.tidy?.();
    expect(readdirSync(outbox)).toHaveLength(3);
    advanceBy(1);
    await mailer.tidy?.();
    expect(readdirSync(outbox)).toEqual(['notes.txt', 'saved.eml']);
  });

  it('the files of a person’s mails leave with the account', async () => {
    const { test, outbox } = await withFiles();
    const [person, other] = [await test.signUp(), await test.signUp()];
    for (const { email } of [person, other, person])
      await person.post(PATHS.recoveryRequest, { email });
    await test.mails();
    expect(readdirSync(outbox)).toHaveLength(3);
    expect((await person.post(PATHS.accountDelete, person)).status).toBe(200);
    const left = readdirSync(outbox).map((name) => readFileSync(path.join(outbox, name), 'utf8'));
    expect(left).toEqual([expect.stringContaining(`To: ${other.email}`)]);
  });
});
