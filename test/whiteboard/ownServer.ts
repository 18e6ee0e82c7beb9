import Fastify from 'fastify';
import { vi } from 'vitest';
import { MemoryBus } from '../../src/server/whiteboard/bus.ts';
import { Rooms } from '../../src/server/whiteboard/rooms.ts';
import { whiteboard } from '../../src/server/whiteboard/socket.ts';
import { createBoardStore } from '../../src/server/whiteboard/store.ts';
import { testApp } from '../app.ts';

/** Starts a server with only the whiteboard, and exposes its rooms; `bus` connects several servers. */
export async function startWhiteboard({
  bus = new MemoryBus(),
  name = 'one',
  database = testApp(),
  pingEvery = 25_000,
  socketsPerAddress = 100,
} = {}) {
  const { orm, [Symbol.asyncDispose]: dispose } = await database;
  const app = Fastify();
  const log = { error: vi.fn(), debug: vi.fn() };
  const store = createBoardStore(orm);
  const rooms = new Rooms({
    store,
    bus: bus.connect(name),
    log: Object.assign(app.log, log),
    idle: 200,
  });
  await app.register(whiteboard, {
    rooms,
    publicUrl: 'https://site.example',
    socketsPerAddress,
    pingEvery,
  });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  return {
    app,
    orm,
    url,
    rooms,
    store,
    log,
    async [Symbol.asyncDispose]() {
      await app.close();
      await dispose();
    },
  };
}
