import { minus, plus, type Point, snapped } from '../../geometry.ts';
import type { Session } from '../../session.ts';
import type { Gesture } from './gesture.ts';

/** The selected notes follow the pointer; `id` is the one under it, which snaps to the grid. */
export function drag(session: Session, id: string, start: PointerEvent): Gesture {
  const { view, ui, acts, actions, connection } = session;
  const notes = actions.selected();
  const grabbed = connection.notes.get(id)?.position ?? { x: 0, y: 0 };
  const from = view.boardPoint(start);
  const act = acts.begin();
  actions.raise(notes.map((note) => note.id));

  function moveBy(by: Point) {
    act.do(
      notes
        .filter((note) => connection.all().has(note.id))
        .map((note) => ({
          type: 'update_note',
          noteId: note.id,
          updates: { position: plus(note.position, by) },
        })),
    );
  }

  return {
    move(event) {
      const by = minus(view.boardPoint(event), from);
      moveBy(ui.get().isSnapping ? minus(snapped(plus(grabbed, by)), grabbed) : by);
    },
    end: () => act.end(),
    cancel() {
      moveBy({ x: 0, y: 0 });
      act.end();
    },
  };
}
