import type { Session } from '../session.ts';

/** Milliseconds and pixels within which two presses are one double press. */
const DOUBLE = { time: 400, distance: 24 };

type Press = { note: string | undefined; x: number; y: number; time: number };

/** What a press without a drag does. Its double press is our own, as captured pointers send none. */
export function createPresses(session: Session) {
  const { ui, view, actions, connection } = session;
  let last: Press | undefined;

  function isDouble(now: Press) {
    if (!last || last.note !== now.note) return false;
    const distance = Math.hypot(now.x - last.x, now.y - last.y);
    return now.time - last.time < DOUBLE.time && distance < DOUBLE.distance;
  }

  function onCanvas(event: PointerEvent, isSecond: boolean) {
    const { tool } = ui.get();
    if (!connection.canWrite()) ui.select([]);
    else if (tool === 'sticky') actions.addAt(view.boardPoint(event));
    else if (tool === 'text') actions.addAt(view.boardPoint(event), 'text');
    else if (isSecond) actions.addAt(view.boardPoint(event));
    else ui.select([]);
  }

  return {
    /** The pointer came down on a note, and nobody knows yet what for. */
    touch(note: string, { shiftKey }: PointerEvent) {
      if (!shiftKey && !ui.get().selection.has(note)) ui.select([note]);
    },
    /** A note is about to be dragged, and with it what is selected. */
    grab(note: string) {
      if (!ui.get().selection.has(note)) ui.toggle(note);
    },
    press(note: string | undefined, event: PointerEvent) {
      const now = { note, x: event.clientX, y: event.clientY, time: event.timeStamp };
      const isSecond = isDouble(now);
      last = isSecond ? undefined : now;
      if (note === undefined) onCanvas(event, isSecond);
      else if (event.shiftKey) ui.toggle(note);
      else if (isSecond) actions.edit(note);
      else {
        ui.select([note]);
        actions.raise([note]);
      }
    },
  };
}
