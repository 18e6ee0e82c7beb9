import type { Point } from '../geometry.ts';
import type { Session } from '../session.ts';

/** Keys and their actions, as the help dialog lists them. */
export const shortcutList: Record<string, readonly (readonly [keys: string, action: string])[]> = {
  Notes: [
    ['Click, or Enter on the canvas', 'Add a note with the chosen tool'],
    ['Double-click, Enter or F2', 'Edit the note'],
    ['Ctrl + Enter', 'Save the text'],
    ['Escape', 'Discard the text'],
    ['Arrow keys', 'Move the selected notes; with Shift further'],
    ['Delete', 'Delete the selected notes'],
    ['V', 'Vote for the note, or remove the vote'],
  ],
  'Selecting and copying': [
    ['Tab', 'Go to the next note'],
    ['Shift + click', 'Select one more note'],
    ['Drag on the canvas', 'Select what the frame touches'],
    ['Ctrl + A', 'Select all notes'],
    ['Ctrl + D', 'Duplicate'],
    ['Ctrl + C, Ctrl + V', 'Copy and paste; each pasted line becomes a note'],
    ['Ctrl + Z, Ctrl + Shift + Z', 'Undo and redo your changes'],
  ],
  'Tools and view': [
    ['N, T, M', 'Sticky note, text, move'],
    ['Wheel, or Space + drag', 'Pan'],
    ['Ctrl + wheel, + and −', 'Zoom'],
    ['0', 'Back to 100 %'],
    ['F', 'Show all notes'],
    ['O', 'Board or outline'],
    ['?', 'These shortcuts'],
  ],
  'By finger': [
    ['Tap', 'Add a note with the chosen tool, or select one'],
    ['Tap twice', 'Edit the note'],
    ['Drag a note', 'Move it'],
    ['Drag the board', 'Pan'],
    ['Two fingers', 'Zoom'],
  ],
};

const STEP = { plain: 10, snapping: 20, far: 5 };
export const ZOOM_STEP = 1.25;

const focusedNote = () =>
  document.activeElement instanceof HTMLElement ? document.activeElement.dataset.note : undefined;

export const showAll = ({ view, connection }: Session) => view.fit(connection.all().values());

/** Keyboard commands of the canvas. They return `false` when there was nothing to do. */
const boardKeys: Record<string, (session: Session, event: KeyboardEvent) => unknown> = {
  ArrowLeft: (session, { shiftKey }) => nudge(session, { x: -1, y: 0 }, shiftKey),
  ArrowRight: (session, { shiftKey }) => nudge(session, { x: 1, y: 0 }, shiftKey),
  ArrowUp: (session, { shiftKey }) => nudge(session, { x: 0, y: -1 }, shiftKey),
  ArrowDown: (session, { shiftKey }) => nudge(session, { x: 0, y: 1 }, shiftKey),
  Enter: open,
  F2: open,
  Delete: remove,
  Backspace: remove,
  Escape({ ui }) {
    ui.select([]);
    // Escape also closes an open menu.
    return false;
  },
  n: ({ ui }) => ui.change({ tool: 'sticky' }),
  t: ({ ui }) => ui.change({ tool: 'text' }),
  m: ({ ui }) => ui.change({ tool: 'move' }),
  v: vote,
  '+': ({ view }) => view.zoom(ZOOM_STEP),
  '=': ({ view }) => view.zoom(ZOOM_STEP),
  '-': ({ view }) => view.zoom(1 / ZOOM_STEP),
  '0': ({ view }) => view.reset(),
  f: showAll,
};

/** Runs the command of a key. Returns whether the key is a shortcut. */
export function runShortcut(session: Session, event: KeyboardEvent): boolean {
  const { ui } = session;
  const { view } = ui.get();
  if (event.ctrlKey || event.metaKey) return runControlShortcut(session, event);
  if (event.altKey) return false;
  if (event.key === '?') ui.change({ dialog: 'help' });
  else if (event.key === 'o') ui.show(view === 'board' ? 'outline' : 'board');
  else {
    const command = view === 'board' ? boardKeys[event.key] : undefined;
    return command !== undefined && command(session, event) !== false;
  }
  return true;
}

function runControlShortcut({ undoStack, commands, ui }: Session, event: KeyboardEvent) {
  const key = event.key.toLowerCase();
  if (key === 'y' || (key === 'z' && event.shiftKey)) undoStack.redo();
  else if (key === 'z') undoStack.undo();
  else if (ui.get().view !== 'board') return false;
  else if (key === 'd') commands.duplicate();
  else if (key === 'a') ui.select(commands.shown().map(({ id }) => id));
  else return false;
  return true;
}

function nudge({ ui, commands, view, connection }: Session, direction: Point, isFar: boolean) {
  if (commands.selected().length === 0) return false;
  const step = (ui.get().isSnapping ? STEP.snapping : STEP.plain) * (isFar ? STEP.far : 1);
  commands.nudge({ x: direction.x * step, y: direction.y * step });
  const note = connection.notes.get(focusedNote() ?? '');
  if (note) view.reveal(note);
  return true;
}

function open({ commands, ui, view }: Session, { target }: KeyboardEvent) {
  const id = focusedNote();
  if (id !== undefined) commands.edit(id);
  else if (target instanceof Element && target.id === 'canvas') {
    const kind = ui.get().tool === 'text' ? 'text' : undefined;
    commands.addAt(commands.freePosition(view.middle()), kind);
  } else return false;
  return true;
}

function remove({ ui, commands, liveRegion }: Session) {
  const count = commands.remove(ui.get().selection);
  if (count === 0) return false;
  liveRegion.say(count === 1 ? 'Note deleted.' : `${count} notes deleted.`);
  document.getElementById('canvas')?.focus({ preventScroll: true });
  return true;
}

function vote({ connection, commands }: Session) {
  const [note, another] = commands.selected();
  if (!note || another || !connection.canWrite()) return false;
  commands.vote(note);
  return true;
}
