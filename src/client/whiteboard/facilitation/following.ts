import type { Area } from '../../../shared/whiteboard/facilitation.ts';
import type { ServerMessage } from '../../../shared/whiteboard/protocol.ts';
import { createStore } from '../../lib/store.ts';
import type { Camera } from '../canvas/camera.ts';
import type { CanvasView } from '../canvas/view.ts';
import type { createLiveRegion } from '../liveRegion.ts';
import type { Connection } from '../sync/connection.ts';
import { identity } from '../sync/identity.ts';

/** How often this visitor's view is sent to others. */
const SEND_INTERVAL_MS = 200;

type State = {
  /** The participant whose view this visitor follows. */
  followed: string | undefined;
  /** The participant whom this visitor followed until panning or zooming by hand. */
  paused: string | undefined;
  /** Who brought this visitor here, and the view before. */
  brought: { by: string; before: Camera } | undefined;
};

type Options = {
  connection: Pick<Connection, 'meeting' | 'presence' | 'sendView'>;
  view: CanvasView;
  liveRegion: ReturnType<typeof createLiveRegion>;
};

/** Follows the view of another participant or the leader, and shares this visitor's view. */
export function createFollowing({ connection, view, liveRegion }: Options) {
  const { meeting, presence, sendView } = connection;
  const state = createStore<State>({
    followed: undefined,
    paused: undefined,
    brought: undefined,
  });
  const change = (part: Partial<State>) => state.set({ ...state.get(), ...part });
  let leader: string | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** The view that following led to. */
  let shown: Camera | undefined;

  function follow(userId: string | undefined) {
    if (userId === undefined) change({ paused: undefined });
    if (state.get().followed === userId) return;
    change({ followed: userId, paused: undefined });
    shown = view.camera.get();
    sendView({ type: 'follow', userId });
    liveRegion.announceNow(
      userId === undefined ? 'Stopped following.' : `Following ${presence.nameOf(userId)}.`,
    );
  }

  function followLeader() {
    const { leader: chosen } = meeting.state.get();
    // A leader who is away is followed again after coming back.
    const next = presence.has(chosen) ? chosen : undefined;
    if (next === leader) return;
    if (next !== undefined && next !== identity.get().id) follow(next);
    else if (leader !== undefined && leader === (state.get().followed ?? state.get().paused))
      follow(undefined);
    leader = next;
  }

  function sendOwn() {
    timer ??= setTimeout(() => {
      timer = undefined;
      const area = view.area();
      if (area) sendView({ type: 'move_view', area });
    }, SEND_INTERVAL_MS);
  }

  /** Stops following when the visitor pans or zooms by hand. */
  function pause() {
    const { followed } = state.get();
    const { x, y, zoom } = view.camera.get();
    const isUnmoved = !shown || (x === shown.x && y === shown.y && zoom === shown.zoom);
    if (followed === undefined || isUnmoved) return;
    follow(undefined);
    change({ paused: followed });
  }

  function show(area: Area) {
    shown = undefined;
    view.showArea(area);
    shown = view.camera.get();
  }

  function bring(by: string, area: Area) {
    change({ brought: { by, before: view.camera.get() } });
    show(area);
    liveRegion.announceNow(`${presence.nameOf(by)} brought you here.`);
  }

  const stops = [
    view.camera.subscribe(sendOwn),
    view.camera.subscribe(pause),
    meeting.state.subscribe(followLeader),
  ];

  return {
    state,
    follow,
    bringEveryone() {
      const area = view.area();
      if (area) sendView({ type: 'bring_here', area });
      liveRegion.announceNow('Everyone was brought here.');
    },
    /** Returns to the view before the visitor was brought here, or stays. */
    endBringing(isReturning: boolean) {
      const { brought } = state.get();
      if (brought && isReturning) view.camera.set(brought.before);
      change({ brought: undefined });
    },
    receive(message: ServerMessage) {
      const { followed, paused } = state.get();
      if (message.type === 'view_moved' && message.userId === followed) show(message.area);
      else if (message.type === 'brought_here') bring(message.userId, message.area);
      else if (message.type === 'user_left') {
        followLeader();
        if (message.userId === (followed ?? paused)) follow(undefined);
      } else if (message.type === 'user_joined') followLeader();
      else if (message.type === 'session_joined') {
        sendOwn();
        if (followed !== undefined) sendView({ type: 'follow', userId: followed });
      }
    },
    stop() {
      clearTimeout(timer);
      for (const stop of stops) stop();
    },
  };
}
