import { expect, test } from 'vitest';
import { firstNameOf } from './firstName.ts';

test.each([
  ['Ada Lovelace', 'Ada'],
  ['Dr. Ada Lovelace', 'Ada'],
  ['Dipl.-Ing. Anna Berg', 'Anna'],
  ['Müller, Hans', 'Hans'],
  ['Ada, CPA', 'Ada'],
  ['Ada Lovelace, PhD', 'Ada'],
  ['“Ada” Lovelace', 'Ada'],
  ['Anne-Marie O’Neil', 'Anne-Marie'],
  ['Herr Müller', ''],
  ['Mrs. Smith', ''],
  ['J. R. Smith', ''],
  ['明美', '明美'],
  ['', ''],
])('of %s, the first name is “%s”', (name, first) => {
  expect(firstNameOf(name)).toBe(first);
});
