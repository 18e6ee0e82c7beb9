import { lookup as resolve } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** Addresses that are private or reserved: a webhook must not reach them on our behalf. */
const privateRanges = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  privateRanges.addSubnet(network, bits, 'ipv4');

/** Of IPv6, only global unicast is public, without documentation ranges and wrapped IPv4 addresses. */
const globalUnicast = new BlockList();
globalUnicast.addSubnet('2000::', 3, 'ipv6');
const reservedRanges = new BlockList();
for (const [network, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  reservedRanges.addSubnet(network, bits, 'ipv6');

export function isPublicAddress(address: string) {
  if (isIP(address) === 4) return !privateRanges.check(address, 'ipv4');
  return globalUnicast.check(address, 'ipv6') && !reservedRanges.check(address, 'ipv6');
}

/** Thrown for a connection to a private address. */
export class PrivateAddressError extends Error {
  constructor(host: string) {
    super(
      `${host} is a private address. Webhooks go to public addresses, and to hosts named in WEBHOOK_PRIVATE_HOSTS.`,
    );
    this.name = 'PrivateAddressError';
  }
}

const bareHost = (url: string) => new URL(url).hostname.replace(/^\[|\]$/g, '');

/** Whether the operator allows this host, which may then be private. */
export const isAllowedHost = (url: string, allowedPrivateHosts: string[]) =>
  allowedPrivateHosts.includes(new URL(url).host) || allowedPrivateHosts.includes(bareHost(url));

/**
 * Rejects hosts that are private without a lookup: IP literals and localhost.
 * @throws PrivateAddressError
 */
export function rejectPrivateHost(url: string, allowedPrivateHosts: string[]) {
  const host = bareHost(url);
  const isPrivate = isIP(host) ? !isPublicAddress(host) : /(^|\.)localhost\.?$/.test(host);
  if (isPrivate && !isAllowedHost(url, allowedPrivateHosts)) throw new PrivateAddressError(host);
}

/**
 * Resolves host names for a connection and rejects private addresses. The checked address is the
 * one that is connected to, which prevents DNS rebinding.
 */
export const publicLookup: LookupFunction = (hostname, options, callback) => {
  resolve(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return callback(error, '');
    const [first] = addresses;
    if (!first || !addresses.every(({ address }) => isPublicAddress(address)))
      return callback(new PrivateAddressError(hostname), '');
    return options.all ? callback(null, addresses) : callback(null, first.address, first.family);
  });
};
