/** Second-order filters, after Robert Bristow-Johnson's "Audio EQ Cookbook". */
import { RATE } from './signal.ts';

type Coefficients = { b0: number; b1: number; b2: number; a1: number; a2: number };

function run(sound: Float32Array, { b0, b1, b2, a1, a2 }: Coefficients): Float32Array {
  // Two numbers of memory; without array destructuring, which is slow here.
  let s1 = 0;
  let s2 = 0;
  return sound.map((x) => {
    const y = b0 * x + s1;
    s1 = b1 * x - a1 * y + s2;
    s2 = b2 * x - a2 * y;
    return y;
  });
}

const angle = (hz: number, q: number) => {
  const w = (2 * Math.PI * hz) / RATE;
  return { cos: Math.cos(w), alpha: Math.sin(w) / (2 * q) };
};

export function lowpass(sound: Float32Array, hz: number, q = Math.SQRT1_2): Float32Array {
  const { cos, alpha } = angle(hz, q);
  const a0 = 1 + alpha;
  const b = (1 - cos) / 2 / a0;
  return run(sound, { b0: b, b1: 2 * b, b2: b, a1: (-2 * cos) / a0, a2: (1 - alpha) / a0 });
}

export function highpass(sound: Float32Array, hz: number, q = Math.SQRT1_2): Float32Array {
  const { cos, alpha } = angle(hz, q);
  const a0 = 1 + alpha;
  const b = (1 + cos) / 2 / a0;
  return run(sound, { b0: b, b1: -2 * b, b2: b, a1: (-2 * cos) / a0, a2: (1 - alpha) / a0 });
}

export function bandpass(sound: Float32Array, hz: number, q: number): Float32Array {
  const { cos, alpha } = angle(hz, q);
  const a0 = 1 + alpha;
  const b = alpha / a0;
  return run(sound, { b0: b, b1: 0, b2: -b, a1: (-2 * cos) / a0, a2: (1 - alpha) / a0 });
}

/** The weighting of loudness: a shelf for the head and a high pass (ITU-R BS.1770-5, tables 1 and 2). */
export const weighted = (sound: Float32Array): Float32Array =>
  run(
    run(sound, {
      b0: 1.53512485958697,
      b1: -2.69169618940638,
      b2: 1.19839281085285,
      a1: -1.69065929318241,
      a2: 0.73248077421585,
    }),
    { b0: 1, b1: -2, b2: 1, a1: -1.99004745483398, a2: 0.99007225036621 },
  );
