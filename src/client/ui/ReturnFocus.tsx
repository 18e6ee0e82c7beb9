import { useEffect } from 'react';

/**
 * Hands the focus back when a dialog is unmounted, which Mantine does not take for closing. Stands
 * before the dialog's children, so that it sees the focus before they take it.
 */
export function ReturnFocus() {
  useEffect(() => {
    const { activeElement } = document;
    return () => {
      if (activeElement instanceof HTMLElement) activeElement.focus({ preventScroll: true });
    };
  }, []);
  return null;
}
