/** Keys that type or choose in the focused element are not shortcuts. */
const TYPING =
  'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable=true], [role=menuitem], [role=menuitemradio], [role=option], [data-dates-dropdown] *';

/** Whether a key may be a shortcut: without a modifier, unhandled, and not typed into a field. */
export function isFreeKey(event: KeyboardEvent) {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false;
  return !document.activeElement?.matches(TYPING);
}

export const dialogOf = (element: Element | null) => element?.closest('[role=dialog]');

/**
 * Whether a dialog or menu other than the dialog of `element` has the focus. A dialog receives the
 * focus a moment after it opens, so the page below may still have it.
 */
export function isFocusElsewhere(element: Element | null) {
  const focused = document.activeElement?.closest('[role=dialog], [role=menu]');
  return focused !== undefined && focused !== null && focused !== dialogOf(element);
}
