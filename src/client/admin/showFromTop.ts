/** After a page was turned: the new one is read from its head, and by keyboard, too. */
export function showFromTop(list: HTMLElement | null) {
  list?.scrollIntoView({ block: 'start' });
  list?.focus({ preventScroll: true });
}
