import {
  Box,
  Collapse,
  Divider,
  Group,
  ScrollArea,
  Stack,
  Text,
  TextInput,
  Title,
  UnstyledButton,
} from '@mantine/core';
import '@mantine/core/styles/ScrollArea.layer.css';
import { type FormEvent, useId, useRef, useState } from 'react';
import { useStore } from '../../lib/store.ts';
import { useVotesHidden } from '../facilitation/voting.ts';
import { textParts } from '../commands/textParts.ts';
import { Bar, BarSelect, TextButton } from '../panels/controls.tsx';
import { Filter } from '../panels/Filter.tsx';
import { useCanWrite, useSession, useUi } from '../session.ts';
import classes from './Outline.module.css';
import { OutlineNote } from './OutlineNote.tsx';
import { useGradually } from '../useGradually.ts';
import { type Editing, type Group as NoteGroup, RANKING, useGroups } from './useGroups.ts';

/** Rendering a row costs several times as much as a note on the canvas. */
const IDLE_STEP = 60;

/** The board as live lists, for keyboards, screen readers and fast reading. */
export function Outline() {
  const [editing, setEditing] = useState<Editing>(new Map());
  const groups = useGroups(editing);
  const ids = groups.flatMap(({ noteIds }) => noteIds);
  const waiting = useGradually(ids, { idleStep: IDLE_STEP });
  const isRanked = groups[0]?.id === RANKING;
  const groupedBy = useGrouping();
  return (
    <ScrollArea
      h="100%"
      bg="paper.2"
      classNames={{ root: classes.frame, viewport: classes.viewport, content: classes.page }}
    >
      <Group justify="space-between">
        <Text c="var(--tone-muted)">
          All notes by {isRanked ? 'votes' : groupedBy}. Changes of others appear live.
        </Text>
        <Bar data-screen-only>
          <Order />
          <Filter />
        </Bar>
      </Group>
      {groups.map((group) => (
        <GroupList
          key={group.id}
          group={group}
          waiting={waiting}
          editing={editing}
          onEditing={setEditing}
        />
      ))}
    </ScrollArea>
  );
}

const useGrouping = () =>
  useStore(useSession().connection.sections, ({ length }) => (length > 0 ? 'section' : 'category'));

/** Sorts the outline by votes, unless they are hidden. */
function Order() {
  const { ui } = useSession();
  const isRanked = useUi((state) => state.isRanked);
  const groupedBy = useGrouping();
  if (useVotesHidden()) return null;
  return (
    <BarSelect
      aria-label="Order"
      value={isRanked ? 'votes' : ''}
      data={[
        { value: '', label: `By ${groupedBy}` },
        { value: 'votes', label: 'By votes' },
      ]}
      onChange={({ target }) => ui.change({ isRanked: target.value === 'votes' })}
    />
  );
}

type ListProps = {
  group: NoteGroup;
  /** Notes that are not rendered yet. */
  waiting: ReadonlySet<string>;
  editing: Editing;
  onEditing: (change: (before: Editing) => Editing) => void;
};

function GroupList({ group, waiting, editing, onEditing }: ListProps) {
  const { id, title, noteIds, section } = group;
  const canWrite = useCanWrite();
  const [isOpen, setOpen] = useState(true);
  const titleId = useId();
  const listId = useId();
  return (
    <Box component="section" mt="2.5rem" aria-labelledby={titleId}>
      <Title order={2} fz="1.5rem" pb="0.5rem">
        <UnstyledButton
          className={classes.toggle}
          aria-expanded={isOpen}
          aria-controls={listId}
          onClick={() => setOpen(!isOpen)}
        >
          <span id={titleId}>
            {title}{' '}
            <Text span size="md" c="var(--tone-muted)">
              {noteIds.length}
            </Text>
          </span>
        </UnstyledButton>
      </Title>
      <Divider size={section ? 6 : 2} color={section?.color ?? 'ink.9'} />
      <Collapse expanded={isOpen} id={listId}>
        {noteIds.length > 0 ? (
          <Stack gap={0} renderRoot={(list) => <ul {...list} />}>
            {noteIds.map(
              (noteId) =>
                !waiting.has(noteId) && (
                  <OutlineNote
                    key={noteId}
                    id={noteId}
                    groupId={id}
                    isEditing={editing.has(noteId)}
                    onEditing={onEditing}
                  />
                ),
            )}
          </Stack>
        ) : (
          <Text c="var(--tone-muted)" py="sm">
            No notes
          </Text>
        )}
        {canWrite && id !== RANKING && <AddNote group={group} />}
      </Collapse>
    </Box>
  );
}

function AddNote({ group: { title, section, category } }: { group: NoteGroup }) {
  const { commands, liveRegion, viewport, ui } = useSession();
  const [text, setText] = useState('');
  const field = useRef<HTMLInputElement>(null);
  function addOne(content: string) {
    const chosen = category ?? ui.get().category;
    if (section) return commands.addToSection(section.id, { content });
    const note = {
      content,
      category: chosen,
      color: commands.colorFor(chosen),
      position: commands.positionFor(chosen, viewport.middle()),
      sectionId: '',
    };
    return commands.add([note]).length > 0;
  }
  function add(event: FormEvent) {
    event.preventDefault();
    if (text.trim() === '' || !textParts(text.trim()).every(addOne)) return;
    setText('');
    liveRegion.announceNow(`Added to ${title}.`);
    field.current?.focus();
  }
  return (
    <Group
      component="form"
      gap="0.25rem"
      wrap="nowrap"
      py="0.625rem"
      onSubmit={add}
      data-screen-only
    >
      <TextInput
        ref={field}
        flex={1}
        aria-label={`New note in ${title}`}
        placeholder="New idea..."
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <TextButton type="submit" disabled={text.trim() === ''}>
        Add
      </TextButton>
    </Group>
  );
}
