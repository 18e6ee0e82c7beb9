import { Group } from '@mantine/core';
import { memo, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { noteColorStyle } from '../colors.ts';
import type { Note } from '../../../shared/whiteboard/note.ts';
import { categoryLabels } from '../../../shared/whiteboard/constants.ts';
import { IconLock } from '../icons.ts';
import { useVotesHidden } from '../facilitation/voting.ts';
import { useAuthor } from '../sync/identity.ts';
import { useCanWrite, useNote, useSession, useUi, useWriter } from '../session.ts';
import classes from './NoteCard.module.css';
import { NoteEditor } from './NoteEditor.tsx';
import { NoteText } from './NoteText.tsx';
import { placeNote, resizeNote } from './placeNote.ts';

/** A note on the canvas. Renders when its content changes; `usePosition` places it. */
export const NoteCard = memo(({ id }: { id: string }) => {
  const isEditing = useUi(({ editing }) => editing === id);
  const note = useNote(id, isEditing);
  const isShown = useUi(({ filter }) => !filter || filter === note?.category);
  if (!note || !(isShown || isEditing)) return null;
  return <Card note={note} isEditing={isEditing} />;
});
NoteCard.displayName = 'NoteCard';

function Card({ note, isEditing }: { note: Note; isEditing: boolean }) {
  const { ui, connection, viewport, sizes } = useSession();
  const { id, color, content, category, kind = 'sticky', votes = [], isLocked = false } = note;
  const card = useRef<HTMLDivElement>(null);
  const isSelected = useUi(({ selection }) => selection.has(id));
  const [isHovered, setHovered] = useState(false);
  usePosition(id, card);
  const author = useAuthor(note);
  const writer = useWriter(id);
  const areHidden = useVotesHidden();
  const facts = [
    `${categoryLabels[category]}: ${content}`,
    `by ${author}`,
    votes.length > 0 && votesText(votes.length, areHidden),
    writer !== undefined && writingText(writer),
    isLocked && 'locked',
  ];
  return (
    // Keyboard commands are in `useShortcuts`.
    <div
      ref={card}
      role="group"
      aria-label={facts.filter(Boolean).join(', ')}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className={classes.note}
      data-note={id}
      data-kind={kind}
      data-selected={isSelected || undefined}
      data-editing={isEditing || undefined}
      data-writing={writer}
      data-locked={isLocked || undefined}
      style={noteColorStyle(color)}
      onFocus={({ target, currentTarget }) => {
        if (target !== currentTarget || target.closest('[data-pressing]')) return;
        if (!ui.get().selection.has(id)) ui.select([id]);
        const placed = connection.notes.get(id);
        if (placed) viewport.reveal(sizes.asShown(placed));
      }}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
    >
      {isEditing ? <NoteEditor note={note} /> : <NoteText id={id} text={content} />}
      <div className={classes.foot} aria-hidden>
        <span className={classes.category}>
          {writer === undefined ? categoryLabels[category] : writingText(writer)}
        </span>
        {votes.length > 0 && (
          <VoteDots count={votes.length} title={votesText(votes.length, areHidden)} />
        )}
        {isLocked && <IconLock size={14} />}
      </div>
      {!isEditing && !isLocked && (isHovered || isSelected) && <Corner />}
    </div>
  );
}

function Corner() {
  return useCanWrite() && <span className={classes.corner} data-resize aria-hidden />;
}

export const writingText = (name: string) => `${name} is writing…`;

/** Votes that are hidden from others are the visitor's own. */
export const votesText = (count: number, areHidden = false) =>
  areHidden ? 'your vote' : count === 1 ? '1 vote' : `${count} votes`;

const MAX_DOTS = 5;

function VoteDots({ count, title }: { count: number; title: string }) {
  return (
    <Group component="span" gap={3} wrap="nowrap" title={title}>
      {Array.from({ length: Math.min(count, MAX_DOTS) }, (_, index) => (
        <span key={index} className={classes.dot} />
      ))}
      {count > MAX_DOTS && <b>{count}</b>}
    </Group>
  );
}

/** Places the card without rendering. */
function usePosition(id: string, card: RefObject<HTMLElement | null>) {
  const { connection, sizes } = useSession();
  const { notes } = connection;
  useLayoutEffect(() => {
    let size: Note['size'] | undefined;
    const place = () => {
      const note = notes.get(id);
      if (!note || !card.current) return;
      if (note.size !== size) {
        size = note.size;
        resizeNote(card.current, size);
        sizes.measure(id);
      }
      placeNote(card.current, note.position);
    };
    place();
    return notes.subscribePosition(id, place);
  }, [id, notes, sizes, card]);
}
