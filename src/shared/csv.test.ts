import { expect, test } from 'vitest';
import { csvLine } from './csv.ts';

const times = [
  -62_135_596_800_000, // The first day of the year 1.
  -1,
  0,
  86_399_999,
  86_400_000,
  Date.UTC(2024, 1, 29, 23, 59, 59, 999),
  Date.UTC(2026, 10, 5, 9, 7, 3, 40),
  Date.UTC(9999, 11, 31),
];

test('times are ISO 8601 in UTC', () => {
  const dates = times.map((time) => new Date(time));
  // Twice, because the last day is cached.
  expect(csvLine([...dates, ...dates])).toBe(
    `${[...dates, ...dates].map((date) => date.toISOString()).join(',')}\r\n`,
  );
});

test('an invalid time is an error, not a cell', () => {
  expect(() => csvLine([new Date(Number.NaN)])).toThrow(RangeError);
});
