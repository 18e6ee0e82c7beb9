import { expect, test } from 'vitest';
import { dayIn, startOfDay, Zone } from './zone.ts';

test.each([
  ['UTC', { year: 2026, month: 11, day: 1 }, '2026-11-01T00:00:00.000Z'],
  ['Europe/Berlin', { year: 2026, month: 7, day: 1 }, '2026-06-30T22:00:00.000Z'],
  ['Europe/Berlin', { year: 2026, month: 3, day: 29 }, '2026-03-28T23:00:00.000Z'],
  ['Europe/Berlin', { year: 2026, month: 3, day: 30 }, '2026-03-29T22:00:00.000Z'],
  ['Asia/Kolkata', { year: 2026, month: 1, day: 1 }, '2025-12-31T18:30:00.000Z'],
  ['Pacific/Kiritimati', { year: 2026, month: 12, day: 32 }, '2026-12-31T10:00:00.000Z'],
  ['America/New_York', { year: 2026, month: 13, day: 1 }, '2027-01-01T05:00:00.000Z'],
])('a day in %s begins when it begins there', (zone, day, moment) => {
  expect(startOfDay(zone, day).toISOString()).toBe(moment);
});

test('the day of a moment depends on the zone', () => {
  const moment = new Date('2026-11-21T23:30:00Z');
  expect(dayIn('UTC', moment)).toEqual({ year: 2026, month: 11, day: 21 });
  expect(dayIn('Asia/Tokyo', moment)).toEqual({ year: 2026, month: 11, day: 22 });
});

test('an unknown zone is refused by name, and UTC stands for none', () => {
  expect(Zone.safeParse('Mars/Base').error?.issues[0]?.message).toContain('time zone');
  expect(Zone.parse(undefined)).toBe('UTC');
});
