import type { FastifyBaseLogger } from 'fastify';
import { RESTARTING } from '../../shared/whiteboard/limits.ts';
import { createSemaphore } from '../http/semaphore.ts';
import type { Bus } from './bus.ts';
import type { Encode } from './broadcaster.ts';
import { Room } from './room.ts';
import type { Store } from './store.ts';

/** How often processes announce their users to each other. */
const HEARTBEAT_MS = 5000;
/** How long an empty room is kept. */
const IDLE_TIMEOUT_MS = 10_000;
const STOP_TIMEOUT_MS = 5000;
const LOG_INTERVAL_MS = 10_000;
/** Concurrent board lookups: more would keep the database from other work. */
const MAX_CONCURRENT_JOINS = 16;
const JOIN_TIMEOUT_MS = 30_000;

type Options = {
  store: Store;
  bus: Bus;
  encode: Encode;
  log: FastifyBaseLogger;
  idle?: number;
  onAck?: () => void;
};
type Open = { room: Room; unsubscribe: () => void; usedAt: number };

/** The boards that are open on this process. */
export class Rooms {
  #options: Options;
  #open = new Map<string, Promise<Open | undefined>>();
  #heartbeat: NodeJS.Timeout;
  #isStopping = false;
  #failedAt = -Infinity;
  #joins = createSemaphore({
    running: MAX_CONCURRENT_JOINS,
    waiting: Infinity,
    limit: JOIN_TIMEOUT_MS,
  });

  constructor(options: Options) {
    this.#options = options;
    const { idle = IDLE_TIMEOUT_MS } = options;
    this.#heartbeat = setInterval(() => void this.#tick(idle), Math.min(HEARTBEAT_MS, idle));
    this.#heartbeat.unref();
  }

  /**
   * Returns the room of an id, and whether the id grants write access; `undefined` for an unknown
   * id.
   */
  async enter(sessionId: string) {
    const release = await this.#joins.enter();
    try {
      return await this.#enter(sessionId);
    } finally {
      release();
    }
  }

  async #enter(sessionId: string): Promise<{ room: Room; isWriter: boolean } | undefined> {
    const found = await this.#options.store.find(sessionId);
    if (!found || this.#isStopping) return undefined;
    const opening = this.#open.get(found.id) ?? this.#start(found.id);
    this.#open.set(found.id, opening);
    const open = await opening;
    if (!open) return undefined;
    // The board was deleted; the id belongs to a new one.
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

  /** Returns the participants of a board that is open here, including those on other processes. */
  async participants(boardId: string) {
    return (await this.#open.get(boardId))?.room.participants() ?? [];
  }

  /** Makes every process reload a board. */
  async reload(boardId: string) {
    this.#options.bus.publish(boardId, { type: 'reload' });
    (await this.#open.get(boardId))?.room.reload();
  }

  /** Stores pending operations and disconnects everyone; clients reconnect immediately (W21). */
  async stop() {
    this.#isStopping = true;
    clearInterval(this.#heartbeat);
    const open = (await Promise.all(this.#open.values())).filter((one) => one !== undefined);
    const settled = Promise.all(open.map(({ room }) => room.settle()));
    await Promise.race([settled, new Promise((go) => setTimeout(go, STOP_TIMEOUT_MS).unref())]);
    for (const { room, unsubscribe } of open) {
      room.close(RESTARTING, 'The server restarts.');
      unsubscribe();
    }
    this.#open.clear();
    await this.#options.bus.close();
  }

  async #start(boardId: string): Promise<Open | undefined> {
    const { store, bus, encode, onAck } = this.#options;
    let room: Room | undefined;
    try {
      // Subscribes first, so that no change between loading and subscribing is missed.
      const unsubscribe = await bus.subscribe(boardId, (from, message) =>
        room?.receive(from, message),
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
        onAck,
        publish: (message) => bus.publish(boardId, message),
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

  /** Logs at intervals: while the database is unreachable, every change of every board fails. */
  #fail(err: unknown) {
    const now = performance.now();
    if (now - this.#failedAt < LOG_INTERVAL_MS) return;
    this.#failedAt = now;
    this.#options.log.error({ err }, 'failed to store board changes');
  }
}
