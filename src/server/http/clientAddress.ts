import { isIPv6 } from 'node:net';

/** The network an address is in, as it is kept: `203.0.113.0/24`, `2001:db8:7::/48`. */
export function networkOf(address: string) {
  const plain = unmapped(address);
  if (plain === '::1') return plain;
  if (isIPv6(plain)) return `${groupsOf(plain).slice(0, 3).join(':')}::/48`;
  return plain.replace(/\.\d+$/, '.0/24');
}

/**
 * Whom a limit counts: one IPv4 address, or the `/64` of an IPv6 address, as whoever has one address
 * of that has them all.
 */
export function callerOf(address: string) {
  const plain = unmapped(address);
  return isIPv6(plain) ? `${groupsOf(plain).slice(0, 4).join(':')}::/64` : plain;
}

/** An IPv4 address as itself, also when a socket or a proxy writes it as one of IPv6. */
function unmapped(address: string) {
  if (!isIPv6(address)) return address;
  const groups = groupsOf(address);
  if (groups.slice(0, 6).join(':') !== '0:0:0:0:0:ffff') return address;
  const [high = 0, low = 0] = groups.slice(6).map((group) => parseInt(group, 16));
  return [high >> 8, high & 255, low >> 8, low & 255].join('.');
}

/** All eight. */
function groupsOf(address: string) {
  // A URL writes every spelling of an address in the same one, but knows of no zones.
  const { hostname } = new URL(`http://[${address.replace(/%.*$/, '')}]`);
  const parts = hostname.slice(1, -1).split('::');
  const [head = [], tail = []] = parts.map((part) => part.split(':').filter(Boolean));
  return [...head, ...Array<string>(8 - head.length - tail.length).fill('0'), ...tail];
}
