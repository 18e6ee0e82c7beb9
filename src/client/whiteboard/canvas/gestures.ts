import { isSection, type Item } from '../../../shared/whiteboard/board.ts';
import { pinched } from './camera.ts';
import { doOverlap, minus, plus, type Point, rectBetween, rectOf, snapped } from '../geometry.ts';
import { moveTo, updateItem } from '../sections/sectionCommands.ts';
import type { Session } from '../session.ts';

/** What a pointer does between pressing and releasing. */
export type Gesture = {
  /** Called at most once per frame. */
  move: (event: PointerEvent) => void;
  end?: () => void;
  /** Restores the state before the gesture. */
  cancel?: () => void;
};

export function pan({ viewport }: Session, start: PointerEvent): Gesture {
  const before = viewport.camera.get();
  let last = viewport.canvasPoint(start);
  return {
    move(event) {
      const now = viewport.canvasPoint(event);
      viewport.pan(minus(now, last));
      last = now;
    },
    cancel: () => viewport.camera.set(before),
  };
}

/** Two fingers pan and zoom; the points under them stay under them. */
export function pinch({ viewport }: Session, fingers: ReadonlyMap<number, PointerEvent>): Gesture {
  const points = () => {
    const [a, b] = fingers.values();
    return a && b && ([viewport.canvasPoint(a), viewport.canvasPoint(b)] as const);
  };
  const [from, before] = [points(), viewport.camera.get()];
  return {
    move() {
      const to = points();
      if (from && to) viewport.camera.set(pinched(before, from, to));
    },
  };
}

/** Selects the notes that a drawn rectangle touches; with Shift, in addition to the selection. */
export function marquee(session: Session, element: HTMLElement, start: PointerEvent): Gesture {
  const { viewport, ui, commands, sizes } = session;
  const before = ui.get().selection;
  const kept = start.shiftKey ? before : [];
  return {
    move(event) {
      const { x, y, width, height } = rectBetween(
        viewport.canvasPoint(start),
        viewport.canvasPoint(event),
      );
      element.hidden = false;
      element.style.transform = `translate(${x}px, ${y}px)`;
      element.style.width = `${width}px`;
      element.style.height = `${height}px`;
      const area = rectBetween(viewport.boardPoint(start), viewport.boardPoint(event));
      const inside = commands
        .shown()
        .filter((note) => doOverlap(rectOf(sizes.asShown(note)), area));
      ui.select([...kept, ...inside.map(({ id }) => id)]);
    },
    end: () => void (element.hidden = true),
    cancel() {
      element.hidden = true;
      ui.select(before);
    },
  };
}

/**
 * Moves the selected notes and sections, and the notes of these; `id` is the item under the pointer,
 * which snaps to the grid. Notes then belong to the section that they lie on.
 */
export function drag(session: Session, id: string, start: PointerEvent): Gesture {
  const { viewport, ui, transactions, commands, connection, sections } = session;
  const { items, loose } = sections.moving(commands.selected());
  const grabbed = connection.item(id)?.position ?? { x: 0, y: 0 };
  const from = viewport.boardPoint(start);
  const transaction = transactions.start();
  commands.bringToFront(loose.map((note) => note.id));

  function moveBy(by: Point) {
    const present = items.filter((item) => isMovable(connection.item(item.id)));
    transaction.apply(present.map((item) => moveTo(item, plus(item.position, by))));
  }

  return {
    move(event) {
      const by = minus(viewport.boardPoint(event), from);
      moveBy(ui.get().isSnapping ? minus(snapped(plus(grabbed, by)), grabbed) : by);
    },
    end() {
      const dropped = loose.flatMap((note) => connection.noteMap.get(note.id) ?? []);
      transaction.apply(sections.membership(dropped));
      transaction.end();
    },
    cancel() {
      moveBy({ x: 0, y: 0 });
      transaction.end();
    },
  };
}

/** Another participant may have deleted or locked it since the gesture began. */
const isMovable = (item: Item | undefined) => item !== undefined && !item.isLocked;

const noteSizes = { min: { width: 80, height: 60 }, max: 1200 };
const sectionSizes = { min: { width: 200, height: 120 }, max: 10_000 };

export function resize(session: Session, item: Item, start: PointerEvent): Gesture {
  const { viewport, ui, transactions, connection, sections, sizes } = session;
  const { min, max } = isSection(item) ? sectionSizes : noteSizes;
  const from = viewport.boardPoint(start);
  const { size: shown } = sizes.asShown(item);
  const transaction = transactions.start();
  function setSize(size: Item['size']) {
    if (!isMovable(connection.item(item.id))) return;
    transaction.apply([updateItem(item, { size })]);
  }
  return {
    move(event) {
      const { x, y } = minus(viewport.boardPoint(event), from);
      const free = { x: shown.width + x, y: shown.height + y };
      const corner = ui.get().isSnapping ? snapped(free) : free;
      setSize({
        width: Math.min(max, Math.max(min.width, corner.x)),
        height: Math.min(max, Math.max(min.height, corner.y)),
      });
    },
    end() {
      if (isSection(item)) transaction.apply(sections.membership(sections.notesNear(item.id)));
      transaction.end();
    },
    cancel() {
      setSize(item.size);
      transaction.end();
    },
  };
}
