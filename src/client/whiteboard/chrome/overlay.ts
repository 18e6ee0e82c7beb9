import { type Ref, useImperativeHandle } from 'react';

type Props = { element: HTMLElement; ref?: Ref<HTMLElement> };

/** Stands in for a target that Mantine did not render. */
export function Target({ element, ref }: Props) {
  useImperativeHandle(ref, () => element, [element]);
  return null;
}

/** Whether a dialog, popover or menu has the keys for itself. */
export const isInOverlay = (target: EventTarget | null) =>
  target instanceof Element && target.closest('[role=dialog], [role=menu]') !== null;

/** The canvas takes the press of a mouse before it becomes one, so that only the pointer is sure to be heard. */
export const outside = ['pointerdown', 'touchstart'];

/** Closes what opened; the focus goes back to the target unless it is elsewhere already. */
export function closeFrom(dropdown: HTMLElement | null, target: HTMLElement, onClose: () => void) {
  const hadFocus = dropdown?.contains(document.activeElement);
  onClose();
  if (hadFocus) target.focus({ preventScroll: true });
}
