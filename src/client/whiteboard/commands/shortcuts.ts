import { isSection, type Item } from '../../../shared/whiteboard/board.ts';
import type { Point } from '../geometry.ts';
import { HEADING_HEIGHT } from '../sections/placement.ts';
import { addSection, moveToSection, resizeSection } from '../sections/sectionKeys.ts';
import type { Session } from '../session.ts';
import { tools } from '../tools.ts';

/** How far an arrow key moves notes; with Shift `far` times as far. */
const STEP = { plain: 10, snapping: 20, far: 5 };
export const ZOOM_STEP = 1.25;

function focusedItemId() {
  const { activeElement } = document;
  if (!(activeElement instanceof HTMLElement)) return undefined;
  return activeElement.dataset.note ?? activeElement.dataset.section;
}

export const showAll = ({ viewport, sizes }: Session) => viewport.fit(sizes.items);

/** Keyboard commands of the canvas. They return `false` when there was nothing to do. */
const boardKeys: Record<string, (session: Session, event: KeyboardEvent) => unknown> = {
  ArrowLeft: (session, { shiftKey }) => nudge(session, { x: -1, y: 0 }, shiftKey),
  ArrowRight: (session, { shiftKey }) => nudge(session, { x: 1, y: 0 }, shiftKey),
  ArrowUp: (session, { shiftKey }) => nudge(session, { x: 0, y: -1 }, shiftKey),
  ArrowDown: (session, { shiftKey }) => nudge(session, { x: 0, y: 1 }, shiftKey),
  Enter: editOrAddNote,
  F2: editOrAddNote,
  Delete: removeSelected,
  Backspace: removeSelected,
  Escape({ ui }) {
    ui.select([]);
    // Escape also closes an open menu.
    return false;
  },
  ...Object.fromEntries(
    Object.values(tools).map((tool) => [
      tool.shortcut.toLowerCase(),
      ({ ui }: Session) => ui.change({ tool }),
    ]),
  ),
  v: toggleVote,
  l: toggleLock,
  s: addSection,
  '[': (session) => moveToSection(session, -1),
  ']': (session) => moveToSection(session, 1),
  '+': ({ viewport }) => viewport.zoom(ZOOM_STEP),
  '=': ({ viewport }) => viewport.zoom(ZOOM_STEP),
  '-': ({ viewport }) => viewport.zoom(1 / ZOOM_STEP),
  '0': ({ viewport }) => viewport.resetZoom(),
  f: showAll,
};

/** Runs the command of a key. Returns whether the key is a shortcut. */
export function runShortcut(session: Session, event: KeyboardEvent): boolean {
  const { ui } = session;
  const { view } = ui.get();
  if (event.ctrlKey || event.metaKey) return runControlShortcut(session, event);
  if (event.altKey) return false;
  if (event.key === '?') ui.change({ dialog: 'help' });
  else if (event.key === 'o') ui.showView(view === 'board' ? 'outline' : 'board');
  else {
    const command = view === 'board' ? boardKeys[event.key] : undefined;
    return command !== undefined && command(session, event) !== false;
  }
  return true;
}

function runControlShortcut(session: Session, event: KeyboardEvent) {
  const { transactions, commands, ui } = session;
  const key = event.key.toLowerCase();
  if (key === 'y' || (key === 'z' && event.shiftKey)) transactions.redo();
  else if (key === 'z') transactions.undo();
  else if (ui.get().view !== 'board') return false;
  else if (event.key.startsWith('Arrow')) return resizeSection(session, event.key);
  else if (key === 'd') commands.duplicate();
  else if (key === 'a') ui.select(commands.shown().map(({ id }) => id));
  else return false;
  return true;
}

function nudge(
  { ui, commands, viewport, connection, sizes }: Session,
  direction: Point,
  isFar: boolean,
) {
  if (ui.get().selection.size === 0) return false;
  const step = (ui.get().isSnapping ? STEP.snapping : STEP.plain) * (isFar ? STEP.far : 1);
  commands.nudge({ x: direction.x * step, y: direction.y * step });
  const item = connection.item(focusedItemId() ?? '');
  if (item) viewport.reveal(headingOf(sizes.asShown(item)));
  return true;
}

/** What has to be visible of an item: of a section, its heading. */
const headingOf = (item: Item) =>
  isSection(item) ? { ...item, size: { ...item.size, height: HEADING_HEIGHT } } : item;

function editOrAddNote({ commands, ui, viewport }: Session, { target }: KeyboardEvent) {
  const id = focusedItemId();
  if (id !== undefined) commands.edit(id);
  else if (target instanceof Element && target.id === 'canvas') {
    commands.addAt(commands.freePosition(viewport.middle()), ui.get().tool.note);
  } else return false;
  return true;
}

function removeSelected({ ui, commands, sections, liveRegion }: Session) {
  const hasSection = sections.selected().length > 0;
  const { size } = ui.get().selection;
  const count = commands.remove(ui.get().selection);
  if (count === 0 && size > 0) liveRegion.announceNow('Locked: nothing was deleted.');
  if (count === 0) return false;
  liveRegion.announceNow(
    hasSection ? 'Deleted.' : count === 1 ? 'Note deleted.' : `${count} notes deleted.`,
  );
  document.getElementById('canvas')?.focus({ preventScroll: true });
  return true;
}

/** Locks or unlocks the selection. */
export function toggleLock({ commands, liveRegion }: Session) {
  const isLocked = commands.toggleLock();
  if (isLocked === undefined) return false;
  liveRegion.announceNow(isLocked ? 'Locked.' : 'Unlocked.');
  return true;
}

function toggleVote({ connection, commands }: Session) {
  const [note, another] = commands.selected();
  const isClosed = connection.meeting.state.get().voting?.isRevealed;
  if (!note || another || isClosed || !connection.canWrite()) return false;
  commands.vote(note);
  return true;
}
