import { randomBytes } from 'node:crypto';
import { mkdir, open, rename } from 'node:fs/promises';
import path from 'node:path';
import { createTransport, type SendMailOptions } from 'nodemailer';
import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';
import type { Mail, Mailer } from './mail.ts';

// Without them a mail server that says nothing holds up every mail behind this one for minutes.
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/** Sends through the server of `SMTP_URL`. */
export function smtpMailer({
  smtpUrl,
  from,
}: {
  readonly smtpUrl: string;
  readonly from: string;
}): Mailer {
  const url = new URL(smtpUrl);
  for (const [name, ms] of Object.entries(TIMEOUTS)) {
    if (!url.searchParams.has(name)) url.searchParams.set(name, String(ms));
  }
  const transport = createTransport(url.href);
  return { send: async (mail) => void (await transport.sendMail(messageOf(mail, from))) };
}

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
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  return {
    async send(mail) {
      const { message } = await transport.sendMail(messageOf(mail, from));
      const content = Buffer.isBuffer(message) ? message : Buffer.from('');
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const time = clock.now().replaceAll(/[-:.]/g, '');
      const file = path.join(folder, `${time}-${randomBytes(4).toString('hex')}.eml`);
      await writeWhole(file, content);
      log.info({ file }, 'a mail was written: no mail server is set (SMTP_URL)');
    },
  };
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
