import { expect, test } from 'vitest';
import { schedulingUrl, splitName } from './scheduling.ts';

test.each([
  ['Ada Lovelace', 'Ada', 'Lovelace'],
  ['Ada King Lovelace', 'Ada', 'King Lovelace'],
  ['  Ada   Lovelace ', 'Ada', 'Lovelace'],
  ['Ada', 'Ada', ''],
])('%j splits at the first space', (fullName, firstName, lastName) => {
  expect(splitName(fullName)).toEqual({ firstName, lastName });
});

test('adds name, email and phone number to the parameters of the scheduler', () => {
  const person = { fullName: 'Ada Lovelace', email: 'ada+roi@example.com' };
  const page = 'https://cal.test/roi?month=3';
  expect(schedulingUrl(page, person)).not.toContain('phone');
  const url = schedulingUrl(page, { ...person, phone: ' +1 212 ' });
  expect(Object.fromEntries(new URL(url).searchParams)).toEqual({
    month: '3',
    name: 'Ada Lovelace',
    first_name: 'Ada',
    last_name: 'Lovelace',
    email: 'ada+roi@example.com',
    phone: '+1 212',
  });
});
