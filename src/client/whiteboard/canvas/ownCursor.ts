import { CURSORS_PER_SECOND } from '../../../shared/whiteboard/limits.ts';
import type { Point } from '../geometry.ts';
import type { Session } from '../session.ts';

const TURN = Math.ceil(1000 / CURSORS_PER_SECOND);

/** Tells the others where this mouse is, no more often than they are told; the last place always. */
export function createCursorSender({ view, connection }: Session) {
  let place: Point | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function send() {
    timer = undefined;
    if (!place) return;
    connection.moveCursor(place);
    place = undefined;
    timer = setTimeout(send, TURN);
  }

  return {
    moved(event: PointerEvent) {
      view.point(view.inside(event));
      place = view.boardPoint(event);
      if (timer === undefined) send();
    },
    end: () => clearTimeout(timer),
  };
}
