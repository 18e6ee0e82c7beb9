import { Redis } from 'ioredis';
import type { Config } from '../../config.ts';
import { CALL_LIMIT_MS, type Check, ok } from './check.ts';

export const redisCheck = ({ REDIS_URL: url }: Config): Check => ({
  name: 'Redis',
  advice:
    'Start Redis, or correct REDIS_URL, which must lead to a server that takes writes; until then each process works on its own.',
  run: async () => {
    if (!url)
      return [ok('Redis', 'not configured: whiteboards and rate limits work within one process')];
    return [ok('Redis', await describeServer(url))];
  },
});

async function describeServer(url: string) {
  const redis = new Redis(url, {
    lazyConnect: true,
    connectTimeout: CALL_LIMIT_MS,
    commandTimeout: CALL_LIMIT_MS,
    retryStrategy: () => null,
  });
  // `connect` only says that the connection is closed; the event has the reason.
  const failed = Promise.withResolvers<never>();
  redis.on('error', failed.reject);
  try {
    await Promise.race([redis.connect(), failed.promise]);
    const info = await redis.info('server');
    const start = performance.now();
    // A replica, or a Redis without memory, refuses it.
    await redis.set('roi:doctor', '', 'PX', CALL_LIMIT_MS);
    const ms = (performance.now() - start).toFixed(1);
    return `version ${/^redis_version:(\S+)/m.exec(info)?.[1]}, ${ms} ms`;
  } finally {
    redis.disconnect();
  }
}
