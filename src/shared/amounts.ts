import { formatDollars } from './numbers.ts';

const UNITS = ['', 'k', 'm'];
const GROUPED = /^\d{1,3}([.,' ])\d{3}(\1\d{3})*$|^\d{1,3}(,\d{2})*,\d{3}$/;

/**
 * Reads an amount of money as people type it: `25.000`, `25 000`, `25'000`, `$25,000.50`, `25000,50`,
 * `25k` and `1.5m`. Returns `undefined` for what has no single reading, such as `1,2,3`.
 *
 * The last separator is the decimal one, unless it is a space or an apostrophe, or occurs more than
 * once. A single separator before exactly three digits is ambiguous: `25.000` is 25,000 for a German
 * and 25 for an American. Nobody writes a price with three decimals, so it separates thousands
 * whatever the locale, unless that is impossible, as in `0.125` and `1234.567`. Before `k` and `m`,
 * three decimals are common, so there the locale decides: `1.250m` is 1,250,000 in English and
 * 1,250,000,000 in German.
 */
export function parseAmount(text: string, locale: string): number | undefined {
  const [, sign = '', digits = '', unit = ''] =
    /^(-?)\s*(\d(?:[\d.,' ]*\d)?)(?:[.,]-{0,2})?\s*(k|m)?$/i.exec(plain(text)) ?? [];
  const split = decimalAt(digits, unit !== '', locale);
  const [whole, decimals] = [digits.slice(0, split), digits.slice(split).slice(1)];
  if (!/^\d+$/.test(whole) && !GROUPED.test(whole)) return undefined;
  const exponent = 3 * UNITS.indexOf(unit.toLowerCase());
  return Number(`${sign}${whole.replace(/\D/g, '')}.${decimals || 0}e${exponent}`);
}

/** Returns the text with ASCII digits, spaces and signs, and without the currency. */
const plain = (text: string) =>
  text
    .normalize('NFKC')
    // Marks of the direction, which spreadsheets and messengers put around a number.
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replaceAll('٬', ',')
    .replaceAll('٫', '.')
    .replace(/[٠-٩۰-۹]/g, (digit) => `${digit.charCodeAt(0) & 0xf}`)
    .replace(/[‘’ʼ′`´]/g, "'")
    .replace(/[−‐‑–—]/g, '-')
    .replace(/US ?\$|USD|EUR|[$€£]/gi, '')
    .replace(/\s+/g, ' ')
    .trim();

/** Returns the position of the decimal separator, or else of the end. */
function decimalAt(digits: string, hasUnit: boolean, locale: string) {
  const separators = digits.match(/[.,' ]/g) ?? [];
  const last = separators.at(-1);
  const position = digits.lastIndexOf(last ?? '');
  const isDecimal =
    (last === '.' || last === ',') &&
    separators.filter((separator) => separator === last).length === 1 &&
    (separators.length > 1 ||
      digits.length - position !== 4 ||
      position > 3 ||
      digits.startsWith('0') ||
      (hasUnit && last === decimalSign(locale)));
  return isDecimal ? position : digits.length;
}

const decimalSign = (locale: string) =>
  new Intl.NumberFormat(locale).formatToParts(0.5).find(({ type }) => type === 'decimal')?.value;

type Range = { min: number; max: number };

type Reading =
  | { dollars: number; isRounded: boolean; problem?: undefined }
  | { dollars?: undefined; problem: string };

/** Reads an amount of whole dollars within a range, or says in a sentence what is wrong with it. */
export function readDollars(text: string, { min, max }: Range, locale: string): Reading {
  const amount = parseAmount(text, locale);
  if (amount === undefined)
    return { problem: 'This is not an amount. Write it like 25,000 or 25k.' };
  const dollars = Math.round(amount);
  if (dollars < min || dollars > max)
    return { problem: `Must be from ${formatDollars(min)} to ${formatDollars(max)}.` };
  return { dollars, isRounded: dollars !== amount };
}
