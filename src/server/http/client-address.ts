import { isIP, type BlockList } from 'node:net';
import type { Context } from 'hono';
import type { AppEnv } from './variables.ts';

/**
 * The address a request comes from: that of the socket, or, behind proxies that the operator
 * named, the last one in `X-Forwarded-For` that is not one of theirs. Anything further to the left
 * is the client's own claim and counts for nothing.
 */
export function clientAddress({
  c,
  trustedProxies,
}: {
  readonly c: Context<AppEnv>;
  readonly trustedProxies: BlockList;
}): string {
  const claimed = (c.req.header('x-forwarded-for') ?? '').split(',').map(plainAddress);
  const hops = [...claimed.filter((hop) => hop !== ''), plainAddress(socketAddress(c))];
  let address = hops.pop() ?? '';
  while (hops.length > 0 && isTrusted({ address, trustedProxies })) {
    const next = hops.pop() ?? '';
    if (isIP(next) === 0) break;
    address = next;
  }
  return address;
}

/** Whether what is next to this server is a proxy that the operator named. */
export function isFromTrustedProxy({
  c,
  trustedProxies,
}: {
  readonly c: Context<AppEnv>;
  readonly trustedProxies: BlockList;
}): boolean {
  return isTrusted({ address: plainAddress(socketAddress(c)), trustedProxies });
}

/** Without a socket, as when the app is called in process, it is this machine. */
function socketAddress(c: Context<AppEnv>): string {
  return c.env?.incoming?.socket.remoteAddress ?? LOCAL;
}

const LOCAL = '127.0.0.1';

/** IPv4 written as IPv6 is the same address, and a proxy may add the port. */
function plainAddress(text: string): string {
  const address = text.trim().replace(/^::ffff:(?=\d+\.)/i, '');
  return /^\d+(\.\d+){3}:\d+$/.test(address) ? address.replace(/:\d+$/, '') : address;
}

function isTrusted({
  address,
  trustedProxies,
}: {
  readonly address: string;
  readonly trustedProxies: BlockList;
}): boolean {
  const family = isIP(address);
  return family !== 0 && trustedProxies.check(address, family === 6 ? 'ipv6' : 'ipv4');
}
