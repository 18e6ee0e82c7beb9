import { Button, Group } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import type { Note } from '../../../shared/whiteboard/note.ts';
import { MAX_NOTE_LENGTH } from '../../../shared/whiteboard/constants.ts';
import { useCanWrite, useSession } from '../session.ts';
import classes from './NoteCard.module.css';
import { NoteText } from './NoteText.tsx';

/**
 * Edits a note's text. Save, Ctrl+Enter and leaving the editor save it; Cancel and Escape discard it.
 * A new note that is left without text disappears.
 */
export function NoteEditor({ note }: { note: Note }) {
  const { ui, commands, connection, view, drafts, sizes, writing, liveRegion } = useSession();
  const canWrite = useCanWrite();
  const [text, setText] = useState(drafts.get(note.id) ?? note.content);
  const field = useRef<HTMLTextAreaElement>(null);
  const isClosed = useRef(false);
  const latest = useRef(connection.notes.get(note.id) ?? note);

  useEffect(() => {
    const current = connection.notes.get(note.id);
    if (current) view.showForEditing(sizes.asShown(current));
    field.current?.focus({ preventScroll: true });
    field.current?.select();
    // Saves the draft if another note is opened while this one waits for the connection.
    return () => {
      writing.end();
      const draft = drafts.get(note.id);
      const exists = connection.notes.get(note.id) !== undefined;
      if (exists && draft !== undefined && commands.write(latest.current, { content: draft }))
        drafts.delete(note.id);
    };
    // Runs only on mount.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  function close(isSaved: boolean, isLeaving = false) {
    if (isClosed.current) return;
    const isEmptied = ui.get().added === note.id && text.trim() === '';
    // Stays open while disconnected, because the text cannot be saved.
    if (isSaved && !isEmptied && !commands.write(latest.current, { content: text })) return;
    isClosed.current = true;
    drafts.delete(note.id);
    // The element that the visitor is pressing must not move.
    if (!isLeaving) view.endEditing();
    const card = field.current?.closest<HTMLElement>('[data-note]');
    if (ui.get().editing === note.id) ui.change({ editing: undefined, added: undefined });
    if (isEmptied && commands.remove([note.id]) > 0) {
      liveRegion.announceNow('Empty note deleted.');
      if (!isLeaving) document.getElementById('canvas')?.focus({ preventScroll: true });
    } else if (!isLeaving) card?.focus({ preventScroll: true });
  }

  function onKeyDown(event: KeyboardEvent) {
    const isSave = event.key === 'Enter' && (event.ctrlKey || event.metaKey);
    if (!isSave && event.key !== 'Escape') return;
    event.preventDefault();
    close(isSave);
    if (isSave && event.shiftKey && isClosed.current) commands.addBeside(note.id);
  }

  const editor = useFocusLeave(field, () => close(true, true));

  return (
    <div ref={editor}>
      <div className={classes.editor}>
        {/* The last line may still be empty. */}
        <NoteText id={note.id} text={`${text}\u200B`} isHidden />
        <textarea
          ref={field}
          className={classes.field}
          aria-label="Note text"
          maxLength={MAX_NOTE_LENGTH}
          value={text}
          onChange={(event) => {
            latest.current = connection.notes.get(note.id) ?? latest.current;
            drafts.set(note.id, event.target.value);
            writing.tell(note.id);
            setText(event.target.value);
          }}
          onKeyDown={onKeyDown}
        />
      </div>
      {/* The text field keeps the focus, so pressing a button does not leave the editor. */}
      <Group
        gap={6}
        wrap="nowrap"
        pos="absolute"
        top="calc(100% + 10px)"
        left={-2}
        onPointerDown={(event) => event.preventDefault()}
      >
        <Button color="ink.9" size="xs" disabled={!canWrite} onClick={() => close(true)}>
          Save
        </Button>
        <Button size="xs" variant="default" bd="1px solid ink.9" onClick={() => close(false)}>
          Cancel
        </Button>
      </Group>
    </div>
  );
}

const isInChooser = (target: EventTarget | null) =>
  target instanceof Element && target.closest('[data-chooser]') !== null;

/** Calls `onLeave` when the focus leaves the editor and its choosers, which return the focus. */
function useFocusLeave(field: RefObject<HTMLElement | null>, onLeave: () => void) {
  const editor = useRef<HTMLDivElement>(null);
  useWindowEvent('focusout', ({ target, relatedTarget }) => {
    const isInside = (at: EventTarget | null) =>
      isInChooser(at) || (at instanceof Node && editor.current?.contains(at) === true);
    // Switching to another window does not leave the editor.
    if (document.hasFocus() && isInside(target) && !isInside(relatedTarget)) onLeave();
  });
  const returnFocus = ({ type, target }: Event) => {
    // Clicking the chosen color again fires no `change`; clicking a select only opens it.
    const isChoice = type === 'change' || target instanceof HTMLInputElement;
    if (isChoice && isInChooser(target)) field.current?.focus({ preventScroll: true });
  };
  useWindowEvent('change', returnFocus);
  useWindowEvent('click', returnFocus);
  return editor;
}
