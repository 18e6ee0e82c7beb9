import { type RefObject, useLayoutEffect } from 'react';

/** The dialogs that stand open, the uppermost last: whatever is not inside that one is inert. */
const open: HTMLDialogElement[] = [];
/** Told when a dialog opens, and before one goes. */
const listeners = new Set<() => void>();

/** Shows a dialog above the page for as long as it is mounted; then the focus goes back. */
export function useModal(dialog: RefObject<HTMLDialogElement | null>) {
  // Before the dialog is taken out of the document, where closing would give no focus back.
  useLayoutEffect(() => {
    const { current } = dialog;
    if (!current) return undefined;
    current.showModal();
    open.push(current);
    tell();
    return () => {
      open.splice(open.indexOf(current), 1);
      tell();
      current.close();
    };
  }, [dialog]);
}

type Place = RefObject<HTMLElement | null>;

/** Takes an element from its home along into whichever dialog is uppermost, where it can be used and heard. */
export function useUppermost(element: Place, home: Place, onMoved: () => void) {
  useLayoutEffect(() => {
    const place = () => {
      const parent = open.at(-1) ?? home.current;
      if (!element.current || !parent || element.current.parentElement === parent) return;
      parent.append(element.current);
      onMoved();
    };
    place();
    listeners.add(place);
    return () => void listeners.delete(place);
  }, [element, home, onMoved]);
}

function tell() {
  for (const listener of listeners) listener();
}
