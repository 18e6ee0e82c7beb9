import { createConnection } from 'node:net';
import { expect, test } from 'vitest';
import { stoppedClock } from '../../../test/stoppedClock.ts';
import { startWhiteboard } from '../../../test/whiteboard/ownServer.ts';
import { attackWith } from '../../../test/whiteboard/hostileFrames.ts';
import { closed } from '../../../test/whiteboard/rawSocket.ts';
import { connect, joined, socketUrl } from '../../../test/whiteboard/testSocket.ts';
import { note } from '../../../test/whiteboard/note.ts';

test('hostile frames neither affect other connections nor fill the log', async () => {
  stoppedClock();
  const { closed: refused, rounds } = await attackWith(4000);
  expect(refused).toBeGreaterThan(0);
  expect(rounds).toBeGreaterThan(0);
});

test('broken frames and half-open connections close only themselves', async () => {
  await using app = await startWhiteboard({ pingEvery: 500 });
  const ann = await joined(app.url, 'ann');
  const { hostname, port } = new URL(socketUrl(app.url));
  const garbage = [
    Buffer.from([0xff, 0xff, 0xff]),
    Buffer.from([0x81, 0x05, 1, 2, 3]),
    Buffer.alloc(5000, 0x81),
  ];
  for (const bytes of garbage) {
    const raw = createConnection({ host: hostname, port: Number(port) });
    raw.write(
      `GET /ws/whiteboard HTTP/1.1\r\nHost: ${hostname}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n` +
        'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n',
    );
    raw.write(bytes);
    await closed(raw);
  }
  const tooLarge = await connect(app.url);
  tooLarge.send('x'.repeat(1_100_000));
  expect((await tooLarge.ending()).code).toBe(1009);
  ann.send({ type: 'add_note', note: note('one'), opId: '1' });
  await ann.receive('ack');
  expect(app.log.error).not.toHaveBeenCalled();
});
