import { expect, test } from 'vitest';
import { eventually } from '../../../test/eventually.ts';
import { stoppedClock, stoppedDate } from '../../../test/stoppedClock.ts';
import { joined } from '../../../test/whiteboard/testSocket.ts';
import { note } from '../../../test/whiteboard/note.ts';
import { startApp } from '../../../test/whiteboard/appServer.ts';
import { MAX_FRAME_BYTES, serverPace } from '../../shared/whiteboard/constants.ts';

test('W18, W19 delivers the last cursor to everyone but its user, and rejects a frame that is too large', async () => {
  await using app = await startApp();
  const ann = await joined(app.url, 'ann');
  const bob = await joined(app.url, 'bob');
  const twin = await joined(app.url, 'bob');
  const last = 200;
  for (let x = 1; x <= last; x++) bob.send({ type: 'move_cursor', position: { x, y: 0 } });
  await eventually(() => expect(ann.all('cursor_moved').at(-1)?.position.x).toBe(last));
  expect(ann.all('cursor_moved').length).toBeLessThan(last);
  expect(twin.all('cursor_moved')).toEqual([]);
  expect(bob.all('error')).toEqual([]);
  const late = await joined(app.url, 'late');
  expect((await late.receive('session_joined')).participants).toContainEqual(
    expect.objectContaining({ id: 'bob', cursor: { x: last, y: 0 } }),
  );
  ann.send('x'.repeat(MAX_FRAME_BYTES + 1));
  expect((await ann.receive('error')).message).toBe('A frame takes at most 65,536 bytes.');
  ann.send({ type: 'add_note', note: note('one'), opId: '1' });
  await ann.receive('ack');
});

test('W19 accepts a burst of 400 changes and 120 more after a second', async () => {
  const clock = stoppedClock();
  await using app = await startApp();
  const ann = await joined(app.url, 'ann');
  const send = async (count: number) => {
    const known = ann.all('ack').length + ann.all('error').length;
    for (let n = 0; n < count; n++)
      ann.send({ type: 'add_note', note: note(`${known + n}`), opId: `${known + n}` });
    await eventually(() =>
      expect(ann.all('ack').length + ann.all('error').length).toBe(known + count),
    );
    return ann.all('ack').length;
  };
  expect(await send(450)).toBe(serverPace.burst);
  clock.pass(1000);
  expect(await send(150)).toBe(serverPace.burst + serverPace.perSecond);
  for (const error of ann.all('error'))
    expect(error).toMatchObject({ retry: true, opId: expect.any(String) });
  expect(ann.isOpen()).toBe(true);
});

test('limits new boards to 30 a minute', async () => {
  stoppedDate();
  await using app = await startApp();
  const codes = [];
  for (let n = 0; n < 31; n++)
    codes.push((await app.post('/trpc/whiteboard.create', {})).statusCode);
  expect(codes.filter((code) => code === 200)).toHaveLength(30);
  expect(codes.at(-1)).toBe(429);
});
