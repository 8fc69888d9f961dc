import { createHash, randomBytes } from 'node:crypto';
import { mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { SendMailOptions, Transporter } from 'nodemailer';
import type { Logger } from 'pino';
import type { Instant } from '#domain/calendar/day.ts';
import { millisecondsOf } from '#domain/calendar/instant.ts';
import type { Clock } from '../clock.ts';
import { codeOf } from '../error-code.ts';
import { RefusedForGood, type Mail, type Mailer } from './mail.ts';

// Without timeouts a mail server that says nothing holds up every mail behind this one for minutes.
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/** Sends through the server of `SMTP_URL`. */
export function smtpMailer({
  smtpUrl,
  from,
}: {
  readonly smtpUrl: string;
  readonly from: string;
}): Mailer {
  const address = smtpAddress(smtpUrl);
  const transport = whenFirstUsed(async () =>
    (await import('nodemailer')).createTransport(address),
  );
  return {
    async send(mail) {
      try {
        await (await transport()).sendMail(messageOf(mail, from));
      } catch (error) {
        throw isRefusedForGood(error) ? new RefusedForGood(error) : error;
      }
    },
  };
}

const OF_THIS_MAIL: ReadonlySet<unknown> = new Set(['RCPT TO', 'DATA']);
/** Something is wrong with the address itself (RFC 3463); 5.1.7 and 5.1.8 are of the sender's. */
const NO_SUCH_ADDRESS = /^5\d\d[ -]5\.1\.(?![78]\b)\d/m;

/**
 * Only when nobody is at the address. Whatever else is refused, such as to relay, a listed server, or
 * more than its provider lets out, is the operator's to mend, and the mail waits for it.
 */
function isRefusedForGood(error: unknown): boolean {
  if (!(error instanceof Error) || !('response' in error) || !('command' in error)) return false;
  return OF_THIS_MAIL.has(error.command) && NO_SUCH_ADDRESS.test(String(error.response));
}

const THIS_MACHINE: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);

/** The address with what it leaves open: a mail holds a link that lets somebody in, so it goes encrypted. */
export function smtpAddress(smtpUrl: string): string {
  const url = new URL(smtpUrl);
  const requireTLS = url.protocol === 'smtp:' && !THIS_MACHINE.has(url.hostname);
  for (const [name, value] of Object.entries({ ...TIMEOUTS, ...(requireTLS && { requireTLS }) })) {
    if (!url.searchParams.has(name)) url.searchParams.set(name, String(value));
  }
  return url.href;
}

/** Most servers send few mails, and many none: what sends them is loaded with the first. */
function whenFirstUsed<Sent>(
  make: () => Promise<Transporter<Sent>>,
): () => Promise<Transporter<Sent>> {
  let made: Promise<Transporter<Sent>> | null = null;
  return () => (made ??= make());
}

/** The links in these files are over after an hour; the rest is for looking back a little. */
const KEPT_FILES_MS = 7 * 24 * 60 * 60_000;

/** Writes each mail as a file that a mail program opens, and says in the log where it is. */
export function outboxMailer({
  folder,
  from,
  clock,
  log,
}: {
  readonly folder: string;
  readonly from: string;
  readonly clock: Clock;
  readonly log: Logger;
}): Mailer {
  const options = { streamTransport: true, buffer: true, newline: 'unix' } as const;
  const transport = whenFirstUsed(async () =>
    (await import('nodemailer')).createTransport(options),
  );
  const removeFiles = async (isWanted: (name: string) => boolean): Promise<void> => {
    for (const name of await filesIn(folder)) {
      if (isWanted(name)) await rm(path.join(folder, name), { force: true });
    }
  };
  return {
    async send(mail) {
      const { message } = await (await transport()).sendMail(messageOf(mail, from));
      const content = Buffer.isBuffer(message) ? message : Buffer.from('');
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const unique = randomBytes(4).toString('hex');
      const nameWith = (mark: string) => `${fileTime(clock.now())}-${mark}-${unique}.eml`;
      await writeWhole(path.join(folder, nameWith(markOf(mail.to))), content);
      // The log does not get the mark of the address: whoever has the log could try addresses against it.
      const file = path.join(folder, nameWith('*'));
      log.info({ file }, 'a mail was written: no mail server is set (SMTP_URL)');
    },
    tidy: () => {
      const oldest = millisecondsOf(clock.now()) - KEPT_FILES_MS;
      return removeFiles((name) => (writtenAt(name) ?? Infinity) < oldest);
    },
    forget: (to) => removeFiles((name) => name.includes(`-${markOf(to)}-`)),
  };
}

const FILE_TIME = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)(\d{3})Z-/;

/** An instant as a file name may have it: without the signs that some disks refuse. */
function fileTime(instant: Instant): string {
  return instant.replaceAll(/[-:.]/g, '');
}

/** When a file was written; null when it is not one of ours. */
function writtenAt(name: string): number | null {
  const parts = FILE_TIME.exec(name);
  if (parts === null) return null;
  const [, year, month, day, hour, minute, second, ms] = parts;
  return millisecondsOf(`${year}-${month}-${day}T${hour}:${minute}:${second}.${ms}Z`);
}

/** Tells the files of one address from the others, so that they can leave with the account. */
function markOf(address: string): string {
  return createHash('sha256').update(address.toLowerCase()).digest('hex').slice(0, 16);
}

async function filesIn(folder: string): Promise<readonly string[]> {
  try {
    return (await readdir(folder)).filter((name) => /\.eml(\.part)?$/.test(name));
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return [];
    throw error;
  }
}

function messageOf({ to, subject, text, html }: Mail, from: string): SendMailOptions {
  return {
    from,
    // As an object it is one address, whatever is in it.
    to: { name: '', address: to },
    subject,
    text,
    html,
    headers: { 'auto-submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** The file appears with its content or not at all; its link lets somebody in, so it is private. */
async function writeWhole(file: string, content: Buffer): Promise<void> {
  const draft = `${file}.part`;
  const handle = await open(draft, 'wx', 0o600);
  try {
    await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(draft, file);
}
