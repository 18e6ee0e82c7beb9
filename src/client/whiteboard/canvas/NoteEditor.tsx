import { useWindowEvent } from '@mantine/hooks';
import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';
import type { Note } from '../../../shared/whiteboard/note.ts';
import { EDITOR_BUTTONS, focusEditorButtons } from '../panels/EditorButtons.tsx';
import { useSession } from '../session.ts';
import { useUnsavedText } from '../useUnsavedText.ts';
import classes from './NoteCard.module.css';
import { NoteText } from './NoteText.tsx';
import type { Viewport } from './viewport.ts';

/**
 * Edits a note's text. Save, Ctrl+Enter and leaving the editor save it; Cancel and Escape discard it.
 * A new note that is left without text disappears. The buttons are `EditorButtons`.
 */
export function NoteEditor({ note }: { note: Note }) {
  const { ui, commands, connection, viewport, sizes, editor, liveRegion } = useSession();
  const { opened, text, change, end } = useUnsavedText(note);
  const field = useRef<HTMLTextAreaElement>(null);
  const isClosed = useRef(false);

  useEffect(() => {
    const { added, caret = text.length } = ui.get();
    const current = connection.notes.get(note.id);
    if (current) viewport.showForEditing(sizes.asShown(current));
    field.current?.focus({ preventScroll: true });
    // Typing replaces the text of a new note.
    if (added === note.id && text === opened.content) field.current?.select();
    else field.current?.setSelectionRange(caret, caret);
    return () => editor.set(undefined);
    // Runs only on mount.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  useEffect(() => editor.set(close));
  useEffect(() => showCaret(viewport, field.current), [viewport, text]);

  function close(isSaved: boolean, isLeaving = false) {
    if (isClosed.current) return;
    const isEmptied = ui.get().added === note.id && text.trim() === '';
    // Stays open while disconnected, because the text cannot be saved.
    if (isSaved && !isEmptied && !commands.write(opened, { content: text })) return;
    isClosed.current = true;
    end();
    // The element that the visitor is pressing must not move.
    if (!isLeaving) viewport.endEditing();
    const card = field.current?.closest<HTMLElement>('[data-note]');
    if (ui.get().editing === note.id) ui.change({ editing: undefined, added: undefined });
    if (isEmptied && commands.remove([note.id]) > 0) {
      liveRegion.announceNow('Empty note deleted.');
      if (!isLeaving) document.getElementById('canvas')?.focus({ preventScroll: true });
    } else if (!isLeaving) card?.focus({ preventScroll: true });
  }

  function onKeyDown(event: KeyboardEvent) {
    const isSave = event.key === 'Enter' && (event.ctrlKey || event.metaKey);
    const isTab = event.key === 'Tab' && !event.shiftKey;
    if (!isSave && !isTab && event.key !== 'Escape') return;
    event.preventDefault();
    if (isTab) {
      focusEditorButtons();
      return;
    }
    close(isSave);
    if (isSave && event.shiftKey && isClosed.current) commands.addBeside(note.id);
  }

  useFocusLeave(field, () => close(true, true));

  return (
    <div className={classes.editor}>
      {/* The last line may still be empty. */}
      <NoteText id={note.id} text={`${text}\u200B`} isHidden />
      <textarea
        ref={field}
        className={classes.field}
        aria-label="Note text"
        value={text}
        onChange={(event) => change(event.target.value)}
        onKeyDown={onKeyDown}
        onKeyUp={() => showCaret(viewport, field.current)}
      />
    </div>
  );
}

/** Moves the line of the caret into view: a note may grow beyond the window. */
function showCaret(viewport: Viewport, field: HTMLTextAreaElement | null) {
  const copy = field?.previousElementSibling?.firstChild;
  if (!field || !copy) return;
  const character = new Range();
  character.setStart(copy, field.selectionEnd);
  character.setEnd(copy, field.selectionEnd + 1);
  const { x, y, height } = character.getBoundingClientRect();
  const { zoom } = viewport.camera.get();
  viewport.reveal({
    position: viewport.boardPoint({ clientX: x, clientY: y - field.scrollTop * zoom }),
    size: { width: 0, height: height / zoom },
  });
}

const isInChooser = (target: EventTarget | null) =>
  target instanceof Element && target.closest('[data-chooser]') !== null;

/** Calls `onLeave` when the focus leaves the editor and its choosers, which return the focus. */
function useFocusLeave(field: RefObject<HTMLElement | null>, onLeave: () => void) {
  useWindowEvent('focusout', ({ target, relatedTarget }) => {
    const isInside = (at: EventTarget | null) =>
      isInChooser(at) ||
      at === field.current ||
      (at instanceof Element && at.closest(EDITOR_BUTTONS) !== null);
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
}
