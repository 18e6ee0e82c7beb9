import { expect, test } from 'vitest';
import { guests, guestList } from './guestList.ts';
import { invitation, invitationNotes } from './invitation.ts';
import { duration, launchCalendar, launchDays, yourTime } from './launchCalendar.ts';
import { monthReport } from './monthReport.ts';
import { liveAt, lanes, release, releaseHours } from './release.ts';
import { countOf, passages, pieceKinds, recordingMinutes, storyboard } from './storyboard.ts';

const ascending = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b);

test.each([
  [5, '5 minutes'],
  [60, '1 hour'],
  [61, '1 hour 1 minute'],
  [325, '5 hours 25 minutes'],
])('%i minutes are %s', (minutes, text) => {
  expect(duration(minutes).replaceAll('\u00a0', ' ')).toBe(text);
});

test('the launch takes 14 days, one weekday after another, and names the sum of your time', () => {
  const week = ['Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday', 'Monday', 'Tuesday'];
  expect(launchDays.map(({ weekday }) => weekday)).toEqual([...week, ...week]);
  const weekend = launchDays.filter(({ weekday }) => weekday.startsWith('S'));
  expect(weekend.filter(({ you }) => you)).toEqual([]);
  const minutes = launchDays.map(({ you }) => you?.minutes ?? 0).reduce((a, b) => a + b);
  expect(yourTime).toBe(duration(minutes));
  expect(launchCalendar.title).toContain(yourTime);
});

test('the storyboard has more than 30 pieces, from passages in their order', () => {
  expect(countOf()).toBeGreaterThanOrEqual(30);
  expect(storyboard.title).toContain(`${countOf()} pieces`);
  const byKind = pieceKinds.map(countOf);
  expect(Math.min(...byKind)).toBeGreaterThan(0);
  expect(byKind.reduce((a, b) => a + b)).toBe(countOf());
  const part = recordingMinutes / passages.length;
  // The waveform of a row shows one part of the recording.
  expect(passages.map(({ minute }) => Math.floor(minute / part))).toEqual([...passages.keys()]);
  const days = passages.map(({ pieces }) => pieces.map(({ day }) => day));
  expect(days).toEqual(days.map(ascending));
});

test('the note numbers of the invitation have their notes, and the copy has the whole email', () => {
  const numbers = invitation.paragraphs.flatMap(({ note }) => note ?? []);
  expect(numbers).toEqual(invitationNotes.notes.map((_, index) => index + 1));
  for (const { text } of invitation.paragraphs) expect(invitation.text).toContain(text);
});

test('the guest list counts those who answered', () => {
  const open = guests.filter(({ status }) => status === 'Invited').length;
  expect(guestList.caption).toContain(`${guests.length} invited`);
  expect(guestList.caption).toContain(`${guests.length - open} have answered`);
});

test('an episode is on at least 15 platforms within 48 hours', () => {
  const platforms = lanes.flatMap((lane) => lane.platforms);
  expect(new Set(platforms.map(({ name }) => name)).size).toBe(platforms.length);
  expect(platforms.length).toBeGreaterThanOrEqual(15);
  expect(liveAt(0)).toBe(0);
  expect(liveAt(releaseHours)).toBe(platforms.length);
  for (const lane of lanes) {
    const hours = lane.platforms.map(({ hour }) => hour);
    expect(hours).toEqual(ascending(hours));
  }
});

test('the steps of the release follow each other for 48 hours', () => {
  const [first] = release.steps;
  expect(first?.from).toBe(0);
  expect(release.steps.map(({ to }) => to)).toEqual([
    ...release.steps.slice(1).map(({ from }) => from),
    releaseHours,
  ]);
});

test('the figures of the report agree with its charts', () => {
  const { figures, content, pipeline, audience } = monthReport;
  const show = content.curves[1].shares[content.at / content.step];
  expect(figures.map(({ value }) => value)).toContain(`${show}%`);
  const meetings = pipeline.bars.find(({ label }) => label === 'Met for business')?.value;
  expect(figures.find(({ label }) => label.startsWith('meetings'))?.value).toBe(`${meetings}`);
  const values = pipeline.bars.map(({ value }) => value);
  expect(values).toEqual(ascending(values).toReversed());
  const most = Math.max(...audience.bars.map(({ value }) => value));
  expect(audience.bars.find(({ label }) => label === audience.best)?.value).toBe(most);
});
