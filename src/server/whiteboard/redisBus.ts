import { type Redis, ReplyError } from 'ioredis';
import type { FastifyBaseLogger } from 'fastify';
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { connectRedis } from '../http/redis.ts';
import { withTimeout } from '../http/timeouts.ts';
import type { Bus, BusMessage, BusListener } from './bus.ts';

const PREFIX = 'roi:whiteboard:';

type Options = {
  log: FastifyBaseLogger;
  /** Milliseconds for a connection or a command. */
  timeout: number;
  /** Milliseconds between two pings, and until one that is not answered counts as an outage. */
  ping: { every: number; timeout: number };
};
/**
 * Connects the processes that share one Redis. While it is unreachable, each continues on its own.
 */
export function redisBus(
  url: string,
  { log, timeout, ping }: Options,
): Bus & { isReady: () => boolean } {
  const name = randomUUID();
  const listeners = new Map<string, BusListener>();
  const connect = () =>
    connectRedis(
      url,
      { log, timeout, consequence: 'boards are not shared' },
      { maxRetriesPerRequest: null },
    );
  const [sender, receiver] = [connect(), connect()];
  const silent = new Set<Redis>();
  const isReady = () =>
    [sender, receiver].every((redis) => redis.status === 'ready' && !silent.has(redis));
  // The first boards wait for Redis, so that they are shared from the start.
  const firstConnection = Promise.race([
    Promise.all(
      [sender, receiver].map((redis) => new Promise((ready) => redis.once('ready', ready))),
    ),
    wait(timeout, undefined, { ref: false }),
  ]);

  /** Reconnects a connection that does not respond; until then no caller waits for it. */
  const reconnect = (redis: Redis) => (error: Error) => {
    if (error.message === 'Command timed out' && redis.status === 'ready') redis.disconnect(true);
  };

  // A Redis that hangs keeps its connections open, and would be noticed only after `timeout`; a
  // replica takes no writes, and what it publishes reaches no other server.
  const probes = new Map<Redis, () => Promise<unknown>>([
    [sender, writer(sender, { log, timeout })],
    [receiver, () => receiver.ping()],
  ]);
  const pings = setInterval(() => {
    for (const [redis, probe] of probes)
      void withTimeout(ping.timeout, probe().catch(reconnect(redis))).then((answer) =>
        answer === undefined ? silent.add(redis) : silent.delete(redis),
      );
  }, ping.every).unref();

  receiver.on('message', (channel: string, text: string) => {
    // Only our own processes publish here.
    const { from, message }: { from: string; message: BusMessage } = JSON.parse(text);
    if (from !== name) listeners.get(channel)?.(from, message);
  });
  // ioredis restores its subscriptions; those that failed while Redis was down must be repeated.
  receiver.on('ready', () => {
    const channels = [...listeners.keys()];
    if (channels.length > 0) receiver.subscribe(...channels).catch(reconnect(receiver));
  });

  return {
    /** Whether other processes receive what is published. */
    isReady,
    publish: (boardId, message) => {
      const text = JSON.stringify({ from: name, message });
      sender.publish(PREFIX + boardId, text).catch(reconnect(sender));
    },
    subscribe: async (boardId, listener) => {
      const channel = PREFIX + boardId;
      listeners.set(channel, listener);
      await firstConnection;
      await receiver.subscribe(channel).catch(reconnect(receiver));
      return () => {
        listeners.delete(channel);
        receiver.unsubscribe(channel).catch(reconnect(receiver));
      };
    },
    close: async () => {
      clearInterval(pings);
      // Flushes what was published before the connection is closed.
      if (sender.status === 'ready') await sender.quit().catch(() => {});
      sender.disconnect();
      receiver.disconnect();
    },
  };
}

/** Returns a function that writes to Redis, and logs once each time that Redis begins to refuse it. */
function writer(redis: Redis, { log, timeout }: Pick<Options, 'log' | 'timeout'>) {
  let isRefusing = false;
  return async () => {
    try {
      await redis.set(`${PREFIX}ping`, '', 'PX', timeout);
      isRefusing = false;
      return true;
    } catch (err) {
      if (err instanceof ReplyError && !isRefusing) {
        log.error({ err }, 'Redis takes no writes: rate limits are counted per process');
        isRefusing = true;
      }
      throw err;
    }
  };
}
