import type { Note } from '../../../../shared/whiteboard/note.ts';
import { minus, type Point, snapped } from '../../geometry.ts';
import type { Session } from '../../session.ts';
import type { Gesture } from './gesture.ts';

const LEAST = { width: 80, height: 60 };
const MOST = { width: 1200, height: 1200 };

const within = (value: number, least: number, most: number) =>
  Math.min(most, Math.max(least, value));

/** The note's size when its lower right corner is drawn by so much. */
function sizeAfter({ size }: Note, by: Point, isSnapping: boolean) {
  const free = { x: size.width + by.x, y: size.height + by.y };
  const { x, y } = isSnapping ? snapped(free) : free;
  return {
    width: within(x, LEAST.width, MOST.width),
    height: within(y, LEAST.height, MOST.height),
  };
}

export function resize(session: Session, note: Note, start: PointerEvent): Gesture {
  const { view, ui, acts, connection } = session;
  const from = view.boardPoint(start);
  const act = acts.begin();
  const become = (size: Note['size']) =>
    connection.all().has(note.id) &&
    act.do([{ type: 'update_note', noteId: note.id, updates: { size } }]);
  return {
    move: (event) =>
      void become(sizeAfter(note, minus(view.boardPoint(event), from), ui.get().isSnapping)),
    end: () => act.end(),
    cancel() {
      become(note.size);
      act.end();
    },
  };
}
