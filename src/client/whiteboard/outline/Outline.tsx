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

/** Notes that are being edited, with the list in which they stay until then. */
type Editing = ReadonlyMap<string, NoteCategory>;

/** The board as live lists, for keyboards, screen readers and fast reading. */
export function Outline() {
  const filter = useUi((ui) => ui.filter);
  const [editing, setEditing] = useState<Editing>(new Map());
  return (
    <ScrollArea h="100%" bg="paper.2" classNames={{ content: classes.page }}>
      <Group justify="space-between">
        <Text c="var(--tone-muted)">All notes by category. Changes of others appear live.</Text>
        <Bar>
          <Filter />
        </Bar>
      </Group>
      {(filter ? [filter] : noteCategories).map((category) => (
        <CategoryList key={category} category={category} editing={editing} onEditing={setEditing} />
      ))}
    </ScrollArea>
  );
}

type ListProps = {
  category: NoteCategory;
  editing: Editing;
  onEditing: (change: (before: Editing) => Editing) => void;
};

function CategoryList({ category, editing, onEditing }: ListProps) {
  const ids = useIdsOf(category, editing);
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
              isEditing={editing.has(id)}
              onEdit={() => onEditing((before) => new Map(before).set(id, category))}
              onDone={() =>
                onEditing((before) => new Map([...before].filter(([one]) => one !== id)))
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

/** Returns the category's notes, most votes first, then oldest; notes deleted while being edited last. */
function useIdsOf(category: NoteCategory, editing: Editing) {
  const { connection } = useSession();
  useStore(connection.notes.ids);
  useStore(connection.notes.version);
  const all = connection.all();
  const deleted = [...editing].filter(([id, shown]) => shown === category && !all.has(id));
  const ids = [...all.values()]
    .filter((note) => (editing.get(note.id) ?? note.category) === category)
    .toSorted(
      (a, b) =>
        (b.votes?.length ?? 0) - (a.votes?.length ?? 0) || a.timestamp.localeCompare(b.timestamp),
    )
    .map(({ id }) => id);
  return [...ids, ...deleted.map(([id]) => id)];
}

function AddNote({ category }: { category: NoteCategory }) {
  const { commands, liveRegion, view } = useSession();
  const [text, setText] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const label = categoryLabels[category];
  function add(event: FormEvent) {
    event.preventDefault();
    const content = text.trim();
    if (content === '') return;
    const position = commands.positionFor(category, view.middle());
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
