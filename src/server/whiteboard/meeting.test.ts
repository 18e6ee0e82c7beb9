import { expect, test } from 'vitest';
import { startApp } from '../../../test/whiteboard/appServer.ts';
import { joined } from '../../../test/whiteboard/testSocket.ts';

test('W31, W32 a timer is shared, acknowledged once, known to late joiners and survives a restart', async () => {
  await using app = await startApp();
  const ann = await joined(app.url, 'ann');
  const bob = await joined(app.url, 'bob');
  const before = Date.now();
  ann.send({ type: 'set_timer', action: 'start', minutes: 10, opId: 'one' });
  expect(await ann.receive('ack')).toMatchObject({ opId: 'one', seq: 0 });
  const { meeting, now, userId } = await bob.receive('meeting_updated');
  expect(userId).toBe('ann');
  expect(meeting).toMatchObject({ version: 1, timer: { minutes: 10 } });
  const end = meeting.timer && 'endsAt' in meeting.timer ? meeting.timer.endsAt : 0;
  expect(end - before).toBeGreaterThanOrEqual(600_000);
  expect(now).toBeGreaterThanOrEqual(before);

  // The same operation, sent again after a reconnect, is acknowledged and not repeated.
  bob.send({ type: 'set_timer', action: 'extend', opId: 'two' });
  await bob.receive('ack');
  bob.send({ type: 'set_timer', action: 'extend', opId: 'two' });
  await bob.receive('ack', 2);
  const late = await joined(app.url, 'late');
  expect((await late.receive('session_joined')).meeting).toEqual({
    version: 2,
    timer: { minutes: 10, endsAt: end + 60_000 },
  });

  bob.send({ type: 'set_timer', action: 'stop', opId: 'three' });
  await bob.receive('ack', 3);
  bob.send({ type: 'set_timer', action: 'pause', opId: 'four' });
  expect(await bob.receive('error')).toMatchObject({ message: 'There is no timer.', opId: 'four' });
  bob.send({ type: 'set_timer', action: 'start', minutes: 1000, opId: 'five' });
  expect((await bob.receive('error', 2)).message).toBe('set_timer: minutes: Must be at most 180.');

  bob.send({ type: 'set_timer', action: 'start', minutes: 5, opId: 'six' });
  bob.send({ type: 'set_timer', action: 'pause', opId: 'seven' });
  await bob.receive('ack', 5);
  await using second = await startApp(app.databaseUrl);
  const again = await joined(second.url, 'bob');
  expect((await again.receive('session_joined')).meeting).toMatchObject({
    version: 5,
    timer: { minutes: 5, leftMs: expect.any(Number) },
  });
  again.send({ type: 'set_timer', action: 'start', minutes: 5, opId: 'six' });
  await again.receive('ack');
  expect(again.all('meeting_updated')).toEqual([]);
});
