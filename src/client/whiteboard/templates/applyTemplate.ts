import type { BoardTemplate } from '../../../shared/content/boards.ts';
import type { Change } from '../../../shared/whiteboard/board.ts';
import { noteDefaults } from '../../../shared/whiteboard/constants.ts';
import type { Section } from '../../../shared/whiteboard/section.ts';
import { newId } from '../../lib/newId.ts';
import { fitBoard } from '../canvas/fitBoard.ts';
import { rectOf, snapped } from '../geometry.ts';
import { freeArea, HEADING_HEIGHT, SECTION_PADDING } from '../sections/placement.ts';
import type { Session } from '../session.ts';

/** Two notes beside each other, with the space around them. */
const SECTION = { width: 360, height: 400 };
const GAP = 40;
const PROMPT = { width: 320, height: noteDefaults.size.height };
const MAX_COLUMNS = 3;

/** Adds the template's sections with their first notes in free space, as one transaction. */
export function applyTemplate(session: Session, { title, sections }: BoardTemplate) {
  const { transactions, commands, sizes, viewport, ui, liveRegion } = session;
  const columns = Math.min(MAX_COLUMNS, Math.ceil(sections.length / 2));
  const rows = Math.ceil(sections.length / columns);
  const total = {
    width: columns * (SECTION.width + GAP) - GAP,
    height: rows * (SECTION.height + GAP) - GAP,
  };
  const { x, y } = viewport.middle();
  const corner = snapped({ x: x - total.width / 2, y: y - total.height / 2 });
  const area = freeArea({ ...corner, ...total }, sizes.items().map(rectOf));
  const added = sections.map(({ title, color }, index): Section => ({
    id: newId(),
    title,
    color,
    position: {
      x: area.x + (index % columns) * (SECTION.width + GAP),
      y: area.y + Math.floor(index / columns) * (SECTION.height + GAP),
    },
    size: SECTION,
  }));
  const notes = commands.create(
    sections.map(({ prompt, color, category }, index) => ({
      content: prompt,
      color,
      category,
      size: PROMPT,
      sectionId: added[index]?.id ?? '',
      position: {
        x: (added[index]?.position.x ?? 0) + SECTION_PADDING,
        y: (added[index]?.position.y ?? 0) + HEADING_HEIGHT,
      },
    })),
  );
  const isApplied = transactions.run([
    ...added.map((section): Change => ({ type: 'add_section', section })),
    ...notes.map((note): Change => ({ type: 'add_note', note })),
  ]);
  if (!isApplied) return;
  ui.select([]);
  fitBoard(session);
  liveRegion.announceNow(`${title}: ${sections.length} sections added.`);
}
