import { expect, test } from 'vitest';
import { siteContent } from '../../../server/content/siteContent.ts';
import { clock, cueAt, isKept, sameMoment } from './timeline.ts';

const { audio, 'audio-peaks': waves } = siteContent().documents;
const moments = [
  [4, 3],
  [6, 5],
  [9, 5.5],
  [11, 7.5],
] as const;
const toEdited = (second: number) => sameMoment(second, 'raw', moments, [14, 10]);
const toRaw = (second: number) => sameMoment(second, 'edited', moments, [14, 10]);

test('versions differ by what was cut before; in pauses, and before and after the talk, time is interpolated', () => {
  expect(toEdited(4.5)).toBe(3.5);
  expect(toEdited(10)).toBe(6.5);
  expect(toRaw(6.5)).toBe(10);
  expect(toEdited(7.5)).toBe(5.25);
  expect(toEdited(2)).toBe(1.5);
  expect(toEdited(12.5)).toBe(8.75);
});

test('both ends are the same moment, nothing is outside of them, and switching twice returns to the same second', () => {
  expect([toEdited(0), toRaw(0)]).toEqual([0, 0]);
  expect([toEdited(14), toRaw(10)]).toEqual([10, 14]);
  expect([toEdited(20), toRaw(20)]).toEqual([10, 14]);
  for (let second = 0; second <= 14; second += 0.37)
    expect(toRaw(toEdited(second))).toBeCloseTo(second, 9);
});

test('a second is kept between the start and the end of a part', () => {
  expect([3.9, 4, 5, 6, 7, 9.5, 11.1].map((second) => isKept(second, moments))).toEqual([
    false,
    true,
    true,
    true,
    false,
    true,
    false,
  ]);
});

test('the cue is the last one that has begun', () => {
  const cues = [{ at: 0 }, { at: 2 }];
  expect([0, 1.9, 2, 60].map((second) => cueAt(second, cues)?.at)).toEqual([0, 0, 2, 2]);
});

test('times have minutes and two digits of seconds', () => {
  expect([0, 7.9, 59.99, 61, 600].map(clock)).toEqual(['0:00', '0:07', '0:59', '1:01', '10:00']);
});

test('the moments of the sample rise, come in pairs and are within its recordings', () => {
  const { sharedMoments } = audio;
  expect(sharedMoments.length % 2).toBe(0);
  const all = [
    [0, 0],
    ...sharedMoments,
    [waves['conversation-raw'].seconds, waves['conversation-edited'].seconds],
  ] as const;
  for (const [i, [inRaw, inEdited]] of all.entries()) {
    const before = all[i - 1];
    if (!before) continue;
    expect(inRaw).toBeGreaterThan(before[0]);
    expect(inEdited).toBeGreaterThan(before[1]);
  }
});

test('the cues of the sample are in order and within its recordings', () => {
  for (const version of ['raw', 'edited'] as const) {
    const { cues } = audio.recordings[version];
    const times = cues.map(({ at }) => at);
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    expect(times[0]).toBe(0);
    expect(times.at(-1)).toBeLessThan(waves[`conversation-${version}` as const].seconds);
  }
});
