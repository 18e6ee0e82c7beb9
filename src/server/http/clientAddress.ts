import { isIP, isIPv6 } from 'node:net';

/**
 * Returns an `X-Forwarded-For` header that contains only addresses. Some proxies append ports, which
 * would make each connection a different client. An entry that is not an address is dropped with
 * everything before it, so that the request counts toward the proxy that forwarded it.
 */
export function forwardedAddresses(header: string) {
  const entries = header.split(',').map((entry) => withoutPort(entry.trim()));
  return entries.slice(entries.findLastIndex((entry) => !isIP(entry)) + 1).join(', ');
}

/** `203.0.113.7:4711` and `[2001:db8::1]:4711` without the port and the brackets. */
const withoutPort = (entry: string) =>
  entry.replace(/^\[(.*)\](:\d+)?$/, '$1').replace(/^([\d.]+):\d+$/, '$1');

/** Returns the network of an address as it is stored: `203.0.113.0/24`, `2001:db8:7::/48`. */
export function networkPrefix(address: string) {
  const plain = unmapIpv4(address);
  if (plain === '::1') return plain;
  if (isIPv6(plain)) return `${ipv6Groups(plain).slice(0, 3).join(':')}::/48`;
  return plain.replace(/\.\d+$/, '.0/24');
}

/** Returns the `/32` of an IPv6 address, which a provider usually owns; `undefined` for IPv4. */
export function providerPrefix(address: string) {
  const plain = unmapIpv4(address);
  return isIPv6(plain) ? `${ipv6Groups(plain).slice(0, 2).join(':')}::/32` : undefined;
}

/** Returns an IPv4-mapped IPv6 address as IPv4. */
export function unmapIpv4(address: string) {
  if (!isIPv6(address)) return address;
  const groups = ipv6Groups(address);
  if (groups.slice(0, 6).join(':') !== '0:0:0:0:0:ffff') return address;
  const [high = 0, low = 0] = groups.slice(6).map((group) => parseInt(group, 16));
  return [high >> 8, high & 255, low >> 8, low & 255].join('.');
}

/** Returns all eight groups of an IPv6 address. */
export function ipv6Groups(address: string) {
  // URL normalizes the spelling of an address, but accepts no zone.
  const { hostname } = new URL(`http://[${address.replace(/%.*$/, '')}]`);
  const parts = hostname.slice(1, -1).split('::');
  const [head = [], tail = []] = parts.map((part) => part.split(':').filter(Boolean));
  return [...head, ...Array<string>(8 - head.length - tail.length).fill('0'), ...tail];
}
