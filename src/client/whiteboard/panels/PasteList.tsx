import { Button, NativeSelect, Stack, Textarea } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { noteCategories } from '../../../shared/whiteboard/constants.ts';
import { linesOf, MAX_LINES } from '../commands/paste.ts';
import { addList } from '../export/addList.ts';
import { useSession, useUi } from '../session.ts';
import { categories } from './choices.ts';

/** Turns each line of a text into a note. */
export function PasteList() {
  const session = useSession();
  const [text, setText] = useState('');
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
        onChange={({ target }) => setText(target.value)}
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
      <Button type="submit" disabled={count === 0}>
        {count === 1 ? 'Add 1 note' : `Add ${count} notes`}
      </Button>
    </Stack>
  );
}
