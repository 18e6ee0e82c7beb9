import { expect, test } from 'vitest';
import { revenueLabels } from '../../shared/revenue.ts';
import { dateAndTime, dayOf, isHighValue, leadFigures, quizFigures, tierOf } from './figures.ts';

const local = (year: number, month: number, day: number, hour = 12, minute = 0) =>
  new Date(year, month - 1, day, hour, minute).toISOString();
const now = new Date(2026, 10, 21, 15);

test.each([
  ['under-1m', undefined],
  ['1m-5m', '$1M-$5M'],
  ['5m-10m', '$5M-$10M'],
  ['10m-25m', '$10M+'],
  ['25m-50m', '$10M+'],
  ['over-50m', '$10M+'],
] as const)('%s and its label have the tier %s', (value, tier) => {
  expect(tierOf(value)).toBe(tier);
  expect(tierOf(revenueLabels[value])).toBe(tier);
});

test.each([
  ['$10M+', '$10M+'],
  ['$5M+ a year', '$5M-$10M'],
  ['$5M-$10M', '$5M-$10M'],
  ['1-5M', '$1M-$5M'],
  ['$750K', undefined],
  ['', undefined],
  ['7 employees', undefined],
  ['12 meetings', undefined],
])('free text %s has the tier %s', (text, tier) => {
  expect(tierOf(text)).toBe(tier);
});

test('a lead is of high value from 5 million on', () => {
  expect(['5m-10m', 'over-50m', '$5M+', 'some $10M+'].every(isHighValue)).toBe(true);
  expect(['1m-5m', 'under-1m', '', 'a lot'].some(isHighValue)).toBe(false);
});

test('leads of this month are those of this year, quiz responses those of any year', () => {
  const items = [
    { createdAt: local(2026, 11, 1, 0), revenue: '10m-25m' },
    { createdAt: local(2025, 11, 21), revenue: '' },
    { createdAt: local(2026, 10, 31, 23, 59), revenue: '1m-5m' },
    { createdAt: local(2026, 11, 21, 0), revenue: '5m-10m' },
  ];
  expect(leadFigures(items, now)).toEqual({ total: 4, month: 2, highValue: 2 });
  expect(quizFigures(items, now)).toEqual({ total: 4, month: 3, today: 1 });
});

test('times are written with leading zeros and 24 hours', () => {
  expect(dateAndTime(local(2026, 3, 5, 0, 7))).toBe('Mar 05, 2026 00:07');
  expect(dayOf(local(2026, 3, 5))).toBe('Mar 5, 2026');
});
