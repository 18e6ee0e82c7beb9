/** Returns the loudness of equally long parts of a recording from 0 to 100, the loudest being 100. */
export function peaksOf(samples: Float32Array, count: number) {
  const length = samples.length / count;
  const levels = Array.from({ length: count }, (_, index) =>
    rootMeanSquare(samples.subarray(Math.floor(index * length), Math.floor((index + 1) * length))),
  );
  const loudest = Math.max(...levels);
  return levels.map((level) => (loudest > 0 ? Math.round((level / loudest) * 100) : 0));
}

function rootMeanSquare(samples: Float32Array) {
  let sum = 0;
  for (const sample of samples) sum += sample * sample;
  return samples.length > 0 ? Math.sqrt(sum / samples.length) : 0;
}
