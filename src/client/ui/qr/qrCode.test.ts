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
  const hashOf = (rows: string[] = []) => createHash('sha256').update(rows.join('')).digest('hex');
  expect(hashOf(rowsOf('HELLO'))).toBe(
    '32fbc389880456d584e32bdf2c31372391c92f9f853e119a75bec5e14c380a23',
  );
  // Version 9: several alignment patterns, blocks of two lengths and the version information.
  const rows = rowsOf(`https://example.com/whiteboard?board=${'a1B2-_'.repeat(20)}`);
  expect(rows).toHaveLength(53);
  expect(hashOf(rows)).toBe('0cca660a5e3faeacf72b9b25ec6d7e3ac6804b7b716e2dd7b08a6e5638fc39c9');
});

test('takes 213 bytes and no more', () => {
  expect(qrCode('x'.repeat(213))).toHaveLength(57);
  expect(qrCode('x'.repeat(214))).toBeUndefined();
  expect(qrCode('é'.repeat(107))).toBeUndefined();
});
