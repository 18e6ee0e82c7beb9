import type { BoardItems } from '../../shared/whiteboard/board.ts';
import type { Meeting } from '../../shared/whiteboard/meeting.ts';
import type { Broadcaster } from './broadcaster.ts';
import type { BoardBus } from './bus.ts';
import type { Members } from './members.ts';
import type { RoomStore, StoredBoard } from './store.ts';

/** A board as this process knows it; everything here is stored. */
export type BoardState = { board: StoredBoard; items: BoardItems; meeting: Meeting };

/** What the parts of a room share. */
export type RoomParts = {
  state: BoardState;
  store: RoomStore;
  members: Members;
  broadcaster: Broadcaster;
  bus: BoardBus;
  onFailure: (error: unknown) => void;
};
