import { minus } from '../../geometry.ts';
import type { Session } from '../../session.ts';
import type { Gesture } from './gesture.ts';

/** The board follows the pointer. */
export function pan({ view }: Session, start: PointerEvent): Gesture {
  const before = view.camera.get();
  let last = view.inside(start);
  return {
    move(event) {
      const now = view.inside(event);
      view.pan(minus(now, last));
      last = now;
    },
    end: () => {},
    cancel: () => view.camera.set(before),
  };
}
