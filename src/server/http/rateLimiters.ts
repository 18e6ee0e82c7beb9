import type { FastifyBaseLogger } from 'fastify';
import { Redis } from 'ioredis';
import {
  type RateLimiterAbstract,
  type RateLimiterRes,
  RateLimiterMemory,
  RateLimiterRedis,
} from 'rate-limiter-flexible';

/** So many points in so many seconds, counted under a name. */
type Window = { name: string; points: number; duration: number };

export type Limiters = {
  create: (window: Window) => Pick<RateLimiterAbstract, 'consume' | 'get'>;
  close: () => void;
};

type Options = {
  log: FastifyBaseLogger;
  /** Milliseconds for a connection or a command. */
  timeout: number;
};

/** Counts in the memory of this process. */
export const memoryLimiters = (): Limiters => ({
  create: ({ points, duration }) => new RateLimiterMemory({ points, duration }),
  close: () => {},
});

/** Counts in Redis for all processes. While Redis is out of reach, each process counts alone. */
export function redisLimiters(url: string, { log, timeout }: Options): Limiters {
  const redis = new Redis(url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    connectTimeout: timeout,
    commandTimeout: timeout,
    // A Redis that hangs is left at once: only the calls under way wait for it.
    socketTimeout: timeout,
    retryStrategy: (attempt) => Math.min(attempt * 100, timeout),
  });
  // One line each time Redis goes away, not one for every attempt to find it.
  let isAway = false;
  redis.on('error', (err: Error) => {
    if (!isAway) log.error({ err }, 'Redis is out of reach: rate limits are counted per process');
    isAway = true;
  });
  redis.on('ready', () => {
    isAway = false;
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

/** Whether a counter allows nothing more. The limiter's memory keeps a count a little beyond its window. */
export const isUsedUp = (state: RateLimiterRes | null): state is RateLimiterRes =>
  !!state && state.remainingPoints <= 0 && state.msBeforeNext > 0;
