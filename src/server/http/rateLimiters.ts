import type { FastifyBaseLogger } from 'fastify';
import {
  type RateLimiterAbstract,
  type RateLimiterRes,
  RateLimiterMemory,
  RateLimiterRedis,
} from 'rate-limiter-flexible';
import { connectRedis } from '../redis.ts';

/** Allows `points` within `duration` seconds, counted under a name. */
type Window = { name: string; points: number; duration: number };

export type RateLimiters = {
  create: (window: Window) => Pick<RateLimiterAbstract, 'consume' | 'get'>;
  close: () => void;
};

type Options = {
  log: FastifyBaseLogger;
  /** Milliseconds for a connection or a command. */
  timeout: number;
};

/** Counts in the memory of this process. */
export const memoryRateLimiters = (): RateLimiters => ({
  create: ({ points, duration }) => new RateLimiterMemory({ points, duration }),
  close: () => {},
});

/** Counts in Redis for all processes. While Redis is unreachable, each process counts alone. */
export function redisRateLimiters(url: string, { log, timeout }: Options): RateLimiters {
  const redis = connectRedis(
    url,
    { log, timeout, consequence: 'rate limits are counted per process' },
    // When Redis hangs, only calls in progress wait for it.
    { maxRetriesPerRequest: 0, socketTimeout: timeout },
  );
  return {
    create: ({ name, points, duration }) =>
      new RateLimiterRedis({
        storeClient: redis,
        rejectIfRedisNotReady: true,
        keyPrefix: `roi:limit:${name}`,
        points,
        duration,
        insuranceLimiter: new RateLimiterMemory({ points, duration }),
      }),
    close: () => redis.disconnect(),
  };
}

/**
 * Whether a counter is exhausted. The in-memory limiter keeps a count slightly longer than its
 * window.
 */
export const isExhausted = (state: RateLimiterRes | null): state is RateLimiterRes =>
  !!state && state.remainingPoints <= 0 && state.msBeforeNext > 0;
