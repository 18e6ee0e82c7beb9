import type { FastifyBaseLogger } from 'fastify';
import { RateLimiterMemory, RateLimiterRedis } from 'rate-limiter-flexible';
import { connectRedis } from './redis.ts';
import { isExhausted, type RateLimiters } from './rateLimits.ts';

type Options = {
  log: FastifyBaseLogger;
  /** Milliseconds for a connection or a command. */
  timeout: number;
};

/** Counts in Redis for all processes. While Redis is unreachable or takes no writes, each process counts alone. */
export function redisRateLimiters(url: string, { log, timeout }: Options): RateLimiters {
  const redis = connectRedis(
    url,
    { log, timeout, consequence: 'rate limits are counted per process' },
    // When Redis hangs, only calls in progress wait for it.
    { maxRetriesPerRequest: 0, socketTimeout: timeout },
  );
  return {
    create: ({ name, points, duration }) => {
      const alone = new RateLimiterMemory({ points, duration });
      const together = new RateLimiterRedis({
        storeClient: redis,
        rejectIfRedisNotReady: true,
        keyPrefix: `roi:limit:${name}`,
        points,
        duration,
        insuranceLimiter: alone,
      });
      return {
        consume: (key, cost) => together.consume(key, cost),
        // A replica, or a Redis without memory, still responds to reads.
        get: async (key) => {
          const counted = await alone.get(key);
          return isExhausted(counted) ? counted : together.get(key);
        },
      };
    },
    close: () => redis.disconnect(),
  };
}
