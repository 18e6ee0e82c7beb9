import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { quiz, testApp } from '../../../test/app.ts';
import { builtInGuide } from '../guides/builtIn/writer.ts';
import { readSamples } from '../guides/samples.ts';
import type { Task } from '../../shared/quiz/guide.ts';
import { addDays, mondayAfter, utcDay } from '../../shared/dates.ts';
import { calendarFile } from './calendarFile.ts';

type Event = Map<string, string>;

/** Reads iCalendar with the parser of a calendar program. */
function parse(file: string) {
  for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  const calendar = new ICAL.Component(ICAL.parse(file));
  const textOf = (value: unknown) =>
    value instanceof ICAL.Time ? value.toICALString() : String(value);
  const toMap = (component: ICAL.Component): Event =>
    new Map(
      component
        .getAllProperties()
        .map((property) => [property.name.toUpperCase(), textOf(property.getFirstValue())]),
    );
  return { header: toMap(calendar), events: calendar.getAllSubcomponents('vevent').map(toMap) };
}

const calendars = readSamples().map(({ taken }) => builtInGuide(taken).calendar);
const [calendar = { intro: '', weeks: [] }] = calendars;
const options = {
  name: 'A, B; C\\',
  start: '2026-11-30',
  id: 'one',
  now: new Date('2026-11-23T08:00:00Z'),
};

test('a calendar has one event for each task, in the week and on the day of the guide', () => {
  const { header, events } = parse(calendarFile({ calendar, ...options }));
  expect(Object.fromEntries(header)).toMatchObject({ VERSION: '2.0', CALSCALE: 'GREGORIAN' });
  expect(header.get('PRODID')).toBeTruthy();
  expect(header.get('X-WR-CALNAME')).toBe(String.raw`Podcast: A\, B\; C\\`);
  const tasks = calendar.weeks.flatMap(({ title, tasks }, week) =>
    tasks.map((task) => ({ ...task, title, week })),
  );
  expect(events).toHaveLength(tasks.length);
  const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
  for (const [index, { day, minutes, what, week, title }] of tasks.entries()) {
    const event = events[index];
    const date = addDays('2026-11-30', 7 * week + days.indexOf(day)).replaceAll('-', '');
    // A local time: the same hour wherever the calendar is read.
    expect(event?.get('DTSTART')).toMatch(new RegExp(`^${date}T\\d{4}00$`));
    expect(event?.get('DURATION')).toBe(`PT${minutes}M`);
    expect(event?.get('DTSTAMP')).toBe('20261123T080000Z');
    expect(event?.get('SUMMARY')).toMatch(/^Podcast: \w/);
    expect(event?.get('DESCRIPTION')).toBe(`${what}\n\nWeek ${week + 1}: ${title}`);
  }
});

test('tasks of a day follow each other from nine o’clock', () => {
  const { events } = parse(calendarFile({ calendar, ...options }));
  const ends = new Map<string, number>();
  for (const event of events) {
    const [, day = '', hours, minutes] =
      /^(\d+)T(\d\d)(\d\d)/.exec(event.get('DTSTART') ?? '') ?? [];
    const start = Number(hours) * 60 + Number(minutes);
    expect(start).toBe(ends.get(day) ?? 9 * 60);
    ends.set(day, start + Number(/\d+/.exec(event.get('DURATION') ?? '')?.[0]));
  }
});

test('an event keeps its UID when the calendar starts later, and differs between guides', () => {
  const uids = (change: object) =>
    parse(calendarFile({ calendar, ...options, ...change })).events.map((one) => one.get('UID'));
  const first = uids({});
  expect(new Set(first).size).toBe(first.length);
  expect(uids({ start: '2027-01-04', now: new Date() })).toEqual(first);
  expect(uids({ id: 'two' })).not.toContain(first[0]);
});

test('long lines, marks and characters of several bytes survive', () => {
  const what = `${'ä€😀'.repeat(60)}, a; b\\n "c"\r\nnext\ttab\u0007`;
  const task: Task = { day: 'Sun', minutes: 240, kind: 'record', episodes: [1, 2], what };
  const odd = { ...calendar, weeks: [{ title: 'T,;\\', tasks: [task] }] };
  const [event] = parse(calendarFile({ calendar: odd, ...options })).events;
  const read = `${'ä€😀'.repeat(60)}, a; b\\n "c"\nnext\ttab`;
  expect(event?.get('DESCRIPTION')).toBe(`${read}\n\nWeek 1: T,;\\`);
  expect(event?.get('SUMMARY')).toBe('Podcast: record, episode 1 and 2');
});

test('every sample is a valid calendar', () => {
  for (const calendar of calendars)
    expect(parse(calendarFile({ ...options, calendar })).events.length).toBeGreaterThan(20);
});

const privately = {
  'cache-control': 'private, no-store',
  'x-robots-tag': 'noindex',
  'referrer-policy': 'strict-origin',
};

test('the files of a guide are the calendar from the Monday after the quiz, or the one asked for, and the stored Markdown', async () => {
  await using server = await testApp();
  const { guideUrl, response } = (await server.post('/api/quiz', quiz)).json();
  const download = await server.inject(`${guideUrl}/calendar.ics`);
  expect(download.statusCode).toBe(200);
  expect(download.headers).toMatchObject({
    ...privately,
    'content-type': 'text/calendar; charset=utf-8',
    'content-disposition': 'attachment; filename="podcast-calendar.ics"',
  });
  const firstDay = (body: string) => parse(body).events[0]?.get('DTSTART')?.slice(0, 8) ?? '';
  const monday = mondayAfter(utcDay()).replaceAll('-', '');
  expect(Number(firstDay(download.body))).toBeGreaterThanOrEqual(Number(monday));
  const later = await server.inject(`${guideUrl}/calendar.ics?start=2027-03-01`);
  expect(firstDay(later.body)).toMatch(/^2027030[1-7]$/);
  for (const wrong of ['2027-03-02', '2027-02-30', 'soon', '%00'])
    expect((await server.inject(`${guideUrl}/calendar.ics?start=${wrong}`)).statusCode).toBe(400);
  const markdown = await server.inject(`${guideUrl}/guide.md`);
  expect(markdown.headers).toMatchObject({
    ...privately,
    'content-type': 'text/markdown; charset=utf-8',
    'content-disposition': 'attachment; filename="podcast-strategy.md"',
  });
  expect(markdown.body).toBe(`${response.generatedStrategy}\n`);
  for (const token of ['a'.repeat(32), 'nope', '%00'])
    for (const file of ['calendar.ics', 'guide.md'])
      expect((await server.inject(`/quiz/guide/${token}/${file}`)).statusCode).toBe(404);
});
