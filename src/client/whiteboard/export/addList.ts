import {
  categoryColors,
  type NoteCategory,
  noteDefaults,
} from '../../../shared/whiteboard/constants.ts';
import { linesOf, MAX_LINES, notesFromText } from '../commands/paste.ts';
import { fitBoard } from '../canvas/fitBoard.ts';
import { boundsOf, minus, plus, rectOf } from '../geometry.ts';
import { freeArea } from '../sections/placement.ts';
import type { Session } from '../session.ts';
import { toast } from '../../ui/toasts.ts';

/** Adds each line as a note of the category, in free space near the middle of the window. */
export function addList(session: Session, text: string, category: NoteCategory) {
  const { commands, sizes, view, ui, liveRegion } = session;
  const fields = notesFromText(text, view.middle());
  const { size } = noteDefaults;
  const block = boundsOf(fields.map(({ position }) => rectOf({ position, size })));
  if (!block) return;
  const shift = minus(freeArea(block, sizes.items().map(rectOf)), block);
  const added = commands.add(
    fields.map((one) => ({
      ...one,
      category,
      color: categoryColors[category],
      position: plus(one.position, shift),
    })),
  );
  if (added.length === 0) return;
  ui.select(added.map(({ id }) => id));
  fitBoard(session);
  liveRegion.announceNow(`${added.length} notes added.`);
  const skipped = linesOf(text).length - added.length;
  if (added.length === MAX_LINES && skipped > 0)
    toast({
      title: 'Some lines were skipped',
      description: `The first ${MAX_LINES} lines became notes; ${skipped} more were skipped.`,
    });
}
