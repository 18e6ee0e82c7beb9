import { Button, Group, Text, Textarea } from '@mantine/core';
import { type KeyboardEvent, memo, useEffect, useRef, useState } from 'react';
import { IconLock, IconLockOpen, IconPencil, IconThumbUp, IconTrash } from '../icons.ts';
import { noteColorStyle } from '../colors.ts';
import type { Note } from '../../../shared/whiteboard/note.ts';
import { categoryLabels } from '../../../shared/whiteboard/constants.ts';
import { votesText, writingText } from '../canvas/NoteCard.tsx';
import { CategoryChooser, ColorChooser } from '../panels/Choosers.tsx';
import { BarSelect, IconButton, TextButton } from '../panels/controls.tsx';
import { useStore } from '../../lib/store.ts';
import { sectionOf } from '../sections/placement.ts';
import { sectionOptions } from '../sections/sectionOptions.ts';
import { useIsVotingClosed, useVotesHidden } from '../facilitation/voting.ts';
import { useAuthor, useHasVoted } from '../sync/identity.ts';
import { useCanWrite, useIsFacilitator, useNote, useSession, useWriter } from '../session.ts';
import { useUnsavedText } from '../useUnsavedText.ts';
import classes from './Outline.module.css';
import type { Editing } from './useGroups.ts';

type Props = {
  id: string;
  groupId: string;
  isEditing: boolean;
  onEditing: (change: (before: Editing) => Editing) => void;
};

export const OutlineNote = memo(({ id, groupId, isEditing, onEditing }: Props) => {
  const { commands } = useSession();
  const note = useNote(id, isEditing);
  if (!note) return null;
  const startEditing = () =>
    commands.editUnlessContested(id, () => onEditing((before) => new Map(before).set(id, groupId)));
  const stopEditing = () => {
    onEditing((before) => new Map([...before].filter(([one]) => one !== id)));
    // The button renders in the next frame, possibly in the list of another category.
    requestAnimationFrame(() => itemOf(id)?.querySelector<HTMLElement>('[data-edit]')?.focus());
  };
  return (
    <li className={classes.note} style={noteColorStyle(note.color)} data-outline={id}>
      {isEditing ? (
        <Editor note={note} onDone={stopEditing} />
      ) : (
        <NoteRow note={note} onEdit={startEditing} />
      )}
    </li>
  );
});
OutlineNote.displayName = 'OutlineNote';

function NoteRow({ note, onEdit }: { note: Note; onEdit: () => void }) {
  const { commands, liveRegion, connection } = useSession();
  const canWrite = useCanWrite();
  const hasSections = useStore(connection.sections, ({ length }) => length > 0);
  const { content, votes = [], isLocked = false } = note;
  const isFacilitator = useIsFacilitator();
  const author = useAuthor(note);
  const hasVoted = useHasVoted(note);
  const isVotingClosed = useIsVotingClosed();
  const areHidden = useVotesHidden();
  const writer = useWriter(note.id);
  const remove = () => {
    focusNeighbor(note.id);
    commands.remove([note.id]);
    liveRegion.announceNow('Note deleted.');
  };
  return (
    <>
      <div className={classes.text}>
        <Text style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}>{content}</Text>
        <Text fz={13} c="var(--tone-muted)">
          {hasSections && `${categoryLabels[note.category]} · `}
          {author}
          {votes.length > 0 && ` · ${votesText(votes.length, areHidden)}`}
          {writer !== undefined && ` · ${writingText(writer)}`}
          {isLocked && ' · Locked'}
        </Text>
      </div>
      {canWrite && (
        <Group gap={0} wrap="nowrap" flex="none" data-screen-only>
          {!isVotingClosed && (
            <IconButton
              icon={IconThumbUp}
              label={`Vote: ${content}`}
              tooltip="Vote"
              aria-pressed={hasVoted}
              onClick={() => commands.vote(note)}
            />
          )}
          {isFacilitator && (
            <IconButton
              icon={isLocked ? IconLock : IconLockOpen}
              label={`Lock: ${content}`}
              tooltip={isLocked ? 'Unlock' : 'Lock'}
              aria-pressed={isLocked}
              onClick={() => commands.update([note], () => ({ isLocked: !isLocked }))}
            />
          )}
          <IconButton
            data-edit
            icon={IconPencil}
            label={`Edit: ${content}`}
            tooltip="Edit"
            disabled={isLocked}
            onClick={onEdit}
          />
          <IconButton
            icon={IconTrash}
            label={`Delete: ${content}`}
            tooltip="Delete"
            disabled={isLocked}
            onClick={remove}
          />
        </Group>
      )}
    </>
  );
}

const itemOf = (id: string) => document.querySelector(`[data-outline="${CSS.escape(id)}"]`);

/** Keeps the focus in the list when a focused note is removed. */
function focusNeighbor(id: string) {
  const item = itemOf(id);
  const next = item?.nextElementSibling ?? item?.previousElementSibling;
  const target = next?.querySelector('button') ?? item?.closest('section')?.querySelector('input');
  target?.focus();
}

function focusAtEnd(field: HTMLTextAreaElement | null) {
  field?.focus();
  field?.setSelectionRange(field.value.length, field.value.length);
}

function Editor({ note, onDone }: { note: Note; onDone: () => void }) {
  const { commands, liveRegion, sections, connection } = useSession();
  const canWrite = useCanWrite();
  const list = useStore(connection.sections);
  const currentSection = sectionOf(note, connection.sectionMap)?.id ?? '';
  const [sectionId, setSectionId] = useState(currentSection);
  // Only fields that are changed here are saved, so changes of others are kept.
  const { opened, text: content, change, end } = useUnsavedText(note);
  const [look, setLook] = useState({ color: note.color, category: note.category });
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => focusAtEnd(field.current), []);
  function close() {
    end();
    onDone();
  }
  function save() {
    const { color, category } = look;
    if (!commands.write(opened, { content, color, category })) return;
    if (category !== opened.category)
      liveRegion.announceNow(`Moved to ${categoryLabels[category]}.`);
    const moved = connection.noteMap.get(note.id);
    if (moved && sectionId !== currentSection) {
      sections.assign([moved], sectionId);
      liveRegion.announceNow(
        `Moved to ${connection.sectionMap.get(sectionId)?.title ?? 'no section'}.`,
      );
    }
    close();
  }
  function onKeyDown(event: KeyboardEvent) {
    const isSave = event.key === 'Enter' && (event.ctrlKey || event.metaKey);
    if (isSave) save();
    else if (event.key === 'Escape') close();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }
  return (
    // Handles the keys of the fields inside.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className={classes.text} onKeyDown={onKeyDown}>
      <Textarea
        ref={field}
        aria-label="Note text"
        rows={3}
        resize="vertical"
        value={content}
        onChange={({ target }) => change(target.value)}
      />
      <Group gap="4px 12px" mt="xs" className={classes.choosers}>
        {list.length > 0 && (
          <BarSelect
            aria-label="Section"
            value={sectionId}
            data={sectionOptions(list)}
            onChange={({ target }) => setSectionId(target.value)}
          />
        )}
        <CategoryChooser
          label="Category"
          value={look.category}
          onChoose={(category) => setLook({ ...look, category })}
        />
        <ColorChooser
          label="Color"
          value={look.color}
          onChoose={(color) => setLook({ ...look, color })}
        />
      </Group>
      <Group gap="xs" mt="xs">
        <Button color="ink.9" size="sm" disabled={!canWrite} onClick={save}>
          Save
        </Button>
        <TextButton onClick={close}>Cancel</TextButton>
      </Group>
    </div>
  );
}
