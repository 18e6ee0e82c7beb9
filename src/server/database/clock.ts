import { MINUTE_MS } from '../../shared/durations.ts';

/** Between the servers of a site. */
const MAX_DIFFERENCE_MS = MINUTE_MS;

/**
 * Returns the latest date that a correct clock could have stored or, with a lifetime, the latest expiry. A
 * later one comes from a clock that was ahead, and would stay in the future after its correction.
 */
export const latestDate = (lifetimeMs = 0) => new Date(Date.now() + MAX_DIFFERENCE_MS + lifetimeMs);
