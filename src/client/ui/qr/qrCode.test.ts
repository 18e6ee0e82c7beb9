import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { qrCode } from './qrCode.ts';
import { errorCorrection } from './reedSolomon.ts';

const rowsOf = (text: string) => qrCode(text)?.map((row) => row.map(Number).join(''));

test('error correction codewords are those of a published example', () => {
  // "HELLO WORLD", version 1, level M.
  const data = [32, 91, 11, 120, 209, 114, 220, 77, 67, 64, 236, 17, 236, 17, 236, 17];
  expect(errorCorrection(data, 10)).toEqual([196, 35, 39, 119, 235, 215, 231, 226, 93, 23]);
});

test('codes equal those of the npm package qrcode 1.5', () => {
  expect(rowsOf('HELLO')).toEqual([
    '111111101101001111111',
    '100000100110101000001',
    '101110100111101011101',
    '101110101001001011101',
    '101110101000101011101',
    '100000101011001000001',
    '111111101010101111111',
    '000000001111100000000',
    '100010111111011111001',
    '000111001011100101111',
    '101100101011001110010',
    '111001000100011010000',
    '001011100100111000110',
    '000000001110111001011',
    '111111101100110001010',
    '100000100001100100010',
    '101110101001001110101',
    '101110100001100001011',
    '101110100111001111000',
    '100000100100011000000',
    '111111101000111110101',
  ]);
  // Version 9: several alignment patterns, blocks of two lengths and the version information.
  const rows = rowsOf(`https://example.com/whiteboard?board=${'a1B2-_'.repeat(20)}`);
  expect(rows).toHaveLength(53);
  expect(
    createHash('sha256')
      .update(rows?.join('') ?? '')
      .digest('hex'),
  ).toBe('0cca660a5e3faeacf72b9b25ec6d7e3ac6804b7b716e2dd7b08a6e5638fc39c9');
});

test('takes 213 bytes and no more', () => {
  expect(qrCode('x'.repeat(213))).toHaveLength(57);
  expect(qrCode('x'.repeat(214))).toBeUndefined();
  expect(qrCode('é'.repeat(107))).toBeUndefined();
});
