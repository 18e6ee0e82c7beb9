import { Redis, type RedisOptions } from 'ioredis';
import type { FastifyBaseLogger } from 'fastify';

type Options = {
  log: FastifyBaseLogger;
  /** Milliseconds for a connection or a command. */
  timeout: number;
  /** What does not work while Redis is unreachable, for the log. */
  consequence: string;
};

/** Connects to Redis and reconnects until the process exits. Commands fail while Redis is down. */
export function connectRedis(
  url: string,
  { log, timeout, consequence }: Options,
  options: Pick<RedisOptions, 'maxRetriesPerRequest' | 'socketTimeout'>,
) {
  const redis = new Redis(url, {
    enableOfflineQueue: false,
    connectTimeout: timeout,
    commandTimeout: timeout,
    retryStrategy: (attempt) => Math.min(attempt * 100, timeout),
    // After a failover, the address may lead to another server.
    reconnectOnError: (err) => err.message.includes('READONLY'),
    ...options,
  });
  // Logs once each time Redis becomes unreachable, not once per reconnect attempt.
  let isUnreachable = false;
  redis.on('error', (err: Error) => {
    if (!isUnreachable) log.error({ err }, `Redis is unreachable: ${consequence}`);
    isUnreachable = true;
  });
  redis.on('ready', () => {
    if (isUnreachable) log.info('Redis is back');
    isUnreachable = false;
  });
  return redis;
}
