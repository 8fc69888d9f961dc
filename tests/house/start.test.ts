import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { unusedDatabase } from '#server/db/pglite/test-data-directory.ts';
import { startRealServer, type RealServer } from '../setup/real-server.ts';

let server: RealServer;

beforeAll(async () => {
  server = await startRealServer({}, { database: await unusedDatabase() });
});

afterAll(() => server.stop());

test('the program says one line on standard output, and what it says is so', async () => {
  expect(server.said.stdout).toBe(`Unstuck is ready at ${server.url}\n`);
  for (const path of ['/healthz', '/readyz']) {
    const reply = await fetch(new URL(path, server.url));
    expect(reply.status, path).toBe(200);
  }
});

test('the built page is served, and of what stands in it only its own script may run', async () => {
  const reply = await fetch(server.url);
  expect(reply.status).toBe(200);
  expect(reply.headers.get('content-type')).toContain('text/html');
  const policy = reply.headers.get('content-security-policy') ?? '';
  expect(policy).toContain("script-src 'self'");
  expect(policy).not.toContain('unsafe');
  const page = await reply.text();
  expect(page).toContain('<div id="root">');
  const inline = [...page.matchAll(/<script(?![^>]*\bsrc=)[^>]*>(.*?)<\/script>/gs)];
  expect(inline).toHaveLength(1);
  const hash = createHash('sha256')
    .update(inline[0]?.[1] ?? '')
    .digest('base64');
  expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`);
  expect(page).not.toMatch(/<style|\sstyle=/);
});

test('asked to end, it closes its database and ends well', async () => {
  expect(await server.stop()).toBe(0);
});
