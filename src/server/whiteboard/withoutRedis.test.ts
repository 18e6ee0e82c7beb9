import { expect, onTestFinished, test } from 'vitest';
import { freshDatabase, testApp } from '../../../test/app.ts';
import { eventually } from '../../../test/eventually.ts';
import { freePort } from '../../../test/process.ts';
import { note } from '../../../test/whiteboard/note.ts';
import { hasRedis, startOwnRedis } from '../../../test/whiteboard/redis.ts';
import { joined } from '../../../test/whiteboard/testSocket.ts';
import { createBoard } from './service.ts';

type Client = Awaited<ReturnType<typeof joined>>;

async function startProcess(url: string, redisUrl = '') {
  const server = await testApp({ url, environment: { REDIS_URL: redisUrl } });
  const address = await server.app.listen({ port: 0, host: '127.0.0.1' });
  const redisIs = (state: string) =>
    eventually(async () => expect((await server.inject('/readyz')).json().redis).toBe(state));
  return { ...server, address, redisIs };
}

/** Changes a note as one person; resolves when the other one has received it. */
async function write(from: Client, to: Client, content: string) {
  from.send({ type: 'update_note', noteId: 'one', updates: { content }, opId: content });
  await eventually(() =>
    expect(to.all('note_updated')).toContainEqual(
      expect.objectContaining({ updates: expect.objectContaining({ content }) }),
    ),
  );
}

/** The numbers of the changes that a person has received. */
const seqs = ({ received }: Client) =>
  received.flatMap((message) =>
    message.type === 'note_added' || message.type === 'note_updated' ? [message.seq] : [],
  );

type Process = Awaited<ReturnType<typeof startProcess>>;

/** Creates a board with one note, and joins it by both processes. */
async function sharedBoard(one: Process, two: Process) {
  const board = await createBoard(one.orm.em.fork(), { title: 'Plan' });
  const ann = await joined(one.address, 'ann', board.id);
  const bob = await joined(two.address, 'bob', board.id);
  ann.send({ type: 'add_note', note: note('one'), opId: '1' });
  await bob.receive('note_added');
  return { board, ann, bob };
}

test.skipIf(!hasRedis())(
  'processes share boards while Redis is away, and every change arrives once, in order',
  async () => {
    const port = await freePort();
    const redis = await startOwnRedis(port);
    const url = await freshDatabase();
    await using one = await startProcess(url, redis.url);
    await using two = await startProcess(url, redis.url);
    for (const process of [one, two]) await process.redisIs('ready');
    const { board, ann, bob } = await sharedBoard(one, two);
    await write(bob, ann, 'with Redis');

    await redis.stop();
    for (const process of [one, two]) await process.redisIs('out of reach');
    await write(ann, bob, 'without Redis');
    await write(bob, ann, 'and back');
    ann.send({ type: 'set_timer', action: 'start', minutes: 10, opId: 'timer' });
    expect((await bob.receive('meeting_updated')).meeting.version).toBe(1);
    await two.orm.em.fork().execute('update whiteboard_boards set title = ?', ['Other plan']);
    expect(await ann.receive('board_updated')).toMatchObject({ board: { title: 'Other plan' } });

    const again = await startOwnRedis(port);
    onTestFinished(again.stop);
    for (const process of [one, two]) await process.redisIs('ready');
    await write(ann, bob, 'with Redis again');
    await write(bob, ann, 'and back again');
    // Updates are repeated to their sender.
    expect(seqs(ann)).toEqual([2, 3, 4, 5, 6]);
    expect(seqs(bob)).toEqual([1, 2, 3, 4, 5, 6]);
    const boards = await Promise.all(
      [one, two].map(async ({ address }, n) =>
        (await joined(address, `guest ${n}`, board.id)).receive('session_joined'),
      ),
    );
    expect(boards[0]?.stickyNotes).toEqual(boards[1]?.stickyNotes);
    expect(boards[0]?.stickyNotes).toMatchObject([{ content: 'and back again' }]);
  },
);

test.skipIf(!hasRedis())('a change whose message Redis loses arrives all the same', async () => {
  const redis = await startOwnRedis(await freePort(), '--rename-command', 'publish', '');
  onTestFinished(redis.stop);
  const url = await freshDatabase();
  await using one = await startProcess(url, redis.url);
  await using two = await startProcess(url, redis.url);
  for (const process of [one, two]) await process.redisIs('ready');
  const { ann, bob } = await sharedBoard(one, two);
  await write(ann, bob, 'lost');
  await write(bob, ann, 'also lost');
  // Updates are repeated to their sender.
  expect(seqs(ann)).toEqual([2, 3]);
  expect(seqs(bob)).toEqual([1, 2, 3]);
});

test('processes on one database share boards without any Redis, as during an update', async () => {
  const url = await freshDatabase();
  await using one = await startProcess(url);
  await using two = await startProcess(url);
  const { ann, bob } = await sharedBoard(one, two);
  await write(bob, ann, 'seen by both');
  await two.orm.em.fork().execute('delete from whiteboard_boards');
  for (const person of [ann, bob])
    expect(await person.ending()).toMatchObject({ reason: 'This board was deleted.' });
});
