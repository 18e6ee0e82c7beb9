import { expect, test } from 'vitest';
import { HIGH_VALUE_RANK, revenueLabels, tierOf, tierRank } from './revenue.ts';

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
  const isHigh = (revenue: string) => tierRank(revenue) >= HIGH_VALUE_RANK;
  expect(['5m-10m', 'over-50m', '$5M+', 'some $10M+'].every(isHigh)).toBe(true);
  expect(['1m-5m', 'under-1m', '', 'a lot'].some(isHigh)).toBe(false);
});
