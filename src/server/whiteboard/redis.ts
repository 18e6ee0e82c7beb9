import { Redis } from 'ioredis';
import type { FastifyBaseLogger } from 'fastify';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import type { Bus, BusMessage, Listener } from './bus.ts';

const PREFIX = 'roi:whiteboard:';
/** How long the first boards wait for Redis. */
const PATIENCE = 2000;

/** Joins the processes that share one Redis; while it is away, each goes on by itself. */
export function redisBus(url: string, log: FastifyBaseLogger): Bus {
  const name = randomUUID();
  const listeners = new Map<string, Listener>();
  const connect = () => {
    const redis = new Redis(url, { maxRetriesPerRequest: null, enableOfflineQueue: false });
    // One line each time Redis goes away, not one for every attempt to find it.
    let isAway = false;
    redis.on('error', (err: Error) => {
      if (!isAway) log.error({ err }, 'Redis is out of reach: boards are not shared');
      isAway = true;
    });
    redis.on('ready', () => {
      if (isAway) log.info('Redis is back');
      isAway = false;
    });
    return redis;
  };
  const [sender, receiver] = [connect(), connect()];
  const isFound = Promise.race([
    Promise.all([once(sender, 'ready'), once(receiver, 'ready')]),
    wait(PATIENCE, undefined, { ref: false }),
  ]);

  receiver.on('message', (channel: string, text: string) => {
    // Only our own processes publish here.
    const { from, message }: { from: string; message: BusMessage } = JSON.parse(text);
    if (from !== name) listeners.get(channel)?.(from, message);
  });
  // ioredis subscribes again by itself to what it had; what failed while Redis was away is new to it.
  receiver.on('ready', () => {
    const channels = [...listeners.keys()];
    if (channels.length > 0) receiver.subscribe(...channels).catch(() => {});
  });

  return {
    publish: (boardId, message) => {
      sender.publish(PREFIX + boardId, JSON.stringify({ from: name, message })).catch(() => {});
    },
    subscribe: async (boardId, listener) => {
      const channel = PREFIX + boardId;
      listeners.set(channel, listener);
      await isFound;
      await receiver.subscribe(channel).catch(() => {});
      return () => {
        listeners.delete(channel);
        receiver.unsubscribe(channel).catch(() => {});
      };
    },
    close: async () => {
      // What was published is sent before the line is cut.
      await sender.quit().catch(() => {});
      sender.disconnect();
      receiver.disconnect();
    },
  };
}
