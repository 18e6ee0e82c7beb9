import { expect, test } from 'vitest';
import { forwardedAddresses, networkPrefix } from './clientAddress.ts';
import { rateLimitKey } from './rateLimits.ts';

test.each([
  ['203.0.113.77', '203.0.113.0/24'],
  ['::ffff:203.0.113.77', '203.0.113.0/24'],
  ['2001:db8:7:8::1', '2001:db8:7::/48'],
  ['2001:db8::1', '2001:db8:0::/48'],
  ['fe80::1', 'fe80:0:0::/48'],
  ['::1', '::1'],
])('the network prefix of %s is %s', (address, network) => {
  expect(networkPrefix(address)).toBe(network);
});

test.each([
  ['203.0.113.77', '203.0.113.77'],
  ['::ffff:203.0.113.77', '203.0.113.77'],
  ['::FFFF:cb00:714d', '203.0.113.77'],
  ['0:0:0:0:0:ffff:203.0.113.77', '203.0.113.77'],
  ['2001:db8:7:8::1', '2001:db8:7:8::/64'],
  ['2001:0DB8:0007:0008:ffff:ffff:ffff:ffff', '2001:db8:7:8::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['1:2:3:4:5:6:7::', '1:2:3:4::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['unknown', 'unknown'],
])('the address %s counts as %s', (address, caller) => {
  expect(rateLimitKey(address)).toBe(caller);
});

test.each([
  ['203.0.113.77', '203.0.113.77'],
  ['203.0.113.77:4711', '203.0.113.77'],
  ['2001:db8::1', '2001:db8::1'],
  ['[2001:db8::1]', '2001:db8::1'],
  ['[2001:db8::1]:4711', '2001:db8::1'],
  ['::ffff:203.0.113.77', '::ffff:203.0.113.77'],
  ['203.0.113.77:4711,10.0.0.1:80 , [::1]:80', '203.0.113.77, 10.0.0.1, ::1'],
  ['unknown', ''],
  ['unknown, 10.0.0.1', '10.0.0.1'],
  ['203.0.113.77, _hidden:80, 10.0.0.1', '10.0.0.1'],
  ['203.0.113.77, 0x7f.1', ''],
  ['203.0.113.77, 127.1', ''],
  ['203.0.113.77:', ''],
  ['[203.0.113.77', ''],
  [',', ''],
  ['', ''],
])('of the header %j, the addresses are %j', (header, addresses) => {
  expect(forwardedAddresses(header)).toBe(addresses);
});
