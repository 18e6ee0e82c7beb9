import { createBoard } from '../../src/server/whiteboard/service.ts';
import { testApp } from '../app.ts';
import { connect, join, joined } from './testSocket.ts';

/** Starts the whole app on its own port, by default on its own database. */
export async function startApp(database?: string, environment: Record<string, string> = {}) {
  const {
    app,
    orm,
    post,
    inject,
    url: databaseUrl,
    [Symbol.asyncDispose]: dispose,
  } = await testApp({ environment, ...(database !== undefined && { url: database }) });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  return { app, orm, url, databaseUrl, post, inject, [Symbol.asyncDispose]: dispose };
}

export type WhiteboardApp = Awaited<ReturnType<typeof startApp>>;

/** Creates a board and joins it as its facilitator and another writer. */
export async function facilitatedBoard({ orm, url }: WhiteboardApp) {
  const board = await createBoard(orm.em.fork(), { title: 'Plan' });
  const { id, readOnlyId, facilitatorToken } = board;
  const fay = await connect(url);
  fay.send({ ...join('fay', id), facilitatorToken });
  await fay.receive('session_joined');
  const bob = await joined(url, 'bob', id);
  return { id, readOnlyId, fay, bob };
}
