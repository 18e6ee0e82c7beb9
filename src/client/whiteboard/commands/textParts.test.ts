import { expect, test } from 'vitest';
import { MAX_NOTE_LENGTH } from '../../../shared/whiteboard/constants.ts';
import { textParts } from './textParts.ts';

const most = 'x'.repeat(MAX_NOTE_LENGTH);

test.each([
  ['an empty text', '', ['']],
  ['what fits as it is', ` ${most.slice(2)} `, [` ${most.slice(2)} `]],
  ['a word that is too long', `${most}yz`, [most, 'yz']],
  ['words between them', `${most.slice(3)} one two`, [most.slice(3), 'one two']],
  ['lines between them', `${most}\nnext\n`, [most, 'next']],
  ['parts of many sizes', `${most}${most} a`, [most, most, 'a']],
  ['no emoji', `${most.slice(2)}👩‍👩‍👧`, [most.slice(2), '👩‍👩‍👧']],
  ['no accent from its letter', `${most.slice(1)}e\u0301`, [most.slice(1), 'e\u0301']],
])('divides %s', (_what, text, parts) => {
  expect(textParts(text)).toEqual(parts);
});

test('every part fits and is well-formed, whatever the text', () => {
  for (const unit of ['👩‍👩‍👧', 'a\u0301', 'word ', '\u{1D167}', '\n']) {
    const parts = textParts(`a${unit.repeat(3000)}b`);
    expect(parts.every((part) => part.length <= MAX_NOTE_LENGTH && part.isWellFormed())).toBe(true);
    expect(parts.join('').replaceAll(/\s/g, '')).toBe(`a${unit.trim().repeat(3000)}b`);
  }
});
