import { expect, test } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { createBoard } from './service.ts';
import { BoardEntity } from './entity.ts';

type Page = { boards: { title: string }[]; nextCursor: object | null };

test('the boards are listed page by page, last changed first', async () => {
  await using server = await testApp();
  const em = server.orm.em.fork();
  // Two were changed at the same time.
  for (const [title, minute] of [
    ['a', 1],
    ['b', 2],
    ['b', 2],
    ['c', 3],
  ] as const) {
    const { id } = await createBoard(em, { title });
    const changedAt = new Date(Date.UTC(2026, 0, 1, 0, minute));
    await em.nativeUpdate(BoardEntity, { id }, { changedAt });
  }
  const page = async (input: object): Promise<Page> =>
    (await server.query('whiteboard.list', input)).json().result.data;
  const pages = [];
  for (let cursor: object | null | undefined; cursor !== null;) {
    const { boards, nextCursor }: Page = await page({ limit: 2, ...(cursor && { cursor }) });
    pages.push(boards.map(({ title }) => title));
    cursor = nextCursor;
  }
  expect(pages).toEqual([
    ['c', 'b'],
    ['b', 'a'],
  ]);
  expect((await page({})).boards).toHaveLength(4);
  expect((await server.query('whiteboard.list', { limit: 101 })).statusCode).toBe(400);
});
