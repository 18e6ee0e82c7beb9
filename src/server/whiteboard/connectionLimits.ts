import {
  bytePace,
  framePace,
  JOINS_PER_MINUTE,
  MAX_USERS_PER_CONNECTION,
  serverPace,
  votePace,
} from '../../shared/whiteboard/limits.ts';
import { TokenBucket } from '../../shared/whiteboard/tokenBucket.ts';
import type { ChangeMessage } from '../../shared/whiteboard/protocol.ts';
import type { Allowance } from './addressLimits.ts';
import { MINUTE_MS } from '../durations.ts';

/** Frames that cause an error: a well-behaved client has few. */
const errors = { burst: 1000, perSecond: 20 };

/** Limits of one connection, and when it floods (W19, W25, W26). */
export class ConnectionLimits {
  #allowance: Allowance;
  #frames = new TokenBucket(framePace);
  #bytes = new TokenBucket(bytePace);
  #errors = new TokenBucket(errors);
  #changes = new TokenBucket(serverPace);
  #votes = new TokenBucket(votePace);
  #joinedAt: number[] = [];
  #users = new Set<string>();

  constructor(allowance: Allowance) {
    this.#allowance = allowance;
  }

  /** Counts a frame of any kind; false when the connection floods. */
  frame = (now: number, bytes: number) => this.#frames.take(now) && this.#bytes.take(now, bytes);
  /** Counts an error; false when the connection floods. */
  error = (now: number) => this.#errors.take(now);

  /** Counts an attempt to join; false past its rate. */
  join(now: number): boolean {
    this.#joinedAt = this.#joinedAt.filter((at) => now - at < MINUTE_MS);
    if (this.#joinedAt.length >= JOINS_PER_MINUTE || !this.#allowance.join(now)) return false;
    this.#joinedAt.push(now);
    return true;
  }

  /** Whether the connection may act as this user. */
  user(id: string): boolean {
    if (this.#users.size < MAX_USERS_PER_CONNECTION) this.#users.add(id);
    return this.#users.has(id);
  }

  /** Counts a change; returns why it exceeds the rate, if it does. */
  change(type: ChangeMessage['type'], now: number, bytes: number): string | undefined {
    if (!this.#changes.take(now))
      return `Too many changes: a connection may make ${serverPace.perSecond} a second.`;
    if (type === 'vote' && !this.#votes.take(now))
      return `Too many votes: a connection may cast ${votePace.perSecond} a second.`;
    if (!this.#allowance.change(now, bytes))
      return 'Too many changes from your network. Please try again in a moment.';
    return undefined;
  }
}
