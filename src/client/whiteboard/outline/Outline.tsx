import { Box, Divider, Group, ScrollArea, Stack, Text, TextInput, Title } from '@mantine/core';
import '@mantine/core/styles/ScrollArea.layer.css';
import { type FormEvent, useRef, useState } from 'react';
import {
  categoryLabels,
  MAX_NOTE_LENGTH,
  type NoteCategory,
  noteCategories,
} from '../../../shared/whiteboard/limits.ts';
import { Bar, TextButton } from '../panels/controls.tsx';
import { Filter } from '../panels/Filter.tsx';
import { useCanWrite, useSession, useUi } from '../session.ts';
import { useStore } from '../../lib/store.ts';
import classes from './Outline.module.css';
import { OutlineNote } from './OutlineNote.tsx';

/** The notes that are being written on stay in their lists, wherever others move them. */
type Writing = ReadonlyMap<string, NoteCategory>;

/** The same board as lists, live: for keyboards, screen readers and everybody who reads faster. */
export function Outline() {
  const filter = useUi((ui) => ui.filter);
  const [writing, setWriting] = useState<Writing>(new Map());
  return (
    <ScrollArea h="100%" bg="paper.2" classNames={{ content: classes.page }}>
      <Group justify="space-between">
        <Text c="var(--tone-muted)">
          All notes by category. Changes of others appear as they come.
        </Text>
        <Bar>
          <Filter />
        </Bar>
      </Group>
      {(filter ? [filter] : noteCategories).map((category) => (
        <CategoryList key={category} category={category} writing={writing} onWriting={setWriting} />
      ))}
    </ScrollArea>
  );
}

type ListProps = {
  category: NoteCategory;
  writing: Writing;
  onWriting: (change: (before: Writing) => Writing) => void;
};

function CategoryList({ category, writing, onWriting }: ListProps) {
  const ids = useIdsOf(category, writing);
  const canWrite = useCanWrite();
  const titleId = `outline-${category}`;
  return (
    <Box component="section" mt="2.5rem" aria-labelledby={titleId}>
      <Title order={2} fz="1.5rem" id={titleId} pb="0.5rem">
        {categoryLabels[category]}{' '}
        <Text span size="md" c="var(--tone-muted)">
          {ids.length}
        </Text>
      </Title>
      <Divider size={2} color="ink.9" />
      {ids.length > 0 ? (
        <Stack gap={0} renderRoot={(list) => <ul {...list} />}>
          {ids.map((id) => (
            <OutlineNote
              key={id}
              id={id}
              isEditing={writing.has(id)}
              onEdit={() => onWriting((before) => new Map(before).set(id, category))}
              onDone={() =>
                onWriting((before) => new Map([...before].filter(([one]) => one !== id)))
              }
            />
          ))}
        </Stack>
      ) : (
        <Text c="var(--tone-muted)" py="sm">
          No notes
        </Text>
      )}
      {canWrite && <AddNote category={category} />}
    </Box>
  );
}

/** The category's notes, the most voted first, then the oldest, then what somebody deleted under the pen. */
function useIdsOf(category: NoteCategory, writing: Writing) {
  const { connection } = useSession();
  useStore(connection.notes.ids);
  useStore(connection.notes.version);
  const all = connection.all();
  const gone = [...writing].filter(([id, shown]) => shown === category && !all.has(id));
  const ids = [...all.values()]
    .filter((note) => (writing.get(note.id) ?? note.category) === category)
    .toSorted(
      (a, b) =>
        (b.votes?.length ?? 0) - (a.votes?.length ?? 0) || a.timestamp.localeCompare(b.timestamp),
    )
    .map(({ id }) => id);
  return [...ids, ...gone.map(([id]) => id)];
}

/** A line at the end of each list that becomes a note. */
function AddNote({ category }: { category: NoteCategory }) {
  const { commands, liveRegion, view } = useSession();
  const [text, setText] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const label = categoryLabels[category];
  function add(event: FormEvent) {
    event.preventDefault();
    const content = text.trim();
    if (content === '') return;
    const position = commands.placeFor(category, view.middle());
    if (commands.add([{ content, category, position }]).length === 0) return;
    setText('');
    liveRegion.say(`Added to ${label}.`);
    field.current?.focus();
  }
  return (
    <Group component="form" gap="0.25rem" wrap="nowrap" py="0.625rem" onSubmit={add}>
      <TextInput
        ref={field}
        flex={1}
        aria-label={`New note in ${label}`}
        placeholder="New idea..."
        maxLength={MAX_NOTE_LENGTH}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <TextButton type="submit" disabled={text.trim() === ''}>
        Add
      </TextButton>
    </Group>
  );
}
