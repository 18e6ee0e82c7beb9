import { expect, test } from 'vitest';
import { freshDatabase } from '../../app.ts';
import { eventually } from '../../eventually.ts';
import { freePort, startServer } from '../../process.ts';
import { joined } from '../../whiteboard/testSocket.ts';
import { note } from '../../whiteboard/note.ts';
import { hasRedis, startOwnRedis } from '../../whiteboard/redis.ts';

const readiness = async ({ url }: { url: string }) => (await fetch(`${url}/readyz`)).json();
const started = async (port: number, databaseUrl: string) =>
  startServer({
    environment: {
      DATABASE_URL: databaseUrl,
      REDIS_URL: `redis://127.0.0.1:${port}`,
      LOG_LEVEL: 'error',
    },
  });

test.skipIf(!hasRedis())(
  'a site that starts without Redis serves, and joins it later',
  async () => {
    const port = await freePort();
    const databaseUrl = await freshDatabase();
    const one = await started(port, databaseUrl);
    const two = await started(port, databaseUrl);
    expect(await readiness(one)).toEqual({ status: 'ready', redis: 'out of reach' });
    expect(one.output()).toContain('Redis is unreachable');
    const ann = await joined(one.url, 'ann');
    ann.send({ type: 'add_note', note: note('one'), opId: '1' });
    await ann.receive('ack');

    const redis = await startOwnRedis(port);
    for (const server of [one, two])
      await eventually(async () =>
        expect(await readiness(server)).toEqual({ status: 'ready', redis: 'ready' }),
      );
    const bob = await joined(two.url, 'bob');
    ann.send({ type: 'update_note', noteId: 'one', updates: { content: 'shared' }, opId: '2' });
    expect(await bob.receive('note_updated')).toMatchObject({ updates: { content: 'shared' } });
    for (const server of [one, two]) server.kill('SIGTERM');
    expect((await one.ended()).code).toBe(0);
    expect((await two.ended()).code).toBe(0);
    await redis.stop();
  },
);

test.skipIf(!hasRedis())(
  'a Redis that hangs holds up nothing for more than 2 seconds',
  async () => {
    const redis = await startOwnRedis(await freePort());
    const server = await started(Number(new URL(redis.url).port), await freshDatabase());
    await eventually(async () => expect(await readiness(server)).toMatchObject({ redis: 'ready' }));
    redis.freeze();
    for (const name of ['ann', 'bob']) {
      const before = performance.now();
      const person = await joined(server.url, name);
      person.send({ type: 'add_note', note: note(name), opId: name });
      await person.receive('ack');
      expect(performance.now() - before).toBeLessThan(3000);
    }
    const away = { status: 'ready', redis: 'out of reach' };
    await eventually(async () => expect(await readiness(server)).toEqual(away));
    redis.resume();
    await eventually(async () => expect(await readiness(server)).toMatchObject({ redis: 'ready' }));

    redis.freeze();
    const before = performance.now();
    server.kill('SIGTERM');
    expect((await server.ended()).code).toBe(0);
    expect(performance.now() - before).toBeLessThan(10_000);
    await redis.stop();
  },
);
