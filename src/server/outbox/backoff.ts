import { HOUR_MS, SECOND_MS } from '../durations.ts';

/** Maximum delay of a row, whatever the other side requests. */
export const LONGEST_DELAY_MS = 24 * HOUR_MS;

/** A row is tried so often, which takes about a day and a half. */
export const MAX_ATTEMPTS = 12;

/** Milliseconds until the next try after `attempts` failed ones: a minute at most, then growing to 6 hours. */
export function backoff(attempts: number, retryAfterSeconds = 0, random = Math.random()) {
  const longest = Math.min(60 * SECOND_MS * 2.5 ** (attempts - 1), 6 * HOUR_MS);
  // Jitter spreads the retries after an outage.
  const wait = longest * (0.5 + random / 2);
  return Math.round(Math.max(wait, Math.min(retryAfterSeconds * SECOND_MS, LONGEST_DELAY_MS)));
}
