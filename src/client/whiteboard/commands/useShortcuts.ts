import { useWindowEvent } from '@mantine/hooks';
import { toast } from '../../ui/toasts.ts';
import { handledEscapes } from '../../ui/dialogStack.ts';
import { isInOverlay } from '../panels/useOverlay.tsx';
import { linesOf, MAX_LINES, NOTES_TYPE } from './paste.ts';
import type { Session } from '../session.ts';
import { runShortcut } from './shortcuts.ts';

const isTextField = (target: EventTarget | null) =>
  target instanceof Element && target.matches('input:not([type=radio]), textarea, select');

/** Handles keys and the clipboard while no text field has the focus. */
export function useShortcuts(session: Session) {
  const { ui, commands, viewport } = session;
  const isBusy = ({ target }: Event) =>
    isTextField(target) || isInOverlay(target) || ui.get().dialog !== undefined;
  const isForBoard = (event: Event) => !isBusy(event) && ui.get().view === 'board';
  const onCopy = (event: ClipboardEvent) => {
    // Lets the browser copy selected text.
    if (!isForBoard(event) || document.getSelection()?.toString()) return;
    const copy = commands.copy();
    if (!copy) return;
    event.clipboardData?.setData('text/plain', copy.text);
    event.clipboardData?.setData(NOTES_TYPE, copy.data);
    event.preventDefault();
    if (event.type === 'cut') commands.remove(ui.get().selection);
  };
  useWindowEvent('copy', onCopy);
  useWindowEvent('cut', onCopy);
  useWindowEvent('paste', (event) => {
    const text = event.clipboardData?.getData('text/plain') ?? '';
    if (!isForBoard(event) || text.trim() === '') return;
    event.preventDefault();
    const data = event.clipboardData?.getData(NOTES_TYPE) ?? '';
    const count = commands.paste({ text, data }, viewport.pointerOrMiddle());
    const skipped = linesOf(text).length - count;
    if (count < MAX_LINES || skipped <= 0) return;
    const description = `The first ${MAX_LINES} lines became notes; ${skipped} more were skipped.`;
    toast({ title: 'Some lines were skipped', description });
  });
  useWindowEvent('keydown', (event) => {
    // The key press has already closed a dialog.
    if (event.defaultPrevented || handledEscapes.has(event) || isBusy(event)) return;
    // Buttons handle Enter themselves, and radios and long texts the arrow keys.
    const isControl =
      event.target instanceof Element && event.target.matches('button, a, input, [data-scrolls]');
    if (isControl && /^(Enter|Arrow\w+|Backspace)$/.test(event.key)) return;
    if (runShortcut(session, event)) event.preventDefault();
  });
}
