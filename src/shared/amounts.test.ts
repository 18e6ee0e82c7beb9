import { expect, test } from 'vitest';
import { parseAmount, readDollars } from './amounts.ts';

const everywhere: [typed: string, amount: number | undefined][] = [
  ['25000', 25_000],
  [' 25,000 ', 25_000],
  ['25.000', 25_000],
  ['25 000', 25_000],
  ['25\u00A0000', 25_000],
  ['25\u202F000', 25_000],
  ['25\u2009000', 25_000],
  ["25'000", 25_000],
  ['25’000.50', 25_000.5],
  ['25000,50', 25_000.5],
  ['25000.5', 25_000.5],
  ['$25,000.50', 25_000.5],
  ['25.000,50 €', 25_000.5],
  ['25 000,50', 25_000.5],
  ['US$ 25,000', 25_000],
  ['25,000 USD', 25_000],
  ['25.000,-', 25_000],
  ['25.', 25],
  ['25k', 25_000],
  ['$25 K', 25_000],
  ['1.5m', 1_500_000],
  ['1,5m', 1_500_000],
  ['1.1M', 1_100_000],
  ['1.000.000', 1_000_000],
  ['1,234,567.89', 1_234_567.89],
  ['1.234.567,89', 1_234_567.89],
  ['12,34,567', 1_234_567],
  ['0.125', 0.125],
  ['1234.567', 1234.567],
  ['1,234.567', 1234.567],
  ['−40,500', -40_500],
  ['-$500', -500],
  ['$-500', -500],
  ['٢٥٠٠٠', 25_000],
  ['٢٥٬٠٠٠', 25_000],
  ['۲۵٬۰۰۰٫۵۰', 25_000.5],
  ['\u202D25,000\u202C', 25_000],
  ['\u2066$25,000\u2069', 25_000],
  ['\u200E25k\u200F', 25_000],
  ['\u200B\uFEFF25\u00AD000', 25_000],
  ['２５，０００', 25_000],
  ['', undefined],
  ['$', undefined],
  ['about 25k', undefined],
  ['1,2,3', undefined],
  ['25 0', undefined],
  ['1.234,567.8', undefined],
  ['25,0000,000', undefined],
  ['1-2', undefined],
  ['1e9', undefined],
  ['Infinity', undefined],
  ['0x10', undefined],
  ['25kk', undefined],
];

test.each(['en-US', 'de-DE', 'fr-FR', 'de-CH'])('reads what people type in %s', (locale) => {
  for (const [typed, amount] of everywhere)
    expect([typed, parseAmount(typed, locale)]).toEqual([typed, amount]);
});

test.each([
  ['1.250m', 'en-US', 1_250_000],
  ['1.250m', 'de-DE', 1_250_000_000],
  ['1,250k', 'en-US', 1_250_000],
  ['1,250k', 'de-DE', 1250],
  ['1,250k', 'fr-FR', 1250],
])('the locale decides about three digits before a unit: %s in %s', (typed, locale, amount) => {
  expect(parseAmount(typed, locale)).toBe(amount);
});

test('whole dollars are rounded, and what is wrong is said', () => {
  const read = (text: string) => readDollars(text, { min: 500, max: 1_000_000 }, 'en-US');
  expect(read('25k')).toEqual({ dollars: 25_000, isRounded: false });
  expect(read('25000,50')).toEqual({ dollars: 25_001, isRounded: true });
  for (const text of ['-40,500', '499', '1000001', '2m'])
    expect(read(text)).toEqual({ problem: 'Must be from $500 to $1,000,000.' });
  expect(read('a lot')).toEqual({
    problem: 'This is not an amount. Write it like 25,000 or 25k.',
  });
});
