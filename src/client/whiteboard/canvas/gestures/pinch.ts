import { pinched } from '../../camera.ts';
import type { Session } from '../../session.ts';
import type { Gesture } from './gesture.ts';

/** Two fingers move and zoom the board; what is under them stays under them. */
export function pinch(
  { view }: Session,
  fingers: () => readonly [PointerEvent, PointerEvent] | undefined,
): Gesture {
  const points = () => {
    const [a, b] = fingers() ?? [];
    return a && b && ([view.inside(a), view.inside(b)] as const);
  };
  const [from, before] = [points(), view.camera.get()];
  return {
    move() {
      const to = points();
      if (from && to) view.camera.set(pinched(before, from, to));
    },
    end: () => {},
    cancel: () => {},
  };
}
