import { Group } from '@mantine/core';
import { memo, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { noteColorStyle } from '../colors.ts';
import type { Note } from '../../../shared/whiteboard/note.ts';
import { categoryLabels } from '../../../shared/whiteboard/limits.ts';
import { useAuthor } from '../sync/identity.ts';
import { useCanWrite, useNote, useSession, useUi } from '../session.ts';
import classes from './NoteCard.module.css';
import { NoteEditor } from './NoteEditor.tsx';
import { NoteTools } from './NoteTools.tsx';

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
  const { ui, connection, view } = useSession();
  const { id, color, content, category, kind = 'sticky', votes = [] } = note;
  const card = useRef<HTMLDivElement>(null);
  const isSelected = useUi(({ selection }) => selection.has(id));
  const isAlone = useUi(({ selection }) => selection.size === 1 && selection.has(id));
  const [isHovered, setHovered] = useState(false);
  const canWrite = useCanWrite();
  usePosition(id, card);
  const author = useAuthor(note);
  const label = `${categoryLabels[category]}: ${content}, by ${author}`;
  return (
    // Keyboard commands are in `useShortcuts`.
    <div
      ref={card}
      role="group"
      aria-label={votes.length > 0 ? `${label}, ${votesText(votes.length)}` : label}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className={classes.note}
      data-note={id}
      data-kind={kind}
      data-selected={isSelected || undefined}
      data-editing={isEditing || undefined}
      style={noteColorStyle(color)}
      onFocus={({ target, currentTarget }) => {
        if (target !== currentTarget || target.closest('[data-pressing]')) return;
        if (!ui.get().selection.has(id)) ui.select([id]);
        const placed = connection.notes.get(id);
        if (placed) view.reveal(placed);
      }}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
    >
      {isEditing ? <NoteEditor note={note} /> : <p className={classes.content}>{content}</p>}
      <div className={classes.foot} aria-hidden>
        <span className={classes.category}>{categoryLabels[category]}</span>
        {votes.length > 0 && <Dots count={votes.length} />}
      </div>
      {/* Of several selected notes, only the one under the pointer shows its buttons. */}
      {canWrite && !isEditing && (isHovered || isAlone) && <NoteTools note={note} />}
      {canWrite && !isEditing && (isHovered || isSelected) && (
        <span className={classes.corner} data-resize aria-hidden />
      )}
    </div>
  );
}

export const votesText = (count: number) => (count === 1 ? '1 vote' : `${count} votes`);

const MAX_DOTS = 5;

function Dots({ count }: { count: number }) {
  return (
    <Group component="span" gap={3} wrap="nowrap" title={votesText(count)}>
      {Array.from({ length: Math.min(count, MAX_DOTS) }, (_, index) => (
        <span key={index} className={classes.dot} />
      ))}
      {count > MAX_DOTS && <b>{count}</b>}
    </Group>
  );
}

/** Line height and vertical padding in pixels, as in the stylesheet. */
const LINE_HEIGHT = { sticky: 18.9, text: 22.8 };
const PADDING = { sticky: 34, text: 28 };

/** Places the card without rendering. */
function usePosition(id: string, card: RefObject<HTMLElement | null>) {
  const { notes } = useSession().connection;
  useLayoutEffect(() => {
    const place = () => {
      const note = notes.get(id);
      if (note && card.current) placeCard(card.current, note);
    };
    place();
    return notes.subscribePosition(id, place);
  }, [id, notes, card]);
}

function placeCard({ style }: HTMLElement, { position, size, kind = 'sticky' }: Note) {
  // Half a line would look like a defect.
  const lines = Math.max(1, Math.floor((size.height - PADDING[kind]) / LINE_HEIGHT[kind]));
  style.setProperty('--lines', `${lines}`);
  style.transform = `translate(${position.x}px, ${position.y}px)`;
  style.width = `${size.width}px`;
  style.height = `${size.height}px`;
}
