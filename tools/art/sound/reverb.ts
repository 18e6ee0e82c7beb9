/** Rooms: a sound is convolved with decaying noise. */
import { highpass, lowpass } from './filters.ts';
import { noise, RATE, samples, silence, type Stereo } from './signal.ts';

export type Room = {
  /** Seconds until the sound has fallen by 60 dB. */
  decay: number;
  /** Seconds before the first echo. */
  delay: number;
  /** Above this frequency the room absorbs. */
  damping: number;
  /** Single echoes of bare walls: seconds and gain. */
  echoes?: readonly (readonly [at: number, gain: number])[];
};

export const chamber: Room = { decay: 1.2, delay: 0.016, damping: 6000 };

/** The sound of the room alone; `left` and `right` differ, so a mono sound becomes wide. */
export const reverb = (sound: Stereo, room: Room): Stereo => ({
  left: convolve(sound.left, response(room, 11)),
  right: convolve(sound.right, response(room, 23)),
});

function response({ decay, delay, damping, echoes = [] }: Room, seed: number): Float32Array {
  const length = decay * 1.1;
  const falling = (sound: Float32Array, seconds: number) =>
    sound.map((value, i) => value * 10 ** ((-3 * i) / (seconds * RATE)));
  // High frequencies die first.
  const low = falling(lowpass(noise(length, seed), damping / 3), decay * 1.05);
  const high = falling(lowpass(highpass(noise(length, seed + 1), damping / 3), damping), decay / 2);
  const tail = silence(delay + length);
  for (let i = 0; i < low.length; i++)
    tail[samples(delay) + i] = (low[i] ?? 0) * 1.6 + (high[i] ?? 0) * 0.8;
  const energy = Math.sqrt(tail.reduce((sum, value) => sum + value * value, 0));
  const result = highpass(
    tail.map((value) => value / energy),
    90,
  );
  for (const [at, gain] of echoes) {
    const i = samples(at + (seed % 3) * 0.0007);
    result[i] = (result[i] ?? 0) + gain;
  }
  return result;
}

function convolve(sound: Float32Array, kernel: Float32Array): Float32Array {
  const result = new Float32Array(sound.length);
  // In blocks, because one transform of everything would leave the processor's cache.
  const size = 2 ** Math.ceil(Math.log2(2 * kernel.length));
  const block = size - kernel.length;
  for (let start = 0; start < sound.length; start += block) {
    const part = convolveBlock(sound.subarray(start, start + block), kernel, size);
    for (let i = 0; i < Math.min(size, sound.length - start); i++)
      result[start + i] = (result[start + i] ?? 0) + (part[i] ?? 0) / size;
  }
  return result;
}

function convolveBlock(sound: Float32Array, kernel: Float32Array, size: number): Float64Array {
  const [re, im] = [new Float64Array(size), new Float64Array(size)];
  // Two real signals are transformed at once: the sound as real part, the kernel as imaginary part.
  re.set(sound);
  im.set(kernel);
  transform(re, im);
  const [outRe, outIm] = [new Float64Array(size), new Float64Array(size)];
  for (let k = 0; k < size; k++) {
    const j = (size - k) % size;
    const [ar, ai, br, bi] = [re[k] ?? 0, im[k] ?? 0, re[j] ?? 0, im[j] ?? 0];
    const [xr, xi] = [(ar + br) / 2, (ai - bi) / 2];
    const [yr, yi] = [(ai + bi) / 2, (br - ar) / 2];
    // Conjugated, so that the same transform serves as the inverse one.
    outRe[k] = xr * yr - xi * yi;
    outIm[k] = -(xr * yi + xi * yr);
  }
  transform(outRe, outIm);
  return outRe;
}

/** The fast Fourier transform in place; the length is a power of two. */
function transform(re: Float64Array, im: Float64Array): void {
  const n = re.length;
  const cosines = Float64Array.from({ length: n / 2 }, (_, k) => Math.cos((2 * Math.PI * k) / n));
  const sines = Float64Array.from({ length: n / 2 }, (_, k) => -Math.sin((2 * Math.PI * k) / n));
  for (let i = 1, j = 0; i < n; i++) {
    let bit = n >> 1;
    for (; j & bit; bit >>= 1) j ^= bit;
    j ^= bit;
    if (i < j) swap(re, im, i, j);
  }
  for (let half = 1; half < n; half *= 2)
    for (let start = 0; start < n; start += 2 * half)
      for (let k = 0; k < half; k++) {
        const [a, b, turn] = [start + k, start + k + half, (k * n) / (2 * half)];
        const cos = cosines[turn] ?? 0;
        const sin = sines[turn] ?? 0;
        const tr = (re[b] ?? 0) * cos - (im[b] ?? 0) * sin;
        const ti = (re[b] ?? 0) * sin + (im[b] ?? 0) * cos;
        re[b] = (re[a] ?? 0) - tr;
        im[b] = (im[a] ?? 0) - ti;
        re[a] = (re[a] ?? 0) + tr;
        im[a] = (im[a] ?? 0) + ti;
      }
}

function swap(re: Float64Array, im: Float64Array, i: number, j: number): void {
  const [a, b] = [re[i] ?? 0, im[i] ?? 0];
  re[i] = re[j] ?? 0;
  im[i] = im[j] ?? 0;
  re[j] = a;
  im[j] = b;
}
