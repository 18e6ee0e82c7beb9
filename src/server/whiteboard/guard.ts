import { Pace } from '../../shared/whiteboard/pace.ts';
import { serverPace } from '../../shared/whiteboard/limits.ts';

/** Far more than any hand or mouse can make. */
const frames = { burst: 6000, perSecond: 2000 };
/** Frames that are answered by an error: a client in good faith has few. */
const errors = { burst: 1000, perSecond: 20 };
const joins = { burst: 20, perSecond: 1 };

/** What one connection may do, and when it floods (W19). */
export class Guard {
  #frames = new Pace(frames);
  #errors = new Pace(errors);
  #joins = new Pace(joins);
  #changes = new Pace(serverPace);

  /** Counts a frame; false when the connection floods. */
  frame = (now: number) => this.#frames.take(now);
  /** Counts an error; false when the connection floods. */
  error = (now: number) => this.#errors.take(now);
  join = (now: number) => this.#joins.take(now);
  change = (now: number) => this.#changes.take(now);
}
