import { expect, test } from 'vitest';
import { describeLength, truncate } from './snippet.ts';

const measure = (text: string) => 10 * text.length;

test('cuts a text that is too wide after a whole word', () => {
  expect(truncate('One two three', 130, measure)).toBe('One two three');
  expect(truncate('One two, three', 130, measure)).toBe('One two ...');
  expect(truncate('Unbreakable', 50, measure)).toBe('Unbreakable ...');
});

test('describes how much of the space a text takes', () => {
  expect(describeLength('One two', 100, measure)).toBe('7 characters, about 70 of 100 pixels');
  expect(describeLength('One two', 50, measure)).toBe(
    '7 characters, about 70 of 50 pixels: the end is cut off',
  );
});
