/** Loudness as broadcasters measure it, and the limiter at the end of a mix. */
import { weighted } from './filters.ts';
import { decibels, mapStereo, samples, type Stereo } from './signal.ts';

const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
const toLufs = (power: number) => -0.691 + 10 * Math.log10(power);

/** Integrated loudness in LUFS (ITU-R BS.1770-5): blocks of 400 ms, gated at -70 LUFS and 10 LU below the rest. */
function loudness({ left, right }: Stereo): number {
  const [a, b] = [weighted(left), weighted(right)];
  const powers: number[] = [];
  for (let start = 0; start + samples(0.4) <= a.length; start += samples(0.1)) {
    let sum = 0;
    for (let i = start; i < start + samples(0.4); i++) sum += (a[i] ?? 0) ** 2 + (b[i] ?? 0) ** 2;
    powers.push(sum / samples(0.4));
  }
  const audible = powers.filter((power) => toLufs(power) > -70);
  const gate = toLufs(mean(audible)) - 10;
  return toLufs(mean(audible.filter((power) => toLufs(power) > gate)));
}

/** Lowers the gain in the 5 ms before a peak above the ceiling, and lets it recover in a second. */
function limit(sound: Stereo, ceiling: number): Stereo {
  const { length } = sound.left;
  const gains = new Float32Array(length + 1).fill(1);
  for (let i = length - 1; i >= 0; i--) {
    const level = Math.max(Math.abs(sound.left[i] ?? 0), Math.abs(sound.right[i] ?? 0), 1e-9);
    gains[i] = Math.min(1, ceiling / level, (gains[i + 1] ?? 1) + 1 / samples(0.005));
  }
  for (let i = 1; i < length; i++)
    gains[i] = Math.min(gains[i] ?? 1, (gains[i - 1] ?? 1) + 1 / samples(1));
  return mapStereo(sound, (value, i) => value * (gains[i] ?? 1));
}

/** Brings a mix to a loudness in LUFS, with no sample above the ceiling in decibels. */
export function master(sound: Stereo, target: number, ceiling = -1.5): Stereo {
  let result = sound;
  // The limiter takes away some loudness, so it is made up for.
  for (let round = 0; round < 3; round++) {
    const gain = decibels(target - loudness(result));
    result = limit(
      mapStereo(result, (value) => value * gain),
      decibels(ceiling),
    );
  }
  return result;
}
