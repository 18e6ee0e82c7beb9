import { expect, test } from 'vitest';
import { compareWithPrice, estimateReturn, readEstimate } from './returnEstimate.ts';

const initial = { value: 25_000, guests: 8, reply: 65, close: 5 };

test('counts whole conversations and whole clients of 12 months', () => {
  // 96 invited × 65 % = 62.4, of which 5 % are 3.1.
  expect(estimateReturn(initial)).toEqual({
    invited: 96,
    conversations: 62,
    clients: 3,
    revenue: 75_000,
  });
  expect(estimateReturn({ ...initial, guests: 1, reply: 50, close: 10 })).toEqual({
    invited: 12,
    conversations: 6,
    clients: 0,
    revenue: 0,
  });
});

test('compares the return with 12 months of a package, without rounding up', () => {
  expect(compareWithPrice(75_000, 25_000, 3500)).toEqual({
    price: 42_000,
    surplus: 33_000,
    multiple: 1.7,
    breakEven: 2,
  });
  expect(compareWithPrice(0, 500, 1100)).toEqual({
    price: 13_200,
    surplus: -13_200,
    multiple: 0,
    breakEven: 27,
  });
});

test('reads an address, and takes the initial figure for what is missing or invalid', () => {
  expect(
    readEstimate('?value=40000&guests=12&reply=50&close=10&utm_source=letter', initial),
  ).toEqual({
    value: 40_000,
    guests: 12,
    reply: 50,
    close: 10,
  });
  for (const search of ['', '?value=&guests=abc', '?value=-1&guests=0', '?reply=101&close=2.5'])
    expect(readEstimate(search, initial)).toEqual(initial);
  expect(readEstimate('?value=1e9&close=20', initial)).toEqual({ ...initial, close: 20 });
});
