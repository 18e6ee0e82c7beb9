import { lookup as resolve } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** Addresses of machines that are ours or nobody's: a webhook must not reach them on our behalf. */
const inner = new BlockList();
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
  inner.addSubnet(network, bits, 'ipv4');

/** Of IPv6 only what is handed out to the public, short of what wraps an IPv4 address or documents. */
const outer = new BlockList();
outer.addSubnet('2000::', 3, 'ipv6');
const wrapped = new BlockList();
for (const [network, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  wrapped.addSubnet(network, bits, 'ipv6');

export function isPublicAddress(address: string) {
  if (isIP(address) === 4) return !inner.check(address, 'ipv4');
  return outer.check(address, 'ipv6') && !wrapped.check(address, 'ipv6');
}

/** Thrown, in effect, by a connection that would have gone to an inner address. */
export class InnerAddress extends Error {
  constructor(host: string) {
    super(
      `${host} is a private address. Webhooks go to public addresses, and to hosts named in WEBHOOK_PRIVATE_HOSTS.`,
    );
    this.name = 'InnerAddress';
  }
}

const bareHost = (url: string) => new URL(url).hostname.replace(/^\[|\]$/g, '');

/** Whether the operator has named the host of this address, which may be private then. */
export const isNamedHost = (url: string, privateHosts: string[]) =>
  privateHosts.includes(new URL(url).host) || privateHosts.includes(bareHost(url));

/**
 * Refuses what leads inside whatever a lookup says: addresses in figures, and localhost.
 * @throws InnerAddress
 */
export function refuseInnerHost(url: string, privateHosts: string[]) {
  const host = bareHost(url);
  const isInner = isIP(host) ? !isPublicAddress(host) : /(^|\.)localhost\.?$/.test(host);
  if (isInner && !isNamedHost(url, privateHosts)) throw new InnerAddress(host);
}

/**
 * Resolves names for a connection and refuses inner addresses. What is checked here is what is
 * connected to: a name that answers differently the second time gains nothing.
 */
export const publicLookup: LookupFunction = (hostname, options, callback) => {
  resolve(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return callback(error, '');
    const [first] = addresses;
    if (!first || !addresses.every(({ address }) => isPublicAddress(address)))
      return callback(new InnerAddress(hostname), '');
    return options.all ? callback(null, addresses) : callback(null, first.address, first.family);
  });
};
