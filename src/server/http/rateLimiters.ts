import {
  type RateLimiterAbstract,
  type RateLimiterRes,
  RateLimiterMemory,
} from 'rate-limiter-flexible';

/** Allows `points` within `duration` seconds, counted under a name. */
type Window = { name: string; points: number; duration: number };

export type RateLimiters = {
  create: (window: Window) => Pick<RateLimiterAbstract, 'consume' | 'get'>;
  close: () => void;
};

/** Counts in the memory of this process. */
export const memoryRateLimiters = (): RateLimiters => ({
  create: ({ points, duration }) => new RateLimiterMemory({ points, duration }),
  close: () => {},
});

/**
 * Whether a counter is exhausted. The in-memory limiter keeps a count slightly longer than its
 * window.
 */
export const isExhausted = (state: RateLimiterRes | null): state is RateLimiterRes =>
  !!state && state.remainingPoints <= 0 && state.msBeforeNext > 0;
