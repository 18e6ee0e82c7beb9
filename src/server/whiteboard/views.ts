import type { Area } from '../../shared/whiteboard/facilitation.ts';
import type { ServerMessage } from '../../shared/whiteboard/protocol.ts';
import type { Peer } from './broadcaster.ts';
import type { BusMessage } from './bus.ts';

type Options = {
  send: (peer: Peer, message: ServerMessage) => void;
  publish: (message: BusMessage) => void;
};

/** The part of the board that each participant sees, sent to those who follow the participant (W34). */
export class Views {
  #options: Options;
  #areas = new Map<string, Area>();
  #followed = new Map<Peer, string>();

  constructor(options: Options) {
    this.#options = options;
  }

  /** Follows a user, or stops following. */
  follow(peer: Peer, userId: string | undefined) {
    this.#followed.delete(peer);
    if (userId === undefined) return;
    this.#followed.set(peer, userId);
    const area = this.#areas.get(userId);
    if (area) this.#options.send(peer, { type: 'view_moved', userId, area });
  }

  move(userId: string, area: Area) {
    this.receive(userId, area);
    this.#options.publish({ type: 'view', userId, area });
  }

  /** A user moved on another process. */
  receive(userId: string, area: Area) {
    this.#areas.set(userId, area);
    for (const [peer, followed] of this.#followed)
      if (followed === userId) this.#options.send(peer, { type: 'view_moved', userId, area });
  }

  removePeer(peer: Peer) {
    this.#followed.delete(peer);
  }

  forgetUser(userId: string) {
    this.#areas.delete(userId);
  }
}
