import type { TRPCError } from '@trpc/server';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  type RateLimiterRes,
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
 * Whether a counter is exhausted. The library's in-memory limiter, which counts while Redis is
 * unreachable, keeps a count slightly longer than its window.
 */
export const isExhausted = (state: RateLimiterRes | null): state is RateLimiterRes =>
  !!state && state.remainingPoints <= 0 && state.msBeforeNext > 0;

/** Receives the seconds after which a refused caller may try again. */
export type OnRetryAfter = (seconds: number) => void;

/** Refuses a caller past a limit. */
export function reject(
  state: RateLimiterRes,
  onRetryAfter: OnRetryAfter,
  error: (seconds: number) => TRPCError,
): never {
  const seconds = Math.ceil(state.msBeforeNext / 1000);
  onRetryAfter(seconds);
  throw error(seconds);
}
