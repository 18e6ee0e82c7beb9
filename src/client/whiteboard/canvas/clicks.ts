import { isSection, type Item } from '../../../shared/whiteboard/board.ts';
import type { Session } from '../session.ts';
import { tools } from '../tools.ts';

/** Two clicks within this time and distance are a double click. */
const DOUBLE_CLICK = { ms: 400, pixels: 24 };

type Click = { itemId: string | undefined; x: number; y: number; time: number };

/** Handles clicks. Detects double clicks itself, because captured pointers fire no `dblclick`. */
export function createClickHandler({ ui, viewport, commands, connection }: Session) {
  let last: Click | undefined;

  function isDouble(now: Click) {
    if (!last || last.itemId !== now.itemId) return false;
    const distance = Math.hypot(now.x - last.x, now.y - last.y);
    return now.time - last.time < DOUBLE_CLICK.ms && distance < DOUBLE_CLICK.pixels;
  }

  function onCanvas(event: PointerEvent, isSecond: boolean) {
    const { tool } = ui.get();
    if (!connection.canWrite() || (tool === tools.move && !isSecond)) ui.select([]);
    else commands.addAt(viewport.boardPoint(event), tool.note);
  }

  function click(itemId: string | undefined, event: PointerEvent) {
    const now = { itemId, x: event.clientX, y: event.clientY, time: event.timeStamp };
    const isSecond = isDouble(now);
    last = isSecond ? undefined : now;
    if (itemId === undefined) onCanvas(event, isSecond);
    else if (event.shiftKey) ui.toggleSelected(itemId);
    else if (isSecond) commands.edit(itemId, caretAt(event, connection.item(itemId)));
    else {
      ui.select([itemId]);
      commands.bringToFront([itemId]);
    }
  }

  return {
    click,
    /** Called when a control is pressed: the next click is not part of a double click. */
    reset: () => void (last = undefined),
  };
}

/** The place in the text of an item at a point of the page; `undefined` beside the text. */
function caretAt({ clientX, clientY }: PointerEvent, item: Item | undefined) {
  // Older browsers lack it.
  if (!item || !('caretPositionFromPoint' in document)) return undefined;
  const { offsetNode, offset } = document.caretPositionFromPoint(clientX, clientY) ?? {};
  const text = isSection(item) ? item.title : item.content;
  return offsetNode instanceof Text && offsetNode.data === text ? offset : undefined;
}
