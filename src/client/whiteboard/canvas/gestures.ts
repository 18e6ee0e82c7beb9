import type { Note } from '../../../shared/whiteboard/note.ts';
import { pinched } from './camera.ts';
import { doTouch, minus, plus, type Point, rectBetween, rectOf, snapped } from '../geometry.ts';
import type { Session } from '../session.ts';

/** What a pointer does between pressing and releasing. */
export type Gesture = {
  /** Called at most once per frame. */
  move: (event: PointerEvent) => void;
  end?: () => void;
  /** Restores the state before the gesture. */
  cancel?: () => void;
};

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

/** Two fingers pan and zoom; the points under them stay under them. */
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

/** Selects the notes that a drawn rectangle touches; with Shift, in addition to the selection. */
export function marquee(session: Session, element: HTMLElement, start: PointerEvent): Gesture {
  const { view, ui, commands } = session;
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
      const inside = commands.shown().filter((note) => doTouch(rectOf(note), area));
      ui.select([...kept, ...inside.map(({ id }) => id)]);
    },
    end: () => void (element.hidden = true),
    cancel() {
      element.hidden = true;
      ui.select(before);
    },
  };
}

/** Moves the selected notes; `id` is the one under the pointer, which snaps to the grid. */
export function drag(session: Session, id: string, start: PointerEvent): Gesture {
  const { view, ui, undoStack, commands, connection } = session;
  const notes = commands.selected();
  const grabbed = connection.notes.get(id)?.position ?? { x: 0, y: 0 };
  const from = view.boardPoint(start);
  const transaction = undoStack.start();
  commands.raise(notes.map((note) => note.id));

  function moveBy(by: Point) {
    const present = notes.filter((note) => connection.all().has(note.id));
    transaction.apply(
      present.map((note) => ({
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
    end: () => transaction.end(),
    cancel() {
      moveBy({ x: 0, y: 0 });
      transaction.end();
    },
  };
}

const MIN_SIZE = { width: 80, height: 60 };
const MAX_SIZE = 1200;

export function resize(session: Session, note: Note, start: PointerEvent): Gesture {
  const { view, ui, undoStack, connection } = session;
  const from = view.boardPoint(start);
  const transaction = undoStack.start();
  function setSize(size: Note['size']) {
    if (!connection.all().has(note.id)) return;
    transaction.apply([{ type: 'update_note', noteId: note.id, updates: { size } }]);
  }
  return {
    move(event) {
      const { x, y } = minus(view.boardPoint(event), from);
      const free = { x: note.size.width + x, y: note.size.height + y };
      const corner = ui.get().isSnapping ? snapped(free) : free;
      setSize({
        width: Math.min(MAX_SIZE, Math.max(MIN_SIZE.width, corner.x)),
        height: Math.min(MAX_SIZE, Math.max(MIN_SIZE.height, corner.y)),
      });
    },
    end: () => transaction.end(),
    cancel() {
      setSize(note.size);
      transaction.end();
    },
  };
}
