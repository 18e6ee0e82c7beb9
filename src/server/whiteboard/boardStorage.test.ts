import { expect, test } from 'vitest';
import { eventually } from '../../../test/eventually.ts';
import { stoppedClock } from '../../../test/stoppedClock.ts';
import { startApp } from '../../../test/whiteboard/appServer.ts';
import { note } from '../../../test/whiteboard/note.ts';
import { joined } from '../../../test/whiteboard/testSocket.ts';
import { BoardEntity } from './entity.ts';

type App = Awaited<ReturnType<typeof startApp>>;

const create = (app: App) => app.post('/trpc/whiteboard.create', {});
const boards = (app: App) => app.orm.em.fork().find(BoardEntity, {}, { orderBy: { createdAt: 1 } });

/** Writes about so many bytes on a new board. */
async function filled(app: App, bytes: number) {
  const { id } = (await create(app)).json().result.data;
  const writer = await joined(app.url, 'ann', id);
  const content = 'x'.repeat(2000);
  // Each note is stored with its part of the history.
  const count = Math.ceil(bytes / 4000);
  for (let n = 0; n < count; n++)
    writer.send({ type: 'add_note', note: { ...note(`${n}`), content }, opId: `${n}` });
  await eventually(() => expect(writer.all('ack')).toHaveLength(count));
  return { id, writer };
}

test('past the limit of all boards, those that nobody wrote on go first; then boards are neither created nor grow', async () => {
  const clock = stoppedClock();
  await using app = await startApp(undefined, { WHITEBOARD_STORAGE_MIB: '1' });
  const unused = (await create(app)).json().result.data.id;
  const first = await filled(app, 600 * 1024);
  // Each board counts 1 KiB besides its content, so with the unused one this is the limit.
  const bytes = (1024 - (await boards(app)).length) * 1024;
  await app.orm.em.fork().nativeUpdate(BoardEntity, { id: first.id }, { bytes });
  expect((await create(app)).statusCode).toBe(200);
  const left = (await boards(app)).map(({ id }) => id);
  expect(left).toContain(first.id);
  expect(left).not.toContain(unused);

  await app.orm.em.fork().nativeUpdate(BoardEntity, { id: first.id }, { bytes: 1024 * 1024 });
  const refused = await create(app);
  expect(refused.statusCode).toBe(503);
  expect(refused.json().error.message).toContain('storage limit of this site');

  const { writer } = first;
  writer.send({ type: 'add_note', note: note('more'), opId: 'more' });
  expect((await writer.receive('error')).message).toContain('storage limit of this site');
  writer.send({ type: 'update_note', noteId: '0', updates: { content: '' }, opId: 'less' });
  await eventually(() => expect(writer.all('ack').at(-1)?.opId).toBe('less'));
  writer.send({ type: 'delete_note', noteId: '1', opId: 'gone' });
  await eventually(() => expect(writer.all('ack').at(-1)?.opId).toBe('gone'));

  await app.orm.em.fork().nativeUpdate(BoardEntity, { id: first.id }, { bytes: 0 });
  clock.pass(2000);
  // The first change after a second has them measured again.
  writer.send({ type: 'delete_note', noteId: '2', opId: 'measured' });
  await eventually(async () => {
    const opId = crypto.randomUUID();
    writer.send({ type: 'add_note', note: note(opId), opId });
    await eventually(() =>
      expect([...writer.all('ack'), ...writer.all('error')].some((one) => one.opId === opId)).toBe(
        true,
      ),
    );
    expect(writer.all('ack').at(-1)?.opId).toBe(opId);
  });
});

test('counts what a board stores, and measures it again when its history is cleaned up', async () => {
  const clock = stoppedClock();
  await using app = await startApp();
  const { id, writer } = await filled(app, 40_000);
  const bytes = async () => (await app.orm.em.fork().findOneOrFail(BoardEntity, { id })).bytes;
  const written = await bytes();
  expect(written).toBeGreaterThan(40_000);
  expect(written).toBeLessThan(120_000);
  // Only a new measurement can lower this.
  await app.orm.em.fork().nativeUpdate(BoardEntity, { id }, { bytes: 10_000_000 });
  for (let n = 0; n < 600; n++) {
    if (n % 100 === 0) clock.pass(10_000);
    writer.send({ type: 'update_note', noteId: '0', updates: { content: `${n}` }, opId: `u${n}` });
    if (n % 100 === 99)
      await eventually(() => expect(writer.all('ack').at(-1)?.opId).toBe(`u${n}`));
  }
  expect(await bytes()).toBeLessThan(700_000);
});

test('past the limit, notes are rewritten until the history takes another tenth, and always deleted', async () => {
  stoppedClock();
  await using app = await startApp(undefined, { WHITEBOARD_STORAGE_MIB: '1' });
  const { id, writer } = await filled(app, 8000);
  const use = async (share: number) => {
    const bytes = Math.ceil(share * 1024 * 1024);
    await app.orm.em.fork().nativeUpdate(BoardEntity, { id }, { bytes });
    // This measures the boards.
    expect((await create(app)).statusCode).toBe(503);
  };
  const rewrite = (letter: string) => ({
    type: 'update_note',
    noteId: '0',
    updates: { content: letter.repeat(2000) },
    opId: letter,
  });
  const isAcknowledged = (opId: string) =>
    eventually(() => expect(writer.all('ack').at(-1)?.opId).toBe(opId));

  await use(1.05);
  writer.send(rewrite('y'));
  await isAcknowledged('y');
  await use(1.15);
  writer.send(rewrite('z'));
  expect((await writer.receive('error')).message).toContain('storage limit of this site');
  writer.send({ type: 'delete_note', noteId: '0', opId: 'gone' });
  await isAcknowledged('gone');
});
