import { expect, test } from 'vitest';
import { callRequest, formatDay } from './callRequest.ts';

const ada = { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.com', company: '' };
const request = { day: '2126-03-04', time: 'Morning', timeZone: 'Europe/London' };

test('writes the requested time as a sentence before the message', () => {
  expect(callRequest('30-minute').parse({ ...ada, ...request })).toEqual({
    ...ada,
    revenue: '',
    message: '30-minute strategy call: Monday, March 4, 2126, Morning (Europe/London)',
  });
  const { message } = callRequest('30-minute').parse({
    ...ada,
    ...request,
    message: 'About guests.',
  });
  expect(message).toMatch(/\(Europe\/London\)\n\nAbout guests\.$/);
});

test('requires a day that is not in the past, and a time', () => {
  const { error } = callRequest('30-minute').safeParse({ ...ada, ...request, day: '', time: '' });
  expect(error?.issues.map(({ message }) => message)).toEqual([
    'Please choose a day.',
    'Please choose a time.',
  ]);
  const { error: past } = callRequest('30-minute').safeParse({
    ...ada,
    ...request,
    day: '2001-01-01',
  });
  expect(past?.issues.map(({ message }) => message)).toEqual([
    'Please choose a day that is not in the past.',
  ]);
});

test('leaves an invalid date unchanged', () => {
  expect(formatDay('next Tuesday')).toBe('next Tuesday');
});
