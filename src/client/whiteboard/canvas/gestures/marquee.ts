import { doTouch, rectBetween, rectOf } from '../../geometry.ts';
import type { Session } from '../../session.ts';
import type { Gesture } from './gesture.ts';

/** Selects what a drawn rectangle touches; with shift on top of what was selected. */
export function marquee(session: Session, element: HTMLElement, start: PointerEvent): Gesture {
  const { view, ui, connection } = session;
  const before = ui.get().selection;
  const kept = start.shiftKey ? before : new Set<string>();

  function draw(event: PointerEvent) {
    const { x, y, width, height } = rectBetween(view.inside(start), view.inside(event));
    element.hidden = false;
    element.style.transform = `translate(${x}px, ${y}px)`;
    element.style.width = `${width}px`;
    element.style.height = `${height}px`;
  }

  return {
    move(event) {
      draw(event);
      const area = rectBetween(view.boardPoint(start), view.boardPoint(event));
      const { filter } = ui.get();
      const inside = [...connection.all().values()]
        .filter((note) => !filter || note.category === filter)
        .filter((note) => doTouch(rectOf(note), area))
        .map(({ id }) => id);
      ui.select([...kept, ...inside]);
    },
    end: () => void (element.hidden = true),
    cancel() {
      element.hidden = true;
      ui.select(before);
    },
  };
}
