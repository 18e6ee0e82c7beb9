import type { FastifyBaseLogger } from 'fastify';
import { RESTARTING } from '../../shared/whiteboard/limits.ts';
import type { Bus } from './bus.ts';
import type { Encode } from './broadcaster.ts';
import { Room } from './room.ts';
import type { Store } from './store.ts';
import { Turns } from './turns.ts';

/** How often processes tell each other who is on their boards. */
const BEAT = 5000;
/** How long a room is kept when nobody is in it. */
const IDLE = 10_000;
const STOP_PATIENCE = 5000;
const LOG_EVERY = 10_000;
/** Boards that are looked up at once: more would keep the database from everything else. */
const JOINS_IN_FLIGHT = 16;

type Options = { store: Store; bus: Bus; encode: Encode; log: FastifyBaseLogger; idle?: number };
type Open = { room: Room; unsubscribe: () => void; usedAt: number };

/** The boards that somebody on this process looks at. */
export class Rooms {
  #options: Options;
  #open = new Map<string, Promise<Open | undefined>>();
  #beat: NodeJS.Timeout;
  #isStopping = false;
  #failedAt = -Infinity;
  #joins = new Turns(JOINS_IN_FLIGHT);

  constructor(options: Options) {
    this.#options = options;
    const { idle = IDLE } = options;
    this.#beat = setInterval(() => void this.#tick(idle), Math.min(BEAT, idle));
    this.#beat.unref();
  }

  /** The room that an id opens, and whether the id lets one write; nothing for an unknown id. */
  enter(sessionId: string) {
    return this.#joins.run(() => this.#enter(sessionId));
  }

  async #enter(sessionId: string): Promise<{ room: Room; isWriter: boolean } | undefined> {
    const found = await this.#options.store.find(sessionId);
    if (!found || this.#isStopping) return undefined;
    const opening = this.#open.get(found.id) ?? this.#start(found.id);
    this.#open.set(found.id, opening);
    const open = await opening;
    if (!open) return undefined;
    // Of a board that was deleted; what has this id now is another one.
    if (open.room.isClosed) {
      if (this.#open.get(found.id) === opening) this.#forget(found.id, open);
      return this.#enter(sessionId);
    }
    open.usedAt = performance.now();
    return { room: open.room, isWriter: found.isWriter };
  }

  nameBoard(id: string, title: string) {
    return this.#options.store.nameBoard(id, title).then(() => this.reload(id));
  }

  get isStopping() {
    return this.#isStopping;
  }

  get size() {
    return this.#open.size;
  }

  /** Who is on a board that is open here, other processes' people included. */
  async participants(boardId: string) {
    return (await this.#open.get(boardId))?.room.participants() ?? [];
  }

  /** Lets every process read a board again that was changed by other means. */
  async reload(boardId: string) {
    this.#options.bus.publish(boardId, { type: 'reload' });
    (await this.#open.get(boardId))?.room.reload();
  }

  /** Stores what waits, and sends everybody away to come back at once (W21). */
  async stop() {
    this.#isStopping = true;
    clearInterval(this.#beat);
    const open = (await Promise.all(this.#open.values())).filter((one) => one !== undefined);
    const settled = Promise.all(open.map(({ room }) => room.settle()));
    await Promise.race([settled, new Promise((go) => setTimeout(go, STOP_PATIENCE).unref())]);
    for (const { room, unsubscribe } of open) {
      room.close(RESTARTING, 'The server restarts.');
      unsubscribe();
    }
    this.#open.clear();
    await this.#options.bus.close();
  }

  async #start(boardId: string): Promise<Open | undefined> {
    const { store, bus, encode } = this.#options;
    let room: Room | undefined;
    try {
      // Subscribed first, so that nothing is missed between reading and hearing.
      const unsubscribe = await bus.subscribe(boardId, (from, message) =>
        room?.hear(from, message),
      );
      const loaded = await store.load(boardId);
      if (!loaded) {
        unsubscribe();
        this.#open.delete(boardId);
        return undefined;
      }
      room = new Room({
        loaded,
        store,
        encode,
        tell: (message) => bus.publish(boardId, message),
        onFailure: (err) => this.#fail(err),
      });
      bus.publish(boardId, { type: 'hello' });
      return { room, unsubscribe, usedAt: performance.now() };
    } catch (error) {
      this.#open.delete(boardId);
      throw error;
    }
  }

  #forget(id: string, { unsubscribe }: Open) {
    this.#open.delete(id);
    unsubscribe();
  }

  async #tick(idle: number) {
    for (const [id, opening] of this.#open) {
      const open = await opening.catch(() => undefined);
      if (!open) continue;
      const { room, usedAt } = open;
      if (room.isClosed || (room.isIdle && performance.now() - usedAt > idle)) {
        this.#forget(id, open);
        continue;
      }
      room.tick();
    }
  }

  /** A database that is away fails every change of every board: one line now and then is enough. */
  #fail(err: unknown) {
    const now = performance.now();
    if (now - this.#failedAt < LOG_EVERY) return;
    this.#failedAt = now;
    this.#options.log.error({ err }, 'board changes could not be stored');
  }
}
