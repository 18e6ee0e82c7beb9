import { TokenBucket } from '../../shared/whiteboard/tokenBucket.ts';
import { rateLimitKey } from '../http/rateLimits.ts';

/** Combined allowance of the sockets of one address, per socket that it may hold. */
const pacePerSocket = {
  joins: { burst: 2, perSecond: 0.5 },
  changes: { burst: 40, perSecond: 10 },
  changeBytes: { burst: 80 * 1024, perSecond: 10 * 1024 },
};
/** Closing and opening sockets again brings no new allowance. */
const REMEMBERED_MS = 60_000;

/** The allowance that all sockets of one address share (W27). */
class AddressAllowance {
  sockets = 0;
  #joins: TokenBucket;
  #changes: TokenBucket;
  #changeBytes: TokenBucket;

  constructor(maxSockets: number) {
    const bucket = ({ burst, perSecond }: { burst: number; perSecond: number }) =>
      new TokenBucket({ burst: burst * maxSockets, perSecond: perSecond * maxSockets });
    this.#joins = bucket(pacePerSocket.joins);
    this.#changes = bucket(pacePerSocket.changes);
    this.#changeBytes = bucket(pacePerSocket.changeBytes);
  }

  takeJoin = (now: number) => this.#joins.take(now);
  takeChange = (now: number, bytes: number) =>
    this.#changes.take(now) && this.#changeBytes.take(now, bytes);
}
export type Allowance = Pick<AddressAllowance, 'takeJoin' | 'takeChange'>;

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
