import { expect, test } from 'vitest';
import { schedulingAddress, splitName } from './scheduling.ts';

test.each([
  ['Ada Lovelace', 'Ada', 'Lovelace'],
  ['Ada King Lovelace', 'Ada', 'King Lovelace'],
  ['  Ada   Lovelace ', 'Ada', 'Lovelace'],
  ['Ada', 'Ada', ''],
])('%j splits at the first space', (fullName, firstName, lastName) => {
  expect(splitName(fullName)).toEqual({ firstName, lastName });
});

test('adds name and email to the parameters of the scheduler', () => {
  const url = schedulingAddress(
    'https://cal.test/roi?month=3',
    'Ada Lovelace',
    'ada+roi@example.com',
  );
  expect(Object.fromEntries(new URL(url).searchParams)).toEqual({
    month: '3',
    name: 'Ada Lovelace',
    first_name: 'Ada',
    last_name: 'Lovelace',
    email: 'ada+roi@example.com',
  });
});
