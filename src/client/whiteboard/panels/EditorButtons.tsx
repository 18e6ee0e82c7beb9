import { Button, Group } from '@mantine/core';
import type { KeyboardEvent } from 'react';
import { useStore } from '../../lib/store.ts';
import { useCanWrite, useSession } from '../session.ts';
import { TextButton } from './controls.tsx';

export const EDITOR_BUTTONS = '[data-editor-buttons]';

/** The buttons are far from the editor in the document, but follow it in the order of the Tab key. */
export const focusEditorButtons = () =>
  document.querySelector<HTMLElement>(`${EDITOR_BUTTONS} button:not(:disabled)`)?.focus();

/**
 * Save and Cancel of the note that is being edited. They are in the bars, so that they are in view at
 * any zoom and never below a bar.
 */
export function EditorButtons() {
  const { editor } = useSession();
  const close = useStore(editor);
  const canWrite = useCanWrite();
  if (!close) return null;
  function onKeyDown(event: KeyboardEvent) {
    const { target } = event;
    const isFirst = target instanceof Element && !target.matches('button:not(:disabled) ~ *');
    const isBack = event.key === 'Tab' && event.shiftKey && isFirst;
    if (event.key === 'Escape') close?.(false);
    else if (isBack) document.querySelector<HTMLElement>('[data-editing] textarea')?.focus();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }
  return (
    // Handles the keys of the buttons inside. The text field keeps the focus when they are pressed, so
    // that pressing them does not leave the editor.
    <Group
      gap={6}
      wrap="nowrap"
      role="group"
      aria-label="Note editor"
      data-editor-buttons
      onKeyDown={onKeyDown}
      onPointerDown={(event) => event.preventDefault()}
    >
      <Button color="ink.9" size="sm" disabled={!canWrite} onClick={() => close(true)}>
        Save
      </Button>
      <TextButton onClick={() => close(false)}>Cancel</TextButton>
    </Group>
  );
}
