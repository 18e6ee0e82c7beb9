import { describe, expect, test } from 'vitest';
import { createMemberReader } from './jsonMembers.ts';

const value = {
  text: 'Braces } ] , in a text, a quote \\" and a backslash \\\\ at its end\\\\',
  nested: { list: [1, [2, { three: ',}' }]], empty: {} },
  last: [],
};
const json = JSON.stringify(value, undefined, 1);

function readAll(pieces: readonly string[]) {
  const reader = createMemberReader();
  return { members: pieces.flatMap(reader.read), isComplete: reader.isComplete() };
}

test.each([1, 2, 7, 1000])('reads an object in pieces of %d characters', (length) => {
  const pieces = json.match(new RegExp(`[^]{1,${length}}`, 'gu')) ?? [];
  expect(readAll(pieces)).toEqual({ members: Object.entries(value), isComplete: true });
});

test('returns a member with the piece that completes it, and none of an empty object', () => {
  const reader = createMemberReader();
  expect(reader.read('\n{"one": [1, 2]')).toEqual([]);
  expect(reader.read(', "two": {')).toEqual([['one', [1, 2]]]);
  expect(reader.isComplete()).toBe(false);
  expect(reader.read('}} \n')).toEqual([['two', {}]]);
  expect(reader.isComplete()).toBe(true);
  expect(readAll(['{ }'])).toEqual({ members: [], isComplete: true });
});

test('an object that is cut off is not complete, and keeps what came before', () => {
  expect(readAll([json.slice(0, -10)])).toEqual({
    members: Object.entries(value).slice(0, 2),
    isComplete: false,
  });
});

describe('rejects', () => {
  test.each(['<html>', '[1]', '"text"', '{"a": b}', '{"a": 1,, "b": 2}', '{} {', '{"a": 1}}'])(
    '%s',
    (text) => {
      expect(() => readAll([text])).toThrow(SyntaxError);
    },
  );
});
