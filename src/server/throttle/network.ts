import { isIPv6 } from 'node:net';

const GROUPS = 8;
const OF_THE_NETWORK = 4;

/**
 * What an address counts as. Whoever has one IPv6 address has at least the 2^64 of its network,
 * so all of those are one.
 */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const [head = '', tail] = (address.split('%')[0] ?? '').toLowerCase().split('::');
  const first = head === '' ? [] : head.split(':');
  const last = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = Array.from({ length: Math.max(0, GROUPS - first.length - last.length) }, () => '0');
  const groups = tail === undefined ? first : [...first, ...zeros, ...last];
  return groups
    .slice(0, OF_THE_NETWORK)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
}
