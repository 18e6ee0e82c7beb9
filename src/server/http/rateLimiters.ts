import type { FastifyBaseLogger } from 'fastify';
import { Redis } from 'ioredis';
import {
  type RateLimiterAbstract,
  type RateLimiterRes,
  RateLimiterMemory,
  RateLimiterRedis,
} from 'rate-limiter-flexible';

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
  const redis = new Redis(url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    connectTimeout: timeout,
    commandTimeout: timeout,
    // When Redis hangs, only calls in progress wait for it.
    socketTimeout: timeout,
    retryStrategy: (attempt) => Math.min(attempt * 100, timeout),
  });
  // Logs once each time Redis becomes unreachable, not once per reconnect attempt.
  let isUnreachable = false;
  redis.on('error', (err: Error) => {
    if (!isUnreachable)
      log.error({ err }, 'Redis is unreachable: rate limits are counted per process');
    isUnreachable = true;
  });
  redis.on('ready', () => {
    isUnreachable = false;
  });
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
