import { useWindowEvent } from '@mantine/hooks';
import { useDialogStack } from '../../ui/dialogStack.ts';

/** Makes Escape close the open calendar and not the dialog below it. */
export function CalendarEscapeHandler({ onEscape }: { onEscape: () => void }) {
  useDialogStack();
  // The popover itself handles the key only while the focus is inside it.
  useWindowEvent('keydown', ({ key, target }) => {
    const isInside = target instanceof Element && target.closest('[data-dates-dropdown]');
    if (key === 'Escape' && !isInside) onEscape();
  });
  return null;
}
