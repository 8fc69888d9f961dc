import { once } from 'node:events';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { PATHS } from '#domain/contract.ts';
import { startRealServer } from '../../../tests/setup/real-server.ts';
import { aDataDirectory } from '../db/pglite/test-data-directory.ts';
import { pairIn } from '../recovery/test-link.ts';
import { signUpPerson } from '../test-person.ts';

const cleanUps: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).toReversed()) await cleanUp();
});

/** A mail server that takes the call and then says nothing. */
async function aSilentMailServer() {
  const server = net.createServer().listen(0, '127.0.0.1');
  cleanUps.push(() => server.close());
  const isCalled = once(server, 'connection');
  await once(server, 'listening');
  const { port } = server.address() as net.AddressInfo;
  return { url: `smtp://127.0.0.1:${port}`, isCalled };
}

/** The text of the mails in a folder, out of quoted-printable. */
function mailsIn(folder: string): string[] {
  const files = readdirSync(folder).filter((name) => name.endsWith('.eml'));
  return files.map((name) =>
    readFileSync(path.join(folder, name), 'utf8')
      .replaceAll(/=\r?\n/g, '')
      .replaceAll('=3D', '='),
  );
}

it('a mail that was promised goes out when the server was killed over it and started again', async () => {
  const { folder, dataDir: DATA_DIR } = await aDataDirectory();
  cleanUps.push(() => rmSync(folder, { recursive: true, force: true }));
  const settings = { DATA_DIR, LOG_LEVEL: 'error', PORT: '0' };
  const post = await aSilentMailServer();
  const first = await startRealServer({ ...settings, SMTP_URL: post.url });
  cleanUps.push(() => first.stop());
  const request = (url: string, init?: RequestInit) => fetch(new URL(url, first.url), init);
  const person = await signUpPerson(request);
  const reply = await person.post(PATHS.recoveryRequest, { email: person.email });
  expect(reply.status).toBe(200);
  await post.isCalled;
  first.process.kill('SIGKILL');
  await first.stop();

  const second = await startRealServer(settings);
  cleanUps.push(() => second.stop());
  const outbox = path.join(DATA_DIR, 'outbox');
  await expect.poll(() => mailsIn(outbox)).toHaveLength(1);
  const [mail = ''] = mailsIn(outbox);
  expect(mail).toContain(`To: ${person.email}`);
  // The port was free to choose: the link names the one that was had.
  expect(mail).toContain(`${second.url}/#type=recovery`);
  const password = 'a louder evening';
  const set = await fetch(second.url + PATHS.recoveryPassword, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: second.url },
    body: JSON.stringify({ ...pairIn(mail), password }),
  });
  expect(set.status).toBe(200);
});
