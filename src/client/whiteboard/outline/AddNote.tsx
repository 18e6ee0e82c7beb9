import { Group, TextInput } from '@mantine/core';
import { type FormEvent, useRef, useState } from 'react';
import {
  categoryLabels,
  LONGEST_NOTE,
  type NoteCategory,
} from '../../../shared/whiteboard/limits.ts';
import { TextButton } from '../chrome/controls.tsx';
import { useSession } from '../session.ts';

/** A line at the end of each list that becomes a note. */
export function AddNote({ category }: { category: NoteCategory }) {
  const { actions, announcer, view } = useSession();
  const [text, setText] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const label = categoryLabels[category];
  function add(event: FormEvent) {
    event.preventDefault();
    const content = text.trim();
    if (content === '') return;
    const position = actions.placeFor(category, view.middle());
    if (actions.add([{ content, category, position }]).length === 0) return;
    setText('');
    announcer.say(`Added to ${label}.`);
    field.current?.focus();
  }
  return (
    <Group component="form" gap="0.25rem" wrap="nowrap" py="0.625rem" onSubmit={add}>
      <TextInput
        ref={field}
        flex={1}
        aria-label={`New note in ${label}`}
        placeholder="New idea..."
        maxLength={LONGEST_NOTE}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <TextButton type="submit" disabled={text.trim() === ''}>
        Add
      </TextButton>
    </Group>
  );
}
