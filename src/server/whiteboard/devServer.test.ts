import { once } from 'node:events';
import { expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { freshDatabase } from '../../../test/app.ts';
import { startServer } from '../../../test/process.ts';
import { joined } from '../../../test/whiteboard/testSocket.ts';
import { note } from '../../../test/whiteboard/note.ts';
import { hasRedis, noRedis, startRedis } from '../../../test/whiteboard/redis.ts';

test('npm run dev serves the socket and hot reload on one port', async () => {
  const environment = { DATABASE_URL: await freshDatabase(), LOG_LEVEL: 'silent' };
  const server = await startServer({ environment, args: ['--dev'] });
  const ann = await joined(server.url, 'ann');
  ann.send({ type: 'add_note', note: note('one'), opId: '1' });
  await ann.receive('ack');
  // A running Vite closes the socket with a close frame.
  const hot = new WebSocket(server.url.replace('http', 'ws'), 'vite-ping');
  const [code] = await once(hot, 'close');
  expect(code).toBe(1000);
  server.kill('SIGTERM');
  expect((await ann.ending()).code).toBe(1012);
  await server.ended();
}, 60_000);

if (!hasRedis()) console.warn(`Two processes behind one Redis are not tested: ${noRedis}.`);

test.skipIf(!hasRedis())(
  'W4, W6, W18 two processes share a board through Redis',
  async () => {
    const redis = await startRedis();
    const environment = {
      DATABASE_URL: await freshDatabase(),
      REDIS_URL: redis.url,
      LOG_LEVEL: 'silent',
    };
    const one = await startServer({ environment });
    const two = await startServer({ environment });
    const ann = await joined(one.url, 'ann');
    const bob = await joined(two.url, 'bob');
    await ann.receive('user_joined');
    ann.send({ type: 'add_note', note: note('one'), opId: '1' });
    await bob.receive('note_added');
    bob.send({ type: 'update_note', noteId: 'one', updates: { content: 'shared' } });
    expect(await ann.receive('note_updated')).toMatchObject({
      updates: { content: 'shared' },
      seq: 2,
    });
    ann.send({ type: 'move_cursor', position: { x: 7, y: 7 } });
    await bob.receive('cursor_moved');
    const late = await joined(two.url, 'late');
    expect(
      (await late.receive('session_joined')).participants.map(({ id }) => id).toSorted(),
    ).toEqual(['ann', 'bob', 'late']);
    one.kill('SIGTERM');
    await one.ended();
    expect(await bob.receive('user_left')).toMatchObject({ userId: 'ann' });
    two.kill('SIGTERM');
    await two.ended();
    await redis.stop();
  },
  60_000,
);
