/** The same talk twice: as it was recorded, and edited with music. */
import { bed } from './bed.ts';
import { crackle } from './drums.ts';
import { bandpass, highpass, inStereo, lowpass, peak } from './filters.ts';
import { master } from './loudness.ts';
import { office, reverb, studio } from './reverb.ts';
import {
  add,
  addStereo,
  decibels,
  fade,
  mapStereo,
  noise,
  pan,
  RATE,
  samples,
  silence,
  type Stereo,
  stereo,
} from './signal.ts';
import { type Spoken, talk } from './talk.ts';

const RAW_TAIL = 1.3;
const RAW_LUFS = -26;
const EDITED_LUFS = -16;

const sine = (hz: number, seconds: number) =>
  silence(seconds).map((_, i) => Math.sin((2 * Math.PI * hz * i) / RATE));

/** A knock on the desk that carries the microphone. */
function thump(level: number): Float32Array {
  const sound = lowpass(noise(0.4, 71), 240);
  add(sound, sine(58, 0.4), 0, 0.5);
  return sound.map((value, i) => value * level * Math.exp(-i / (0.06 * RATE)));
}

/** Air that hits the microphone at a 'p'. */
const plosive = (level: number) =>
  lowpass(noise(0.2, 73), 95).map(
    (value, i) => value * level * 5 * Math.exp(-((i / RATE - 0.035) ** 2) / 0.0009),
  );

/** A telephone that vibrates on the desk. */
const buzz = () =>
  bandpass(
    sine(172, 0.42).map((value) => Math.sign(value) * 0.5),
    420,
    1.4,
  ).map((value, i) => value * 0.22 * Math.min(1, (samples(0.42) - i) / 900, i / 900));

function rustle(seconds: number): Float32Array {
  const paper = highpass(lowpass(noise(seconds, 75), 7000), 1800);
  return paper.map((value, i) => value * 0.05 * Math.abs(Math.sin(i / 2900) * Math.sin(i / 7100)));
}

/** Ventilation, a computer's fan and the hum of the mains. */
function room(seconds: number): Stereo {
  const air = (seed: number) => {
    const low = lowpass(noise(seconds, seed), 320);
    const high = lowpass(noise(seconds, seed + 1), 3800);
    return low.map((value, i) => value * 0.06 + (high[i] ?? 0) * 0.045);
  };
  const hum = silence(seconds);
  for (const [hz, gain] of [
    [60, 0.02],
    [120, 0.03],
    [180, 0.016],
    [240, 0.011],
    [300, 0.008],
    [420, 0.005],
    [660, 0.003],
  ] as const)
    add(hum, sine(hz, seconds), 0, gain);
  const result = { left: air(81), right: air(85) };
  pan(result, hum, 0);
  return result;
}

function recorded(lines: readonly Spoken[]): Stereo {
  const last = lines.at(-1);
  const seconds = last ? last.raw + last.seconds + RAW_TAIL : 0;
  const [near, far] = [silence(seconds), silence(seconds)];
  for (const { by, sound, level, raw, words } of lines) {
    add(by === 'host' ? near : far, sound, raw, decibels(level));
    if (by === 'host') for (const at of words) add(near, plosive(4), raw + at - 0.03);
  }
  // The guest is heard through a cheap headset; the host is so close that the low end booms.
  const guest = peak(lowpass(highpass(far, 260), 3400), 1150, 1.4, 7);
  const host = peak(near, 190, 0.9, 6);
  const result = stereo(seconds);
  pan(result, host, 0);
  pan(result, guest, 0);
  const echo = stereo(seconds);
  pan(echo, host, 0, 0.16);
  pan(echo, guest, 0, 0.75);
  addStereo(result, reverb(echo, office));
  addStereo(result, room(seconds));
  pan(result, mishaps(lines, seconds), 0);
  return master(
    inStereo(result, (sound) => highpass(sound, 30)),
    RAW_LUFS,
    -3,
  );
}

function mishaps(lines: readonly Spoken[], seconds: number): Float32Array {
  const sound = silence(seconds);
  add(sound, thump(9), 0.45);
  add(sound, thump(5.5), 0.85);
  // Clicks of the mouth in the pauses before a line.
  for (const { raw } of lines) add(sound, crackle(0.3, 9, 0.16, samples(raw)), raw - 0.42);
  const [, question, , , , , reply, , answer] = lines;
  if (question) add(sound, rustle(0.9), question.raw - 1.15);
  if (reply) add(sound, rustle(0.8), reply.raw - 1.25);
  if (answer) for (const at of [1.75, 1.15]) add(sound, buzz(), answer.raw - at);
  add(sound, thump(7), seconds - 0.7);
  return sound;
}

/** How loud the talk is from moment to moment, as a compressor sees it. */
function follower(sound: Float32Array, attack: number, release: number): Float32Array {
  const [up, down] = [1 - Math.exp(-1 / samples(attack)), 1 - Math.exp(-1 / samples(release))];
  let level = 0;
  return sound.map((value) => {
    const now = Math.abs(value);
    level += (now - level) * (now > level ? up : down);
    return level;
  });
}

function levelled(sound: Float32Array): Float32Array {
  const level = follower(sound, 0.008, 0.14);
  const threshold = 0.12;
  return sound.map((value, i) => value * Math.max(1, (level[i] ?? 0) / threshold) ** -0.6);
}

function edited(lines: readonly Spoken[]): Stereo {
  const kept = lines.flatMap((line) =>
    line.edited === undefined ? [] : [{ ...line, at: line.edited }],
  );
  const music = bed();
  const seconds = music.left.length / RATE;
  const [left, right] = [silence(seconds), silence(seconds)];
  for (const { by, sound, at } of kept) add(by === 'host' ? left : right, sound, at);
  const polish = (sound: Float32Array) => levelled(peak(highpass(sound, 85), 3200, 0.8, 3));
  const result = stereo(seconds);
  pan(result, polish(left), -0.16, 1.5);
  pan(result, polish(right), 0.16, 1.75);
  const voices = mapStereo(result, (value) => value);
  addStereo(
    result,
    reverb(
      mapStereo(voices, (value) => value * 0.2),
      studio,
    ),
  );
  // The music steps back while somebody speaks.
  const speech = follower(
    voices.left.map((value, i) => value + (voices.right[i] ?? 0)),
    0.09,
    0.42,
  );
  addStereo(
    result,
    mapStereo(music, (value, i) => value * (1 - 0.72 * Math.min(1, (speech[i] ?? 0) * 6))),
    0.72,
  );
  return master(fade(result, 0.01, 1.4), EDITED_LUFS);
}

/** Both versions, and pairs of seconds at which they are at the same moment of the talk. */
export function conversation() {
  const lines = talk();
  const moments = lines.flatMap(({ raw, edited, seconds }) =>
    edited === undefined
      ? []
      : [
          [raw, edited],
          [raw + seconds, edited + seconds],
        ],
  );
  return { raw: recorded(lines), edited: edited(lines), moments };
}
