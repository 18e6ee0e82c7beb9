import { describe, expect, test, vi } from 'vitest';
import {
  addDays,
  endOfLocalDay,
  firstOfMonth,
  fromPickerValue,
  fullDate,
  isDay,
  localDate,
  localDateTime,
  localDay,
  longDate,
  monthAndDay,
  secondsToMidnight,
  shortDate,
  toPickerValue,
  utcDateTime,
  utcTime,
} from './dates.ts';

const local = (year: number, month: number, day: number, hour = 12, minute = 0) =>
  new Date(year, month - 1, day, hour, minute).toISOString();

describe('in UTC', () => {
  test('public dates use the day in UTC', () => {
    expect(shortDate('2026-09-05T23:59:59.000Z')).toBe('Sep 5, 2026');
    expect(longDate('2026-01-01T00:00:00.000Z')).toBe('January 1, 2026');
    expect(fullDate('2026-03-02')).toBe('Monday, March 2, 2026');
    expect(monthAndDay('2026-11-05')).toBe('Nov 5');
  });

  test('times name their zone', () => {
    expect(utcDateTime('2026-11-05T09:07:59.000Z')).toBe('2026-11-05 09:07 UTC');
    expect(utcTime('2026-11-05T09:07:59.000Z')).toBe('09:07 UTC');
  });

  test('a day is one of the calendar', () => {
    const days = [
      '2026-11-30',
      '2028-02-29',
      '2026-02-29',
      '2026-13-01',
      '99999-01-01',
      '2026-1-1',
      '',
      'soon',
    ];
    expect(days.filter(isDay)).toEqual(['2026-11-30', '2028-02-29']);
  });

  test('days and months are counted over the ends of months and years', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
    expect(firstOfMonth('2026-12-31', 1)).toBe('2027-01-01');
    expect(firstOfMonth('2026-02-28', -24)).toBe('2024-02-01');
  });

  test('the seconds to midnight are whole and never zero', () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-05T23:59:58.400Z') });
    expect(secondsToMidnight()).toBe(2);
    vi.setSystemTime(Date.parse('2026-11-05T00:00:00Z'));
    expect(secondsToMidnight()).toBe(86_400);
    vi.useRealTimers();
  });
});

describe("in the viewer's zone", () => {
  test('times are written with leading zeros and 24 hours', () => {
    expect(localDateTime(local(2026, 3, 5, 0, 7))).toBe('Mar 05, 2026 00:07');
    expect(localDate(local(2026, 3, 5))).toBe('Mar 5, 2026');
  });

  test('a moment survives the picker', () => {
    const moment = '2027-03-28T09:30:00.000Z';
    expect(fromPickerValue(toPickerValue(moment))).toBe(moment);
    expect(toPickerValue(null)).toBeNull();
    expect(fromPickerValue(null)).toBeNull();
  });

  test('a day lasts to its last millisecond', () => {
    expect(localDay(local(2026, 3, 5, 23, 59))).toBe('2026-03-05');
    expect(endOfLocalDay('2026-03-05')).toBe(new Date(2026, 2, 5, 23, 59, 59, 999).toISOString());
  });
});
