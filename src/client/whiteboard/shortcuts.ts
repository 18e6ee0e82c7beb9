import type { Point } from './geometry.ts';
import type { Session } from './session.ts';

type Shortcut = { keys: string; does: string };

/** What the help dialog lists. */
export const shortcutList: readonly { title: string; items: readonly Shortcut[] }[] = [
  {
    title: 'Notes',
    items: [
      { keys: 'Click, or Enter on the canvas', does: 'Add a note with the chosen tool' },
      { keys: 'Double-click, Enter or F2', does: 'Edit the note' },
      { keys: 'Ctrl + Enter', does: 'Save what was written' },
      { keys: 'Escape', does: 'Discard what was written' },
      { keys: 'Arrow keys', does: 'Move the selected notes; with Shift further' },
      { keys: 'Delete', does: 'Delete the selected notes' },
      { keys: 'V', does: 'Vote for the note, or take the vote back' },
    ],
  },
  {
    title: 'Selecting and copying',
    items: [
      { keys: 'Tab', does: 'Go to the next note' },
      { keys: 'Shift + click', does: 'Select one more note' },
      { keys: 'Drag on the canvas', does: 'Select what the frame touches' },
      { keys: 'Ctrl + A', does: 'Select all notes' },
      { keys: 'Ctrl + D', does: 'Duplicate' },
      { keys: 'Ctrl + C, Ctrl + V', does: 'Copy and paste; each pasted line becomes a note' },
      { keys: 'Ctrl + Z, Ctrl + Shift + Z', does: 'Undo and redo what you did' },
    ],
  },
  {
    title: 'Tools and view',
    items: [
      { keys: 'N, T, M', does: 'Sticky note, text, move' },
      { keys: 'Wheel, or Space + drag', does: 'Move the board' },
      { keys: 'Ctrl + wheel, + and −', does: 'Zoom' },
      { keys: '0', does: 'Back to 100 %' },
      { keys: 'F', does: 'Show all notes' },
      { keys: 'O', does: 'Board or outline' },
      { keys: '?', does: 'These shortcuts' },
    ],
  },
  {
    title: 'By finger',
    items: [
      { keys: 'Tap', does: 'Add a note with the chosen tool, or select one' },
      { keys: 'Tap twice', does: 'Edit the note' },
      { keys: 'Drag a note', does: 'Move it' },
      { keys: 'Drag the board', does: 'Look elsewhere' },
      { keys: 'Two fingers', does: 'Zoom' },
    ],
  },
];

const STEP = { plain: 10, snapping: 20, far: 5 };
const ZOOM_STEP = 1.25;

const arrows: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

const focusedNote = () =>
  document.activeElement instanceof HTMLElement ? document.activeElement.dataset.note : undefined;

/** Does what a key stands for, and says whether it stood for anything. */
export function press(session: Session, event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey) return pressWithControl(session, event);
  if (event.altKey) return false;
  if (session.ui.get().view === 'board' && pressOnBoard(session, event)) return true;
  const { ui } = session;
  switch (event.key) {
    case '?':
      ui.change({ dialog: 'help' });
      return true;
    case 'o':
      ui.show(ui.get().view === 'board' ? 'outline' : 'board');
      return true;
    default:
      return false;
  }
}

function pressWithControl({ acts, actions, ui, connection }: Session, event: KeyboardEvent) {
  const key = event.key.toLowerCase();
  if (key === 'y' || (key === 'z' && event.shiftKey)) acts.redo();
  else if (key === 'z') acts.undo();
  else if (ui.get().view !== 'board') return false;
  else if (key === 'd') actions.duplicate();
  else if (key === 'a') {
    const { filter } = ui.get();
    const shown = [...connection.all().values()].filter(
      ({ category }) => !filter || category === filter,
    );
    ui.select(shown.map(({ id }) => id));
  } else return false;
  return true;
}

function pressOnBoard(session: Session, event: KeyboardEvent): boolean {
  const { ui } = session;
  const arrow = arrows[event.key];
  if (arrow) return nudge(session, arrow, event.shiftKey);
  switch (event.key) {
    case 'Enter':
    case 'F2':
      return open(session, event.target);
    case 'Delete':
    case 'Backspace':
      return remove(session);
    case 'Escape':
      ui.select([]);
      // The browser closes an open menu by it, too.
      return false;
    case 'n':
      ui.change({ tool: 'sticky' });
      return true;
    case 't':
      ui.change({ tool: 'text' });
      return true;
    case 'm':
      ui.change({ tool: 'move' });
      return true;
    case 'v':
      return vote(session);
    default:
      return look(session, event.key);
  }
}

function look({ view, connection }: Session, key: string) {
  if (key === '+' || key === '=') view.zoom(ZOOM_STEP);
  else if (key === '-') view.zoom(1 / ZOOM_STEP);
  else if (key === '0') view.reset();
  else if (key === 'f') view.fit(connection.all().values());
  else return false;
  return true;
}

function nudge({ ui, actions, view, connection }: Session, way: Point, isFar: boolean) {
  if (actions.selected().length === 0) return false;
  const step = (ui.get().isSnapping ? STEP.snapping : STEP.plain) * (isFar ? STEP.far : 1);
  actions.nudge({ x: way.x * step, y: way.y * step });
  const note = connection.notes.get(focusedNote() ?? '');
  if (note) view.reveal(note);
  return true;
}

function open({ actions, ui, view }: Session, target: EventTarget | null) {
  const id = focusedNote();
  if (id !== undefined) actions.edit(id);
  else if (target instanceof Element && target.id === 'canvas') {
    const kind = ui.get().tool === 'text' ? 'text' : undefined;
    actions.addAt(actions.freePlace(view.middle()), kind);
  } else return false;
  return true;
}

function remove({ ui, actions, announcer }: Session) {
  const { selection } = ui.get();
  if (selection.size === 0) return false;
  const count = actions.remove(selection);
  if (count === 0) return false;
  announcer.say(count === 1 ? 'Note deleted.' : `${count} notes deleted.`);
  document.getElementById('canvas')?.focus({ preventScroll: true });
  return true;
}

function vote({ connection, actions }: Session) {
  const notes = actions.selected();
  const [note] = notes;
  if (!note || notes.length > 1 || !connection.canWrite()) return false;
  actions.vote(note);
  return true;
}
