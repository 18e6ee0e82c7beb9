import { TokenBucket } from '../../shared/whiteboard/tokenBucket.ts';
import { rateLimitKey } from '../http/clientAddress.ts';

/** Combined allowance of the sockets of one address, per socket that it may hold. */
const perSocket = {
  joins: { burst: 2, perSecond: 0.5 },
  changes: { burst: 40, perSecond: 10 },
  changeBytes: { burst: 80 * 1024, perSecond: 10 * 1024 },
};
/** Closing and opening sockets again brings no new allowance. */
const REMEMBERED_MS = 60_000;

/** The allowance that all sockets of one address share (W27). */
class Address {
  sockets = 0;
  #joins: TokenBucket;
  #changes: TokenBucket;
  #changeBytes: TokenBucket;

  constructor(maxSockets: number) {
    const pace = ({ burst, perSecond }: { burst: number; perSecond: number }) =>
      new TokenBucket({ burst: burst * maxSockets, perSecond: perSecond * maxSockets });
    this.#joins = pace(perSocket.joins);
    this.#changes = pace(perSocket.changes);
    this.#changeBytes = pace(perSocket.changeBytes);
  }

  join = (now: number) => this.#joins.take(now);
  change = (now: number, bytes: number) =>
    this.#changes.take(now) && this.#changeBytes.take(now, bytes);
}
export type Allowance = Pick<Address, 'join' | 'change'>;

/** The addresses that hold sockets, an IPv6 `/64` being one as for the other limits. */
export class Addresses {
  #maxSockets: number;
  #known = new Map<string, Address>();

  constructor(maxSockets: number) {
    this.#maxSockets = maxSockets;
  }

  isFull(ip: string): boolean {
    return (this.#known.get(rateLimitKey(ip))?.sockets ?? 0) >= this.#maxSockets;
  }

  /** Counts one socket until `release` is called. */
  open(ip: string): { allowance: Allowance; release: () => void } {
    const caller = rateLimitKey(ip);
    const address = this.#known.get(caller) ?? new Address(this.#maxSockets);
    this.#known.set(caller, address);
    address.sockets += 1;
    const forget = () => {
      if (address.sockets === 0 && this.#known.get(caller) === address) this.#known.delete(caller);
    };
    const release = () => {
      address.sockets -= 1;
      if (address.sockets === 0) setTimeout(forget, REMEMBERED_MS).unref();
    };
    return { allowance: address, release };
  }
}
