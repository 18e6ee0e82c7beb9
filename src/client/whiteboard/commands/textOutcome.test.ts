import { expect, test } from 'vitest';
import { besideReason, textOutcome } from './textOutcome.ts';

const opened = { content: 'Seen' };

test.each([
  ['nothing was typed', 'Seen', { content: 'Seen' }, 'unchanged'],
  ['nothing was typed, and others changed it', 'Seen', { content: 'Theirs' }, 'unchanged'],
  ['nothing was typed, and others deleted it', 'Seen', undefined, 'unchanged'],
  ['others wrote the same', 'Mine', { content: 'Mine' }, 'unchanged'],
  ['nobody else changed it', 'Mine', { content: 'Seen' }, 'replace'],
  ['it was emptied', '', { content: 'Seen' }, 'replace'],
  ['others changed it', 'Mine', { content: 'Theirs' }, 'beside'],
  ['others locked it', 'Mine', { content: 'Seen', isLocked: true }, 'beside'],
  ['others deleted it', 'Mine', undefined, 'beside'],
])('a text when %s', (_case, typed, now, outcome) => {
  expect(textOutcome({ typed, opened, now })).toBe(outcome);
});

test('says why a text is beside its note', () => {
  expect(besideReason(undefined)).toMatch(/deleted/);
  expect(besideReason({ content: 'Theirs', isLocked: true })).toMatch(/locked/);
  expect(besideReason({ content: 'Theirs' })).toMatch(/changed/);
});
