import fs from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';

/** Where the workers find what the server of this run has mailed. */
export const OUTBOX = 'UNSTUCK_E2E_OUTBOX';

const LINK = /#type=recovery\S+/;

/** The address of the latest reset link that was mailed to somebody, from its `#` on. */
export async function mailedLink(email: string): Promise<string> {
  let link: string | undefined;
  await expect
    .poll(() => (link = linksTo(email).at(-1)), { message: `a reset link for ${email}` })
    .toBeTruthy();
  return link ?? '';
}

function linksTo(email: string): string[] {
  const folder = process.env[OUTBOX] ?? '';
  if (!fs.existsSync(folder)) return [];
  return fs
    .readdirSync(folder)
    .filter((name) => name.endsWith('.eml'))
    .toSorted()
    .map((name) => fs.readFileSync(path.join(folder, name), 'utf8'))
    .filter((mail) => mail.includes(`To: ${email}`))
    .flatMap((mail) => LINK.exec(decoded(mail))?.[0] ?? []);
}

/** Out of quoted-printable, as a mail program shows it; the first part is the plain text. */
function decoded(mail: string): string {
  return mail
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
}
