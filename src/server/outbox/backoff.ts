const SECOND = 1000;
const HOUR = 3600 * SECOND;

/** No row is put off for longer, whatever the other side asks. */
export const LONGEST_DELAY_MS = 24 * HOUR;

/** A row is tried so often, which takes about a day and a half. */
export const MAX_ATTEMPTS = 12;

/** Milliseconds until the next try after `attempts` failed ones: a minute at most, then growing to 6 hours. */
export function backoff(attempts: number, retryAfterSeconds = 0, random = Math.random()) {
  const longest = Math.min(60 * SECOND * 2.5 ** (attempts - 1), 6 * HOUR);
  // Jitter keeps the rows of one outage from coming back all at once.
  const wait = longest * (0.5 + random / 2);
  return Math.round(Math.max(wait, Math.min(retryAfterSeconds * SECOND, LONGEST_DELAY_MS)));
}
