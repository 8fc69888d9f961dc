import { BlockList } from 'node:net';
import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { clientAddress } from './client-address.ts';
import type { AppEnv } from './variables.ts';

const proxies = new BlockList();
proxies.addSubnet('10.0.0.0', 8, 'ipv4');
proxies.addAddress('fd00::1', 'ipv6');

async function addressOf(request: {
  socket?: string;
  forwarded?: string;
  trustedProxies?: BlockList;
}): Promise<string> {
  const app = new Hono<AppEnv>().get('/', (c) =>
    c.text(clientAddress({ c, trustedProxies: request.trustedProxies ?? proxies })),
  );
  const headers = new Headers();
  if (request.forwarded !== undefined) headers.set('x-forwarded-for', request.forwarded);
  const bindings = { incoming: { socket: { remoteAddress: request.socket } } };
  return (await app.request('/', { headers }, bindings)).text();
}

it('is the socket’s', async () => {
  expect(await addressOf({ socket: '203.0.113.9' })).toBe('203.0.113.9');
});

it('is the same address when an IPv4 one is written as IPv6', async () => {
  expect(await addressOf({ socket: '::ffff:203.0.113.9' })).toBe('203.0.113.9');
});

it('is not what a client says of itself', async () => {
  const forwarded = '198.51.100.1';
  expect(await addressOf({ socket: '203.0.113.9', forwarded })).toBe('203.0.113.9');
  const trustedProxies = new BlockList();
  expect(await addressOf({ socket: '10.0.0.1', forwarded, trustedProxies })).toBe('10.0.0.1');
});

it('is what our proxy says', async () => {
  expect(await addressOf({ socket: '10.0.0.1', forwarded: '203.0.113.9' })).toBe('203.0.113.9');
  expect(await addressOf({ socket: 'fd00::1', forwarded: '2001:db8::7' })).toBe('2001:db8::7');
  expect(await addressOf({ socket: '::ffff:10.0.0.1', forwarded: '203.0.113.9:4711' })).toBe(
    '203.0.113.9',
  );
});

it('is the last that is not ours, however much the client put before it', async () => {
  const forwarded = '1.2.3.4, 10.9.9.9, 203.0.113.9, 10.0.0.2';
  expect(await addressOf({ socket: '10.0.0.1', forwarded })).toBe('203.0.113.9');
});

it('stops at what is no address', async () => {
  const forwarded = '203.0.113.9, unknown';
  expect(await addressOf({ socket: '10.0.0.1', forwarded })).toBe('10.0.0.1');
});

it('is a proxy’s own when there is nobody before it', async () => {
  expect(await addressOf({ socket: '10.0.0.1', forwarded: '10.0.0.2' })).toBe('10.0.0.2');
});

it('is this machine’s without a socket', async () => {
  expect(await addressOf({})).toBe('127.0.0.1');
});
