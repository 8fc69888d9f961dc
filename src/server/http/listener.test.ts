import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { once } from 'node:events';
import net from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { listen } from './listener.ts';

test('what is in flight at the end is answered, as long as it does not take longer than it may', async () => {
  const listener = await listen({ port: 0, host: '127.0.0.1', finishWithinMs: 1_000 });
  let asked = 0;
  const bothAsked = Promise.withResolvers<void>();
  listener.serve(async ({ url }) => {
    if ((asked += 1) === 2) bothAsked.resolve();
    await setTimeout(url.endsWith('/plan') ? 200 : 30_000, undefined, { ref: false });
    return new Response('planted');
  });
  const ask = (path: string) =>
    fetch(`http://127.0.0.1:${listener.port}/${path}`).then(
      (reply) => reply.text(),
      () => 'cut off',
    );
  const asking = Promise.all([ask('plan'), ask('for-ever')]);
  await bothAsked.promise;
  await listener.stop();
  expect(await asking).toEqual(['planted', 'cut off']);
}, 8_000);

test('a connection over which nothing was asked, or only half of it, holds nobody up at the end', async () => {
  const listener = await listen({ port: 0, host: '127.0.0.1', finishWithinMs: 60_000 });
  const large = 'x'.repeat(3_000_000);
  listener.serve(() => new Response(large));
  const ahead = net.connect(listener.port, '127.0.0.1');
  const half = net.connect(listener.port, '127.0.0.1');
  const gone = Promise.all([once(ahead.resume(), 'close'), once(half.resume(), 'close')]);
  await Promise.all([once(ahead, 'connect'), once(half, 'connect')]);
  half.write('GET / HTTP/1.1\r\nHost: local');
  const reply = await fetch(`http://127.0.0.1:${listener.port}/`);
  await listener.stop();
  await gone;
  expect((await reply.text()).length).toBe(large.length);
}, 8_000);

test('a slow line gets all of an answer as long as it flows, and a quiet one lives on', async () => {
  const listener = await listen({ port: 0, host: '127.0.0.1', readWithinMs: 400 });
  const large = 'x'.repeat(30_000_000);
  const quiet = Promise.withResolvers<void>();
  listener.serve(async ({ url }) => {
    if (url.endsWith('/quiet')) await quiet.promise;
    return new Response(url.endsWith('/quiet') ? 'at last' : large);
  });
  const asked = fetch(`http://127.0.0.1:${listener.port}/quiet`).then((reply) => reply.text());
  const slow = net.connect(listener.port, '127.0.0.1');
  slow.on('error', () => undefined);
  slow.write('GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n');
  let read = 0;
  slow.on('data', (chunk: Buffer) => {
    const before = read;
    read += chunk.length;
    if (Math.floor(before / 2_000_000) === Math.floor(read / 2_000_000)) return;
    slow.pause();
    void setTimeout(120).then(() => slow.resume());
  });
  await once(slow, 'close');
  expect(read).toBeGreaterThan(large.length);
  quiet.resolve();
  expect(await asked).toBe('at last');
  await listener.stop();
}, 30_000);

test('who does not read an answer is let go, and who reads it gets all of it', async () => {
  const listener = await listen({ port: 0, host: '127.0.0.1', readWithinMs: 400 });
  const large = 'x'.repeat(30_000_000);
  listener.serve(() => new Response(large));
  const serving = nextServed();
  const idler = net.connect(listener.port, '127.0.0.1');
  idler.on('error', () => undefined);
  idler.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
  await once(idler, 'readable');
  const reply = await fetch(`http://127.0.0.1:${listener.port}/`);
  expect((await reply.text()).length).toBe(large.length);
  const served = await serving;
  if (!served.closed) await once(served, 'close');
  let read = 0;
  idler.on('data', (chunk: Buffer) => (read += chunk.length));
  await once(idler, 'close');
  expect(read).toBeLessThan(large.length);
  await listener.stop();
}, 30_000);

/** The server's end of the connection that the next request comes over. */
function nextServed(): Promise<net.Socket> {
  return new Promise((resolve) => {
    const take = (message: unknown): void => {
      unsubscribe(BEGINS, take);
      // As Node describes the message of this channel.
      resolve((message as { socket: net.Socket }).socket);
    };
    subscribe(BEGINS, take);
  });
}

const BEGINS = 'http.server.request.start';
