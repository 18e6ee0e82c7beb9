import { expect, test } from 'vitest';
import { dateInWeek, firstMonday, possibleStarts } from './weeks.ts';

test.each([
  ['2026-11-23', '2026-11-30'],
  ['2026-11-24', '2026-11-30'],
  ['2026-11-28', '2026-11-30'],
  ['2026-11-29', '2026-11-30'],
  ['2026-11-30', '2026-12-07'],
])('a quiz on %s begins its calendar on %s', (quizTaken, monday) =>
  expect(firstMonday(quizTaken, quizTaken)).toBe(monday),
);

test('the calendar of a guide keeps its Monday for its thirteen weeks, then takes the next one', () => {
  expect(firstMonday('2026-11-23', '2027-02-28')).toBe('2026-11-30');
  expect(firstMonday('2026-11-23', '2027-03-01')).toBe('2027-03-08');
});

test('weeks and days are counted from the Monday', () => {
  expect(dateInWeek('2026-11-30', 0)).toBe('2026-11-30');
  expect(dateInWeek('2026-11-30', 4, 'Sun')).toBe('2027-01-03');
  expect(possibleStarts('2026-11-30')).toHaveLength(13);
  expect(possibleStarts('2026-11-30').at(-1)).toBe('2027-02-22');
});
