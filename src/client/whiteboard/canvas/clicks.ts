import type { Session } from '../session.ts';

/** Milliseconds and pixels within which two presses are one double press. */
const DOUBLE = { time: 400, distance: 24 };

type Press = { note: string | undefined; x: number; y: number; time: number };

/** What a press without a drag does. Its double press is our own, as captured pointers send none. */
export function createPresses({ ui, view, actions, connection }: Session) {
  let last: Press | undefined;

  function isDouble(now: Press) {
    if (!last || last.note !== now.note) return false;
    const distance = Math.hypot(now.x - last.x, now.y - last.y);
    return now.time - last.time < DOUBLE.time && distance < DOUBLE.distance;
  }

  function onCanvas(event: PointerEvent, isSecond: boolean) {
    const { tool } = ui.get();
    if (!connection.canWrite() || (tool === 'move' && !isSecond)) ui.select([]);
    else actions.addAt(view.boardPoint(event), tool === 'text' ? 'text' : undefined);
  }

  return (note: string | undefined, event: PointerEvent) => {
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
  };
}
