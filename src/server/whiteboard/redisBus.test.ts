import pino from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { eventually } from '../../../test/eventually.ts';
import { freePort } from '../../../test/process.ts';
import { hasRedis, startOwnRedis } from '../../../test/whiteboard/redis.ts';
import { redisBus } from './redisBus.ts';

test.skipIf(!hasRedis())('notices a Redis that hangs long before a command times out', async () => {
  const redis = await startOwnRedis(await freePort());
  onTestFinished(redis.stop);
  const bus = redisBus(redis.url, {
    log: pino({ level: 'silent' }),
    timeout: 3_600_000,
    ping: { every: 10, timeout: 200 },
  });
  onTestFinished(() => bus.close());
  await eventually(() => expect(bus.isReady()).toBe(true));
  redis.freeze();
  await eventually(() => expect(bus.isReady()).toBe(false));
  redis.resume();
  await eventually(() => expect(bus.isReady()).toBe(true));
});
