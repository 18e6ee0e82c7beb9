import { expect, test } from 'vitest';
import { peaksOf } from './peaks.ts';

test('a waveform follows the loudness, and its loudest part is 100', () => {
  const samples = Float32Array.from({ length: 4000 }, (_, n) => (n < 2000 ? 0.1 : 0.4) * (-1) ** n);
  expect(peaksOf(samples, 4)).toEqual([25, 25, 100, 100]);
});

test('silence, and fewer samples than values, are no problem', () => {
  expect(peaksOf(new Float32Array(100), 3)).toEqual([0, 0, 0]);
  expect(peaksOf(new Float32Array(0), 2)).toEqual([0, 0]);
  expect(peaksOf(Float32Array.of(1), 2)).toEqual([0, 100]);
});
