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
import { MINUTE_MS } from '../../shared/durations.ts';
import { rateLimitKey } from '../http/rateLimits.ts';

/** Frames that cause an error: a well-behaved client has few. */
const errorPace = { burst: 1000, perSecond: 20 };
const TOO_MANY = 'Too many changes from your network. Please try again in a moment.';

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

  /** Counts a change of the meeting or of a whole board; returns why it exceeds the rate, if it does. */
  countMeetingChange(now: number, isOfBoard: boolean): string | undefined {
    if (!this.#meetingChanges.take(now))
      return `Too many changes: a connection may change the meeting ${meetingPace.perSecond} times a second.`;
    return isOfBoard && !this.#allowance.takeBoardChange(now) ? TOO_MANY : undefined;
  }

  /** Counts a change; returns why it exceeds the rate, if it does. */
  countChange(type: ChangeMessage['type'], now: number, bytes: number): string | undefined {
    if (!this.#changes.take(now))
      return `Too many changes: a connection may make ${serverPace.perSecond} a second.`;
    if (type === 'vote' && !this.#votes.take(now))
      return `Too many votes: a connection may cast ${votePace.perSecond} a second.`;
    if (!this.#allowance.takeChange(now, bytes)) return TOO_MANY;
    return undefined;
  }
}

/** Combined allowance of the sockets of one address, per socket that it may hold. */
const pacePerSocket = {
  joins: { burst: 2, perSecond: 0.5 },
  changes: { burst: 40, perSecond: 10 },
  changeBytes: { burst: 80 * 1024, perSecond: 10 * 1024 },
  /** Each reads and changes up to a whole board. */
  boardChanges: { burst: 0.1, perSecond: 0.02 },
};
/** Closing and opening sockets again brings no new allowance. */
const REMEMBERED_MS = 60_000;

/** The allowance that all sockets of one address share (W27). */
class AddressAllowance {
  sockets = 0;
  #joins: TokenBucket;
  #changes: TokenBucket;
  #changeBytes: TokenBucket;
  #boardChanges: TokenBucket;

  constructor(maxSockets: number) {
    const bucket = ({ burst, perSecond }: { burst: number; perSecond: number }) =>
      new TokenBucket({
        burst: Math.max(1, burst * maxSockets),
        perSecond: perSecond * maxSockets,
      });
    this.#joins = bucket(pacePerSocket.joins);
    this.#changes = bucket(pacePerSocket.changes);
    this.#changeBytes = bucket(pacePerSocket.changeBytes);
    this.#boardChanges = bucket(pacePerSocket.boardChanges);
  }

  takeJoin = (now: number) => this.#joins.take(now);
  takeChange = (now: number, bytes: number) =>
    this.#changes.take(now) && this.#changeBytes.take(now, bytes);
  takeBoardChange = (now: number) => this.#boardChanges.take(now);
}
export type Allowance = Pick<AddressAllowance, 'takeJoin' | 'takeChange' | 'takeBoardChange'>;

/** The addresses that hold sockets, an IPv6 `/64` being one as for the other limits. */
export class AddressAllowances {
  #maxSockets: number;
  #addresses = new Map<string, AddressAllowance>();

  constructor(maxSockets: number) {
    this.#maxSockets = maxSockets;
  }

  isFull(ip: string): boolean {
    return (this.#addresses.get(rateLimitKey(ip))?.sockets ?? 0) >= this.#maxSockets;
  }

  /** Counts one socket until `release` is called. */
  addSocket(ip: string): { allowance: Allowance; release: () => void } {
    const key = rateLimitKey(ip);
    const address = this.#addresses.get(key) ?? new AddressAllowance(this.#maxSockets);
    this.#addresses.set(key, address);
    address.sockets += 1;
    const forget = () => {
      if (address.sockets === 0 && this.#addresses.get(key) === address)
        this.#addresses.delete(key);
    };
    const release = () => {
      address.sockets -= 1;
      if (address.sockets === 0) setTimeout(forget, REMEMBERED_MS).unref();
    };
    return { allowance: address, release };
  }
}
