import { expect, test } from 'vitest';
import { dateAndTime, dayOf } from './figures.ts';

const local = (year: number, month: number, day: number, hour = 12, minute = 0) =>
  new Date(year, month - 1, day, hour, minute).toISOString();

test('times are written with leading zeros and 24 hours', () => {
  expect(dateAndTime(local(2026, 3, 5, 0, 7))).toBe('Mar 05, 2026 00:07');
  expect(dayOf(local(2026, 3, 5))).toBe('Mar 5, 2026');
});
