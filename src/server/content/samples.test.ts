import { expect, test } from 'vitest';
import { siteContent } from './siteContent.ts';

const { documents } = siteContent();
const ascending = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b);

test('the launch takes 14 days, one weekday after another, and leaves weekends free', () => {
  const { days } = documents['services/podcast-production'].calendar;
  const week = ['Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday', 'Monday', 'Tuesday'];
  expect(days.map(({ weekday }) => weekday)).toEqual([...week, ...week]);
  const weekend = days.filter(({ weekday }) => weekday.startsWith('S'));
  expect(weekend.filter(({ you }) => you)).toEqual([]);
});

test('the storyboard has more than 30 pieces of all types, from passages in their order', () => {
  const { storyboard, types } = documents['services/content-repurposing'];
  const { passages, minutes } = storyboard;
  const pieces = passages.flatMap((passage) => passage.pieces);
  expect(pieces.length).toBeGreaterThanOrEqual(30);
  const kinds = new Set(pieces.map(({ kind }) => kind));
  expect(types.items.map(({ kind }) => kind).toSorted()).toEqual([...kinds].toSorted());
  const part = minutes / passages.length;
  // The waveform of a row shows one part of the recording.
  expect(passages.map(({ minute }) => Math.floor(minute / part))).toEqual([...passages.keys()]);
  const days = passages.map((passage) => passage.pieces.map(({ day }) => day));
  expect(days).toEqual(days.map(ascending));
});

test('the note numbers of the invitation have their reasons', () => {
  const { invitation, reasons } = documents['services/guest-management'];
  const numbers = invitation.paragraphs.flatMap(({ note }) => note ?? []);
  expect(numbers).toEqual(reasons.items.map((_, index) => index + 1));
});

test('an episode is on at least 15 platforms within 48 hours, one after another', () => {
  const { release, process } = documents['services/distribution-management'];
  const platforms = release.lanes.flatMap((lane) => lane.platforms);
  expect(new Set(platforms.map(({ name }) => name)).size).toBe(platforms.length);
  expect(platforms.length).toBeGreaterThanOrEqual(15);
  for (const lane of release.lanes) {
    const hours = lane.platforms.map(({ hour }) => hour);
    expect(hours).toEqual(ascending(hours));
  }
  const ends = process.steps.map(({ until }) => until);
  expect(ends).toEqual(ascending(ends));
  expect(ends.at(-1)).toBe(48);
});

test('the figures of the report agree with its charts', () => {
  const { figures, content, pipeline, audience } = documents['services/analytics-reporting'].report;
  const show = content.curves[1].shares[content.at / content.step];
  expect(figures.map(({ value }) => value)).toContain(`${show}%`);
  const meetings = pipeline.bars.find(({ label }) => label === 'Met for business')?.value;
  expect(figures.find(({ label }) => label.startsWith('meetings'))?.value).toBe(`${meetings}`);
  const values = pipeline.bars.map(({ value }) => value);
  expect(values).toEqual(ascending(values).toReversed());
  const most = Math.max(...audience.bars.map(({ value }) => value));
  expect(audience.bars.find(({ label }) => label === audience.best)?.value).toBe(most);
});
