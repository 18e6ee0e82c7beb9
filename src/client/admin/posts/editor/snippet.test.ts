import { expect, test } from 'vitest';
import { truncate } from './snippet.ts';

const measure = (text: string) => 10 * text.length;

test('cuts a text that is too wide after a whole word', () => {
  expect(truncate('One two three', 130, measure)).toBe('One two three');
  expect(truncate('One two, three', 130, measure)).toBe('One two ...');
  expect(truncate('Unbreakable', 50, measure)).toBe('Unbreakable ...');
});
