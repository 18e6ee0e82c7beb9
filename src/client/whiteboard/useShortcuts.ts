import { useEffect } from 'react';
import type { Session } from './session.ts';
import { toast } from '../ui/toasts.ts';
import { isInOverlay } from './chrome/overlay.ts';
import { linesOf, MOST_LINES } from './paste.ts';
import { press } from './shortcuts.ts';

const isWriting = (target: EventTarget | null) =>
  target instanceof Element && target.matches('input:not([type=radio]), textarea, select');

/** Keys, and the clipboard, wherever nobody is writing. */
export function useShortcuts(session: Session) {
  useEffect(() => {
    const isBusy = ({ target }: Event) =>
      isWriting(target) || isInOverlay(target) || session.ui.get().dialog !== undefined;
    const onBoard = () => session.ui.get().view === 'board';
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || isBusy(event)) return;
      // A button that has the focus wants Enter for itself, a radio its arrows.
      const isControl = event.target instanceof Element && event.target.matches('button, a, input');
      if (isControl && /^(Enter|Arrow\w+|Backspace)$/.test(event.key)) return;
      if (press(session, event)) event.preventDefault();
    };
    const onCopy = (event: ClipboardEvent) => {
      if (isBusy(event) || !onBoard()) return;
      // Text that the visitor marked is theirs to copy.
      if (document.getSelection()?.toString()) return;
      const text = session.actions.copy();
      if (text === undefined) return;
      event.clipboardData?.setData('text/plain', text);
      event.preventDefault();
      if (event.type === 'cut') session.actions.remove(session.ui.get().selection);
    };
    const onPaste = (event: ClipboardEvent) => {
      const text = event.clipboardData?.getData('text/plain') ?? '';
      if (isBusy(event) || !onBoard() || text.trim() === '') return;
      event.preventDefault();
      const count = session.actions.paste(text, session.view.focus());
      const left = linesOf(text).length - count;
      if (count < MOST_LINES || left <= 0) return;
      const description = `The first ${MOST_LINES} lines became notes; ${left} more were left out.`;
      toast({ title: 'Not all of it', description });
    };
    const stop = new AbortController();
    const { signal } = stop;
    document.addEventListener('keydown', onKey, { signal });
    document.addEventListener('copy', onCopy, { signal });
    document.addEventListener('cut', onCopy, { signal });
    document.addEventListener('paste', onPaste, { signal });
    return () => stop.abort();
  }, [session]);
}
