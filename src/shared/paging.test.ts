import { expect, test } from 'vitest';
import { cursorOf, PageQuery } from './paging.ts';

const position = {
  createdAt: new Date('2026-01-02T03:04:05.678Z'),
  id: '01a1fde2-b0c6-7657-975e-7c8407f440df',
};

test('a cursor decodes to the position it encodes', () => {
  expect(PageQuery.parse({ cursor: cursorOf(position) }).cursor).toEqual(position);
});

test('a limit may be a number or its text; limit and cursor are optional', () => {
  for (const limit of [1, '1', 1000, '1000'])
    expect(PageQuery.parse({ limit }).limit).toBe(Number(limit));
  expect(PageQuery.parse({})).toEqual({});
});
