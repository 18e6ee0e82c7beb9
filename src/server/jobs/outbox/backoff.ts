import { HOUR_MS, SECOND_MS } from '../../../shared/durations.ts';

/** Maximum delay of a row, also when a `Retry-After` header requests more. */
export const MAX_DELAY_MS = 24 * HOUR_MS;

/** These attempts take about a day and a half. */
export const MAX_ATTEMPTS = 12;

/** Returns the milliseconds until the next attempt: a minute at most after the first, growing to 6 hours. */
export function backoff(attempts: number, retryAfterSeconds = 0, random = Math.random()) {
  const longest = Math.min(60 * SECOND_MS * 2.5 ** (attempts - 1), 6 * HOUR_MS);
  // Jitter spreads the retries after an outage.
  const wait = longest * (0.5 + random / 2);
  return Math.round(Math.max(wait, Math.min(retryAfterSeconds * SECOND_MS, MAX_DELAY_MS)));
}
