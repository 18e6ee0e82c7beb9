import { afterEach, expect, test, vi } from 'vitest';
import { Zone } from './zone.ts';
import { dayInZone, lastDays, spanOfMonth, startOfDay, viewerZone } from './zonedDates.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test.each([
  ['Europe/Berlin', 'Europe/Berlin'],
  ['Etc/Unknown', 'UTC'],
  ['', 'UTC'],
  [undefined, 'UTC'],
])('a browser in the zone %j is shown times in %s', (timeZone, shown) => {
  const options = Object.assign(new Intl.DateTimeFormat().resolvedOptions(), { timeZone });
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue(options);
  expect(viewerZone()).toBe(shown);
});

test('a browser without Intl is shown times in UTC', () => {
  vi.stubGlobal('Intl', undefined);
  expect(viewerZone()).toBe('UTC');
});

test.each([
  ['UTC', '2026-11-01', '2026-11-01T00:00:00.000Z'],
  ['Europe/Berlin', '2026-07-01', '2026-06-30T22:00:00.000Z'],
  ['Europe/Berlin', '2026-03-29', '2026-03-28T23:00:00.000Z'],
  ['Europe/Berlin', '2026-03-30', '2026-03-29T22:00:00.000Z'],
  ['Asia/Kolkata', '2026-01-01', '2025-12-31T18:30:00.000Z'],
  ['Pacific/Kiritimati', '2027-01-01', '2026-12-31T10:00:00.000Z'],
  // Clocks go from 00:00 to 01:00 in Santiago and Havana, and from 01:00 back to 00:00 in Havana.
  ['America/Santiago', '2026-09-06', '2026-09-06T04:00:00.000Z'],
  ['America/Havana', '2026-03-08', '2026-03-08T05:00:00.000Z'],
  ['America/Havana', '2026-11-01', '2026-11-01T04:00:00.000Z'],
])('in %s, %s begins at %s', (zone, day, moment) => {
  expect(startOfDay(zone, day).toISOString()).toBe(moment);
  // Also from what is remembered.
  expect(startOfDay(zone, day).toISOString()).toBe(moment);
});

test('the day of a moment depends on the zone', () => {
  const moment = new Date('2026-11-21T23:30:00Z');
  expect(dayInZone('UTC', moment)).toBe('2026-11-21');
  expect(dayInZone('Asia/Tokyo', moment)).toBe('2026-11-22');
});

test('a month ends where the next one begins', () => {
  expect(spanOfMonth('America/New_York', '2026-12-24')).toEqual({
    since: new Date('2026-12-01T05:00:00Z'),
    before: new Date('2027-01-01T05:00:00Z'),
  });
});

test('the last days end with today, and have 23 or 25 hours where the clocks change', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-10-26T12:00:00Z') });
  const days = lastDays('Europe/Berlin', 3);
  expect(days.map(({ day }) => day)).toEqual(['2026-10-24', '2026-10-25', '2026-10-26']);
  const hours = days.map(({ since, before }) => (before.getTime() - since.getTime()) / 3_600_000);
  expect(hours).toEqual([24, 25, 24]);
});

test('rejects an unknown zone, and defaults to UTC', () => {
  expect(Zone.safeParse('Mars/Base').error?.issues[0]?.message).toContain('time zone');
  expect(Zone.parse(undefined)).toBe('UTC');
});
