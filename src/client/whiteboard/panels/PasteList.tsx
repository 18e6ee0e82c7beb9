import { Button, NativeSelect, Stack, Textarea } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import {
  noteCategories,
  categoryColors,
  type NoteCategory,
  noteDefaults,
} from '../../../shared/whiteboard/constants.ts';
import { linesOf, MAX_LINES, notesFrom } from '../commands/paste.ts';
import { useCanWrite, useSession, useUi, type Session } from '../session.ts';
import { categories } from './choices.ts';
import { fitBoard } from '../canvas/fitBoard.ts';
import { boundsOf, minus, plus, rectOf } from '../geometry.ts';
import { freeArea } from '../sections/placement.ts';
import { toast } from '../../ui/toasts.ts';

/** Adds each line as a note of the category, in free space near the middle of the window. */
function addList(session: Session, text: string, category: NoteCategory) {
  const { commands, sizes, viewport, ui, liveRegion } = session;
  const fields = notesFrom(linesOf(text), viewport.middle());
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
  ui.change({ listText: '' });
  fitBoard(session);
  liveRegion.announceNow(`${added.length} notes added.`);
  const skipped = linesOf(text).length - added.length;
  if (added.length === MAX_LINES && skipped > 0)
    toast({
      title: 'Some lines were skipped',
      description: `The first ${MAX_LINES} lines became notes; ${skipped} more were skipped.`,
    });
}

/** Turns each line of a text into a note. The text stays when the dialog is closed without adding. */
export function PasteList() {
  const session = useSession();
  const text = useUi((ui) => ui.listText);
  const canWrite = useCanWrite();
  const [category, setCategory] = useState(useUi((ui) => ui.category));
  const count = Math.min(linesOf(text).length, MAX_LINES);
  const add = (event: FormEvent) => {
    event.preventDefault();
    session.ui.change({ dialog: undefined });
    addList(session, text, category);
  };
  return (
    <Stack component="form" onSubmit={add} gap="md" align="flex-start">
      <Textarea
        label="List"
        description={`Each line becomes a note, at most ${MAX_LINES}.`}
        inputWrapperOrder={['label', 'description', 'input']}
        rows={8}
        w="100%"
        data-autofocus
        value={text}
        onChange={({ target }) => session.ui.change({ listText: target.value })}
      />
      <NativeSelect
        label="Category"
        data={categories}
        value={category}
        onChange={({ target }) => {
          const chosen = noteCategories.find((one) => one === target.value);
          if (chosen) setCategory(chosen);
        }}
      />
      <Button type="submit" disabled={count === 0 || !canWrite}>
        {count === 1 ? 'Add 1 note' : `Add ${count} notes`}
      </Button>
    </Stack>
  );
}
