import type { FastifyBaseLogger } from 'fastify';
import { DEMO_BOARD, RESTARTING } from '../../shared/whiteboard/constants.ts';
import { createSemaphore } from '../http/semaphore.ts';
import type { Bus } from './bus.ts';
import type { Rights } from './members.ts';
import { Room } from './room.ts';
import type { Store } from './store.ts';

/** How often processes announce their users to each other. */
const HEARTBEAT_MS = 5000;
/** How often boards are compared with the database: a message of another process may be lost. */
const COMPARE_MS = 1000;
/** How long an empty room is kept. */
const IDLE_TIMEOUT_MS = 10_000;
const STOP_TIMEOUT_MS = 5000;
/** How often presence on the demo board is recorded. */
const OCCUPIED_INTERVAL_MS = 60_000;
const LOG_INTERVAL_MS = 10_000;
/** Concurrent board lookups: more would keep the database from other work. */
const MAX_CONCURRENT_JOINS = 16;
const JOIN_TIMEOUT_MS = 30_000;

type Options = {
  store: Store;
  bus: Bus;
  log: FastifyBaseLogger;
  idle?: number;
  onAck?: () => void;
};
type OpenRoom = { room: Room; unsubscribe: () => void; usedAt: number };

/** The boards that are open on this process. */
export class Rooms {
  #options: Options;
  #openRooms = new Map<string, Promise<OpenRoom | undefined>>();
  #heartbeat: NodeJS.Timeout;
  #comparing: NodeJS.Timeout;
  #isComparing = false;
  #isStopping = false;
  #failedAt = -Infinity;
  #occupiedAt = -Infinity;
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
    this.#comparing = setInterval(() => void this.#compareAll(), COMPARE_MS);
    this.#comparing.unref();
  }

  /**
   * Returns the room of an id, and what the id and the token permit; `undefined` for an unknown id.
   */
  async enter(id: string, facilitatorToken?: string) {
    const release = await this.#joins.enter();
    try {
      return await this.#enter(id, facilitatorToken);
    } finally {
      release();
    }
  }

  async #enter(
    id: string,
    facilitatorToken: string | undefined,
  ): Promise<({ room: Room } & Required<Rights>) | undefined> {
    const found = await this.#options.store.find(id, facilitatorToken);
    if (!found || this.#isStopping) return undefined;
    const opening = this.#openRooms.get(found.id) ?? this.#openRoom(found.id);
    this.#openRooms.set(found.id, opening);
    const open = await opening;
    if (!open) return undefined;
    // The board was deleted; the id belongs to a new one.
    if (open.room.isClosed) {
      if (this.#openRooms.get(found.id) === opening) this.#forgetRoom(found.id, open);
      return this.#enter(id, facilitatorToken);
    }
    open.usedAt = performance.now();
    if (found.id === DEMO_BOARD) void this.#recordOccupied();
    const { isWriter, isFacilitator } = found;
    return { room: open.room, isWriter, isFacilitator };
  }

  nameBoard(id: string, title: string) {
    return this.#options.store.nameBoard(id, title).then(() => this.reload(id));
  }

  get isStopping() {
    return this.#isStopping;
  }

  get size() {
    return this.#openRooms.size;
  }

  /** Returns the participants of a board that is open here, including those on other processes. */
  async participants(boardId: string) {
    return (await this.#openRooms.get(boardId))?.room.participants() ?? [];
  }

  /** Makes every process reload a board. */
  async reload(boardId: string) {
    this.#options.bus.publish(boardId, { type: 'reload' });
    (await this.#openRooms.get(boardId))?.room.reload();
  }

  /** Stores pending operations and disconnects everyone; clients reconnect immediately (W21). */
  async stop() {
    this.#isStopping = true;
    clearInterval(this.#heartbeat);
    clearInterval(this.#comparing);
    const open = (await Promise.all(this.#openRooms.values())).filter((one) => one !== undefined);
    const settled = Promise.all(open.map(({ room }) => room.drain()));
    await Promise.race([
      settled,
      new Promise((resolve) => setTimeout(resolve, STOP_TIMEOUT_MS).unref()),
    ]);
    for (const { room, unsubscribe } of open) {
      room.close(RESTARTING, 'The server is restarting.');
      unsubscribe();
    }
    this.#openRooms.clear();
    await this.#options.bus.close();
  }

  async #openRoom(boardId: string): Promise<OpenRoom | undefined> {
    const { store, bus, onAck } = this.#options;
    let room: Room | undefined;
    try {
      // Subscribes first to receive changes that are made while the board loads.
      const unsubscribe = await bus.subscribe(boardId, (from, message) =>
        room?.receive(from, message),
      );
      const loaded = await store.load(boardId);
      if (!loaded) {
        unsubscribe();
        this.#openRooms.delete(boardId);
        return undefined;
      }
      room = new Room({
        loaded,
        store,
        bus,
        onAck,
        onFailure: (err) => this.#logFailure(err),
      });
      bus.publish(boardId, { type: 'hello' });
      return { room, unsubscribe, usedAt: performance.now() };
    } catch (error) {
      this.#openRooms.delete(boardId);
      throw error;
    }
  }

  #forgetRoom(id: string, { unsubscribe }: OpenRoom) {
    this.#openRooms.delete(id);
    unsubscribe();
  }

  async #tick(idle: number) {
    for (const [id, opening] of this.#openRooms) {
      const open = await opening.catch(() => undefined);
      if (!open) continue;
      const { room, usedAt } = open;
      if (room.isClosed || (room.isIdle && performance.now() - usedAt > idle)) {
        this.#forgetRoom(id, open);
        continue;
      }
      room.tick();
      if (id === DEMO_BOARD && !room.isEmpty) void this.#recordOccupied();
    }
  }

  /** Reads what other processes have stored and whose messages did not arrive. */
  async #compareAll() {
    if (this.#isComparing) return;
    this.#isComparing = true;
    try {
      const openings = [...this.#openRooms.values()].map((one) => one.catch(() => undefined));
      // An empty room is compared when it is entered again; a busy one reads what it missed as it stores.
      const rooms = (await Promise.all(openings))
        .flatMap((open) => (open ? [open.room] : []))
        .filter((room) => !room.isEmpty && !room.isClosed);
      if (rooms.length > 0) await this.#compare(rooms);
    } catch (error) {
      this.#logFailure(error);
    } finally {
      this.#isComparing = false;
    }
  }

  async #compare(rooms: Room[]) {
    const versions = await this.#options.store.readVersions(rooms.map(({ board }) => board.id));
    const byId = new Map(versions.map((version) => [version.id, version]));
    for (const room of rooms) {
      const stored = byId.get(room.board.id);
      const { title, isReadOnly } = room.board;
      if (stored?.title === title && stored.isReadOnly === isReadOnly) room.catchUp(stored);
      // Its metadata changed, or it was deleted.
      else room.reload();
    }
  }

  /** Keeps any process from tidying the demo board while it is in use. */
  async #recordOccupied() {
    const now = performance.now();
    if (now - this.#occupiedAt < OCCUPIED_INTERVAL_MS) return;
    this.#occupiedAt = now;
    await this.#options.store
      .recordOccupied(DEMO_BOARD, new Date())
      .catch((error: unknown) => this.#logFailure(error));
  }

  /** Logs at intervals: while the database is unreachable, every change of every board fails. */
  #logFailure(err: unknown) {
    const now = performance.now();
    if (now - this.#failedAt < LOG_INTERVAL_MS) return;
    this.#failedAt = now;
    this.#options.log.error({ err }, 'failed to store board changes');
  }
}
