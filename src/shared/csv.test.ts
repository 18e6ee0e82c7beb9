import { expect, test } from 'vitest';
import { parse } from 'csv-parse/sync';
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

const texts = [
  '=1+1',
  '\t=1',
  '\r\n-1',
  ' @SUM(A1)',
  'x;=1+1;y',
  ';;=1',
  'x;"=1+1"',
  'x; ""+1',
  'a\n=1\n-2',
  'a\t=1',
  '\uff1d1',
  '"=1"',
  'a,b;c"d\r\ne',
  "O'Neil; 5 - 3 = 2",
];

test('no cell is a formula, neither with commas nor with semicolons', () => {
  const file =
    csvLine(['id', 'text', 'last']) + texts.map((one) => csvLine(['1', one, '2'])).join('');
  const rows: string[][] = parse(file);
  expect(rows.slice(1).map(([, text]) => text?.replaceAll(/'(?=[=+\-@\uff1d])/g, ''))).toEqual(
    texts,
  );
  const bySemicolon: string[][] = parse(file, {
    delimiter: ';',
    relax_quotes: true,
    relax_column_count: true,
  });
  for (const cell of [...rows, ...bySemicolon].flat())
    expect(cell).not.toMatch(/^["\s]*[=+\-@\uff1d]/);
});
