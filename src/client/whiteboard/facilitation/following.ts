import type { Area } from '../../../shared/whiteboard/facilitation.ts';
import type { ServerMessage } from '../../../shared/whiteboard/protocol.ts';
import { createStore } from '../../lib/store.ts';
import type { Camera } from '../canvas/camera.ts';
import type { Viewport } from '../canvas/viewport.ts';
import type { createLiveRegion } from '../liveRegion.ts';
import type { Connection } from '../sync/connection.ts';
import { identity } from '../sync/identity.ts';

/** How often this visitor's viewport is sent to others. */
const SEND_INTERVAL_MS = 200;

type State = {
  /** The participant whose viewport this visitor follows. */
  followed: string | undefined;
  /** The participant whom this visitor followed until panning or zooming by hand. */
  paused: string | undefined;
  /** Who brought this visitor here, and the viewport before. */
  brought: { by: string; before: Camera } | undefined;
};

type Options = {
  connection: Pick<Connection, 'meeting' | 'presence' | 'sendView'>;
  viewport: Viewport;
  liveRegion: ReturnType<typeof createLiveRegion>;
};

/** Follows the viewport of another participant or the leader, and shares this visitor's viewport. */
export class Following {
  readonly state = createStore<State>({
    followed: undefined,
    paused: undefined,
    brought: undefined,
  });
  readonly #connection: Options['connection'];
  readonly #viewport: Viewport;
  readonly #liveRegion: Options['liveRegion'];
  readonly #stops: (() => void)[];
  #leader: string | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** The viewport that following led to. */
  #shown: Camera | undefined;

  constructor({ connection, viewport, liveRegion }: Options) {
    this.#connection = connection;
    this.#viewport = viewport;
    this.#liveRegion = liveRegion;
    this.#stops = [
      viewport.camera.subscribe(() => this.#sendOwn()),
      viewport.camera.subscribe(() => this.#pause()),
      connection.meeting.state.subscribe(() => this.#followLeader()),
    ];
  }

  follow(userId: string | undefined) {
    if (userId === undefined) this.#change({ paused: undefined });
    if (this.state.get().followed === userId) return;
    this.#change({ followed: userId, paused: undefined });
    this.#shown = this.#viewport.camera.get();
    this.#connection.sendView({ type: 'follow', userId });
    this.#liveRegion.announceNow(
      userId === undefined
        ? 'Stopped following.'
        : `Following ${this.#connection.presence.nameOf(userId)}.`,
    );
  }

  bringEveryone() {
    const area = this.#viewport.area();
    if (area) this.#connection.sendView({ type: 'bring_here', area });
    this.#liveRegion.announceNow('Everyone was brought here.');
  }

  /** Returns to the viewport before the visitor was brought here, or stays. */
  endBringing(isReturning: boolean) {
    const { brought } = this.state.get();
    if (brought && isReturning) this.#viewport.camera.set(brought.before);
    this.#change({ brought: undefined });
  }

  receive(message: ServerMessage) {
    const { followed, paused } = this.state.get();
    if (message.type === 'view_moved' && message.userId === followed) this.#show(message.area);
    else if (message.type === 'brought_here') this.#bring(message.userId, message.area);
    else if (message.type === 'user_left') {
      this.#followLeader();
      if (message.userId === (followed ?? paused)) this.follow(undefined);
    } else if (message.type === 'user_joined') this.#followLeader();
    else if (message.type === 'session_joined') {
      this.#sendOwn();
      if (followed !== undefined) this.#connection.sendView({ type: 'follow', userId: followed });
    }
  }

  stop() {
    clearTimeout(this.#timer);
    for (const stop of this.#stops) stop();
  }

  #change(part: Partial<State>) {
    this.state.set({ ...this.state.get(), ...part });
  }

  #followLeader() {
    const { meeting, presence } = this.#connection;
    const { leader: chosen } = meeting.state.get();
    const { followed, paused } = this.state.get();
    // A leader who is away is followed again after coming back.
    const next = presence.has(chosen) ? chosen : undefined;
    const leader = this.#leader;
    if (next === leader) return;
    if (next !== undefined && next !== identity.get().id) this.follow(next);
    else if (leader !== undefined && leader === (followed ?? paused)) this.follow(undefined);
    this.#leader = next;
  }

  #sendOwn() {
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined;
      const area = this.#viewport.area();
      if (area) this.#connection.sendView({ type: 'move_view', area });
    }, SEND_INTERVAL_MS);
  }

  /** Stops following when the visitor pans or zooms by hand. */
  #pause() {
    const { followed } = this.state.get();
    const shown = this.#shown;
    const { x, y, zoom } = this.#viewport.camera.get();
    const isUnmoved = !shown || (x === shown.x && y === shown.y && zoom === shown.zoom);
    if (followed === undefined || isUnmoved) return;
    this.follow(undefined);
    this.#change({ paused: followed });
  }

  #show(area: Area) {
    this.#shown = undefined;
    this.#viewport.showArea(area);
    this.#shown = this.#viewport.camera.get();
  }

  #bring(by: string, area: Area) {
    this.#change({ brought: { by, before: this.#viewport.camera.get() } });
    this.#show(area);
    this.#liveRegion.announceNow(`${this.#connection.presence.nameOf(by)} brought you here.`);
  }
}
