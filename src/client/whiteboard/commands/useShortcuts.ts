import { useWindowEvent } from '@mantine/hooks';
import { toast } from '../../ui/toasts.ts';
import { handledEscapes } from '../../ui/topLayer.ts';
import { isInOverlay } from '../panels/useOverlay.tsx';
import { linesOf, MOST_LINES } from './paste.ts';
import type { Session } from '../session.ts';
import { press } from './shortcuts.ts';

const isWriting = (target: EventTarget | null) =>
  target instanceof Element && target.matches('input:not([type=radio]), textarea, select');

/** Keys, and the clipboard, wherever nobody is writing. */
export function useShortcuts(session: Session) {
  const { ui, commands, view } = session;
  const isBusy = ({ target }: Event) =>
    isWriting(target) || isInOverlay(target) || ui.get().dialog !== undefined;
  const isForBoard = (event: Event) => !isBusy(event) && ui.get().view === 'board';
  const onCopy = (event: ClipboardEvent) => {
    // Text that the visitor marked is theirs to copy.
    if (!isForBoard(event) || document.getSelection()?.toString()) return;
    const text = commands.copy();
    if (text === undefined) return;
    event.clipboardData?.setData('text/plain', text);
    event.preventDefault();
    if (event.type === 'cut') commands.remove(ui.get().selection);
  };
  useWindowEvent('copy', onCopy);
  useWindowEvent('cut', onCopy);
  useWindowEvent('paste', (event) => {
    const text = event.clipboardData?.getData('text/plain') ?? '';
    if (!isForBoard(event) || text.trim() === '') return;
    event.preventDefault();
    const count = commands.paste(text, view.focus());
    const left = linesOf(text).length - count;
    if (count < MOST_LINES || left <= 0) return;
    const description = `The first ${MOST_LINES} lines became notes; ${left} more were left out.`;
    toast({ title: 'Not all of it', description });
  });
  useWindowEvent('keydown', (event) => {
    // A dialog that was closed by this key is gone already.
    if (event.defaultPrevented || handledEscapes.has(event) || isBusy(event)) return;
    // A button that has the focus wants Enter for itself, a radio its arrows.
    const isControl = event.target instanceof Element && event.target.matches('button, a, input');
    if (isControl && /^(Enter|Arrow\w+|Backspace)$/.test(event.key)) return;
    if (press(session, event)) event.preventDefault();
  });
}
