import { siteContent } from '../content/siteContent.ts';
import { categoryLabels, GRID_SIZE, noteDefaults } from '../../shared/whiteboard/constants.ts';
import type { Note } from '../../shared/whiteboard/note.ts';

const COLUMN_WIDTH = 9 * GRID_SIZE;
const ROW_HEIGHT = 7 * GRID_SIZE;
const HEADING = { width: 160, height: 40 };
const NOTE = { width: 160, height: 120 };
const WRITTEN_AT = '2025-01-06T09:00:00.000Z';

/** The notes of the demo board, in columns with a heading each. */
export function demoNotes(): readonly Note[] {
  const { site, 'whiteboard/demo-board': board } = siteContent().documents;
  return board.columns.flatMap(({ category, color, notes }, column) => {
    const x = column * COLUMN_WIDTH;
    const common = { color, category, author: site.name, timestamp: WRITTEN_AT };
    const heading: Note = {
      ...common,
      id: `demo-${category}`,
      content: categoryLabels[category],
      kind: 'text',
      color: noteDefaults.color,
      position: { x, y: 0 },
      size: HEADING,
    };
    const stickies = notes.map((content, row): Note => ({
      ...common,
      id: `demo-${category}-${row + 1}`,
      content,
      position: { x, y: 3 * GRID_SIZE + row * ROW_HEIGHT },
      size: NOTE,
    }));
    return [heading, ...stickies];
  });
}
