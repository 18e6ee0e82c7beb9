import type { Note } from '../../../shared/whiteboard/note.ts';
import { pinched } from './camera.ts';
import { doTouch, minus, plus, type Point, rectBetween, rectOf, snapped } from '../geometry.ts';
import type { Session } from '../session.ts';

/** What a finger or the mouse does from pressing to letting go. */
export type Gesture = {
  /** Called once a frame at most. */
  move: (event: PointerEvent) => void;
  end?: () => void;
  /** Leaves everything as it was before. */
  cancel?: () => void;
};

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
    cancel: () => view.camera.set(before),
  };
}

/** Two fingers move and zoom the board; what is under them stays under them. */
export function pinch({ view }: Session, fingers: ReadonlyMap<number, PointerEvent>): Gesture {
  const points = () => {
    const [a, b] = fingers.values();
    return a && b && ([view.inside(a), view.inside(b)] as const);
  };
  const [from, before] = [points(), view.camera.get()];
  return {
    move() {
      const to = points();
      if (from && to) view.camera.set(pinched(before, from, to));
    },
  };
}

/** Selects what a drawn rectangle touches; with shift on top of what was selected. */
export function marquee(session: Session, element: HTMLElement, start: PointerEvent): Gesture {
  const { view, ui, actions } = session;
  const before = ui.get().selection;
  const kept = start.shiftKey ? before : [];
  return {
    move(event) {
      const { x, y, width, height } = rectBetween(view.inside(start), view.inside(event));
      element.hidden = false;
      element.style.transform = `translate(${x}px, ${y}px)`;
      element.style.width = `${width}px`;
      element.style.height = `${height}px`;
      const area = rectBetween(view.boardPoint(start), view.boardPoint(event));
      const inside = actions.shown().filter((note) => doTouch(rectOf(note), area));
      ui.select([...kept, ...inside.map(({ id }) => id)]);
    },
    end: () => void (element.hidden = true),
    cancel() {
      element.hidden = true;
      ui.select(before);
    },
  };
}

/** The selected notes follow the pointer; `id` is the one under it, which snaps to the grid. */
export function drag(session: Session, id: string, start: PointerEvent): Gesture {
  const { view, ui, acts, actions, connection } = session;
  const notes = actions.selected();
  const grabbed = connection.notes.get(id)?.position ?? { x: 0, y: 0 };
  const from = view.boardPoint(start);
  const act = acts.begin();
  actions.raise(notes.map((note) => note.id));

  function moveBy(by: Point) {
    const there = notes.filter((note) => connection.all().has(note.id));
    act.do(
      there.map((note) => ({
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

const LEAST = { width: 80, height: 60 };
const MOST = 1200;

/** The note's lower right corner follows the pointer. */
export function resize(session: Session, note: Note, start: PointerEvent): Gesture {
  const { view, ui, acts, connection } = session;
  const from = view.boardPoint(start);
  const act = acts.begin();
  function become(size: Note['size']) {
    if (!connection.all().has(note.id)) return;
    act.do([{ type: 'update_note', noteId: note.id, updates: { size } }]);
  }
  return {
    move(event) {
      const { x, y } = minus(view.boardPoint(event), from);
      const free = { x: note.size.width + x, y: note.size.height + y };
      const corner = ui.get().isSnapping ? snapped(free) : free;
      become({
        width: Math.min(MOST, Math.max(LEAST.width, corner.x)),
        height: Math.min(MOST, Math.max(LEAST.height, corner.y)),
      });
    },
    end: () => act.end(),
    cancel() {
      become(note.size);
      act.end();
    },
  };
}
