import {
  bytePace,
  framePace,
  JOINS_PER_MINUTE,
  MAX_USERS_PER_CONNECTION,
  meetingPace,
  serverPace,
  votePace,
} from '../../shared/whiteboard/constants.ts';
import { TokenBucket } from '../../shared/whiteboard/tokenBucket.ts';
import type { ChangeMessage } from '../../shared/whiteboard/protocol.ts';
import type { Allowance } from './addressLimits.ts';
import { MINUTE_MS } from '../../shared/durations.ts';

/** Frames that cause an error: a well-behaved client has few. */
const errorPace = { burst: 1000, perSecond: 20 };

/** Limits of one connection, and when it floods (W19, W25, W26). */
export class ConnectionLimits {
  #allowance: Allowance;
  #frames = new TokenBucket(framePace);
  #bytes = new TokenBucket(bytePace);
  #errors = new TokenBucket(errorPace);
  #changes = new TokenBucket(serverPace);
  #votes = new TokenBucket(votePace);
  #meetingChanges = new TokenBucket(meetingPace);
  #joinedAt: number[] = [];
  #users = new Set<string>();

  constructor(allowance: Allowance) {
    this.#allowance = allowance;
  }

  /** Counts a frame of any kind; false when the connection floods. */
  countFrame = (now: number, bytes: number) =>
    this.#frames.take(now) && this.#bytes.take(now, bytes);
  /** Counts an error; false when the connection floods. */
  countError = (now: number) => this.#errors.take(now);

  /** Counts an attempt to join; false past its rate. */
  countJoin(now: number): boolean {
    this.#joinedAt = this.#joinedAt.filter((at) => now - at < MINUTE_MS);
    if (this.#joinedAt.length >= JOINS_PER_MINUTE || !this.#allowance.takeJoin(now)) return false;
    this.#joinedAt.push(now);
    return true;
  }

  /** Whether the connection may act as this user. */
  allowUser(id: string): boolean {
    if (this.#users.size < MAX_USERS_PER_CONNECTION) this.#users.add(id);
    return this.#users.has(id);
  }

  /** Counts a change of the meeting; returns why it exceeds the rate, if it does. */
  countMeetingChange(now: number): string | undefined {
    if (this.#meetingChanges.take(now)) return undefined;
    return `Too many changes: a connection may change the meeting ${meetingPace.perSecond} times a second.`;
  }

  /** Counts a change; returns why it exceeds the rate, if it does. */
  countChange(type: ChangeMessage['type'], now: number, bytes: number): string | undefined {
    if (!this.#changes.take(now))
      return `Too many changes: a connection may make ${serverPace.perSecond} a second.`;
    if (type === 'vote' && !this.#votes.take(now))
      return `Too many votes: a connection may cast ${votePace.perSecond} a second.`;
    if (!this.#allowance.takeChange(now, bytes))
      return 'Too many changes from your network. Please try again in a moment.';
    return undefined;
  }
}
