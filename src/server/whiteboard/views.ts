import type { Area } from '../../shared/whiteboard/facilitation.ts';
import type { RoomParts } from './boardState.ts';
import type { Peer } from './broadcaster.ts';

/** The part of the board that each participant sees, sent to those who follow the participant (W34). */
export class Views {
  #parts: Pick<RoomParts, 'broadcaster' | 'bus'>;
  #areas = new Map<string, Area>();
  #followed = new Map<Peer, string>();

  constructor(parts: Pick<RoomParts, 'broadcaster' | 'bus'>) {
    this.#parts = parts;
  }

  /** Follows a user, or stops following. */
  follow(peer: Peer, userId: string | undefined) {
    this.#followed.delete(peer);
    if (userId === undefined) return;
    this.#followed.set(peer, userId);
    const area = this.#areas.get(userId);
    if (area) this.#parts.broadcaster.send(peer, { type: 'view_moved', userId, area });
  }

  move(userId: string, area: Area) {
    this.receive(userId, area);
    this.#parts.bus.publish({ type: 'view', userId, area });
  }

  /** A user moved on another process. */
  receive(userId: string, area: Area) {
    this.#areas.set(userId, area);
    for (const [peer, followed] of this.#followed)
      if (followed === userId)
        this.#parts.broadcaster.send(peer, { type: 'view_moved', userId, area });
  }

  removePeer(peer: Peer) {
    this.#followed.delete(peer);
  }

  forgetUser(userId: string) {
    this.#areas.delete(userId);
  }
}
