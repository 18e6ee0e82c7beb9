type Moments = readonly (readonly [raw: number, edited: number])[];

/**
 * Returns the second of the other version at the same moment. Between two moments, such as in a
 * pause that was cut, time is interpolated.
 */
export function sameMoment(
  second: number,
  from: 'raw' | 'edited',
  moments: Moments,
  ends: Moments[number],
) {
  const points: Moments = [[0, 0], ...moments, ends];
  const [a, b] = from === 'raw' ? ([0, 1] as const) : ([1, 0] as const);
  const next = points.findIndex((point) => point[a] >= second);
  const after = points[next] ?? ends;
  const before = points[next - 1] ?? after;
  const length = after[a] - before[a];
  const share = length > 0 ? (second - before[a]) / length : 1;
  return before[b] + Math.min(1, share) * (after[b] - before[b]);
}

/** Returns whether a second of the raw version is in the edited one, too. */
export const isKept = (second: number, moments: Moments) =>
  moments.some(
    ([start], i) => i % 2 === 0 && second >= start && second <= (moments[i + 1]?.[0] ?? start),
  );

/** Returns the last cue that has begun. */
export const cueAt = <Cue extends { at: number }>(second: number, cues: readonly Cue[]) =>
  cues.findLast(({ at }) => at <= second);

/** `0:07`, for times below an hour. */
export function clock(seconds: number) {
  const whole = Math.floor(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
