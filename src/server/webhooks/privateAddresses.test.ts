import { expect, test } from 'vitest';
import { isPublicAddress, publicLookup } from './privateAddresses.ts';

test.each([
  ['8.8.8.8', true],
  ['2606:4700::1111', true],
  ['127.0.0.1', false],
  ['0.0.0.0', false],
  ['10.1.2.3', false],
  ['172.31.255.255', false],
  ['172.32.0.1', true],
  ['192.168.1.1', false],
  ['169.254.169.254', false],
  ['100.64.0.1', false],
  ['255.255.255.255', false],
  ['::1', false],
  ['::', false],
  ['fd00::1', false],
  ['fe80::1', false],
  ['::ffff:10.0.0.1', false],
  ['::ffff:8.8.8.8', false],
  ['64:ff9b::7f00:1', false],
  ['2002:7f00:1::', false],
])('%s is public: %s', (address, isPublic) => {
  expect(isPublicAddress(address)).toBe(isPublic);
});

test('rejects a host that resolves to one', async () => {
  const error = await new Promise((resolve) => publicLookup('localhost', {}, resolve));
  expect(String(error)).toContain('localhost is a private address');
});
