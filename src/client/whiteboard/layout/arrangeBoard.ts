import type { Change } from '../../../shared/whiteboard/board.ts';
import {
  categoryColors,
  categoryLabels,
  GRID_SIZE,
  noteCategories,
  type NoteCategory,
} from '../../../shared/whiteboard/constants.ts';
import { isPaper, type Note } from '../../../shared/whiteboard/note.ts';
import type { Section } from '../../../shared/whiteboard/section.ts';
import { areVotesHidden, withVotesOf } from '../../../shared/whiteboard/changeMeeting.ts';
import { fitBoard } from '../canvas/fitBoard.ts';
import { boundsOf, minus, plus, type Point, rectOf } from '../geometry.ts';
import { freeArea, sectionOf, slotsIn } from '../sections/placement.ts';
import { growth, moveTo } from '../sections/sectionCommands.ts';
import type { Session } from '../session.ts';
import { inGrid, type Positions } from './align.ts';
import { arrangement, byVotesThenAge } from './arrange.ts';

const LABEL_SIZE = { width: 220, height: 60 };

/**
 * Arranges the notes of each section inside it, and those without a section in one labeled block per
 * category or, if `isRanked`, in rows with most votes first. Headings (notes without paper) stay
 * where they are. One transaction.
 */
export function arrangeBoard(session: Session, isRanked = false) {
  const { connection, commands, transactions, liveRegion, sizes } = session;
  if (!connection.canWrite()) return;
  const sections = connection.sectionMap;
  const isHiding = areVotesHidden(connection.meeting.state.get());
  // Others do not see where this visitor has voted.
  const notes = [...connection.noteMap.values()]
    .map(sizes.asShown)
    .map((note) => (isHiding ? withVotesOf(note) : note));
  const stickies = notes.filter(isPaper);
  const loose = stickies.filter((note) => !sectionOf(note, sections));
  const bySection = Map.groupBy(stickies, (note) => sectionOf(note, sections));
  const changes: Change[] = [];
  for (const [section, members] of bySection)
    if (section) changes.push(...arrangeSection(section, members, notes));

  const labels = labelNotes(isRanked ? [] : notes.filter((note) => !sectionOf(note, sections)));
  const obstacles = [
    ...sections.values(),
    ...notes.filter((note) => !isPaper(note) && !labels.has(note.id)),
  ];
  const { positions, labelPositions } = isRanked
    ? rankedLayout(loose, obstacles.map(rectOf))
    : looseLayout(loose, obstacles.map(rectOf));
  changes.push(...movesTo(positions, loose));
  for (const [category, position] of labelPositions) {
    const label = [...labels.values()].find((one) => one.category === category);
    if (label) changes.push(...movesTo(new Map([[label.id, position]]), [label]));
    else changes.push(addLabel(category, position));
  }
  transactions.run(changes);
  fitBoard(session);
  liveRegion.announceNow('Arranged.');

  function addLabel(category: NoteCategory, position: Point): Change {
    const [note] = commands.create([
      {
        content: categoryLabels[category],
        color: categoryColors[category],
        category,
        kind: 'text',
        size: LABEL_SIZE,
        position,
        sectionId: '',
      },
    ]);
    if (!note) throw new Error('No note was created');
    return { type: 'add_note', note };
  }
}

/** The text notes that name their category: the labels of an earlier arrangement. */
const labelNotes = (notes: readonly Note[]) =>
  new Map(
    notes
      .filter(
        ({ kind, content, category }) => kind === 'text' && content === categoryLabels[category],
      )
      .map((note) => [note.id, note]),
  );

function arrangeSection(section: Section, members: readonly Note[], notes: readonly Note[]) {
  const ordered = members.toSorted(byVotesThenAge);
  const headings = notes.filter((note) => !isPaper(note));
  const slots = slotsIn(
    section,
    ordered.map(({ size }) => size),
    headings,
  );
  const placed = ordered.map((note, index) => ({
    ...note,
    position: slots[index] ?? note.position,
  }));
  const positions = new Map(placed.map(({ id, position }) => [id, position]));
  return [...movesTo(positions, members), ...growth(section, placed)];
}

/** Returns rows of notes, most votes first, moved to where nothing else is. */
function rankedLayout(loose: readonly Note[], obstacles: Parameters<typeof freeArea>[1]) {
  const ordered = loose.toSorted(byVotesThenAge);
  const corner = boundsOf(loose.map(rectOf)) ?? { x: 0, y: 0 };
  const positions = inGrid(ordered, Math.ceil(Math.sqrt(loose.length)), corner);
  const area = boundsOf(
    ordered.map(({ id, size }) => ({ ...corner, ...positions.get(id), ...size })),
  );
  const shift = area ? minus(freeArea(area, obstacles), area) : { x: 0, y: 0 };
  return { positions: shifted(positions, shift), labelPositions: new Map<NoteCategory, Point>() };
}

/** Returns the blocks of the categories and their labels, moved to where nothing else is. */
function looseLayout(loose: readonly Note[], obstacles: Parameters<typeof freeArea>[1]) {
  const positions = arrangement(loose);
  const labelPositions = new Map<NoteCategory, Point>();
  for (const category of noteCategories) {
    const corners = loose
      .filter((note) => note.category === category)
      .map(({ id, position }) => positions.get(id) ?? position);
    if (corners.length === 0) continue;
    const [x, y] = [Math.min(...corners.map((at) => at.x)), Math.min(...corners.map((at) => at.y))];
    labelPositions.set(category, { x, y: y - LABEL_SIZE.height - GRID_SIZE / 2 });
  }
  const area = boundsOf([
    ...loose.map(({ id, size, position }) => ({ ...(positions.get(id) ?? position), ...size })),
    ...Array.from(labelPositions.values(), (position) => ({ ...position, ...LABEL_SIZE })),
  ]);
  const shift = area ? minus(freeArea(area, obstacles), area) : { x: 0, y: 0 };
  return { positions: shifted(positions, shift), labelPositions: shifted(labelPositions, shift) };
}

const shifted = <Key>(positions: ReadonlyMap<Key, Point>, by: Point) =>
  new Map(Array.from(positions, ([key, position]) => [key, plus(position, by)] as const));

/** Returns the moves of those notes that are elsewhere. */
export const movesTo = (positions: Positions, notes: readonly Note[]): Change[] =>
  notes.flatMap((note) => {
    const target = positions.get(note.id);
    const isThere = target?.x === note.position.x && target.y === note.position.y;
    return target && !isThere ? [moveTo(note, target)] : [];
  });
