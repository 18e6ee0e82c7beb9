import { isInOverlay } from '../chrome/overlay.ts';

const CONTROLS = 'input, textarea, select, button, a';

/** While the space bar is held and nothing else wants it, the mouse moves the board. */
export function listenToSpace(canvas: HTMLElement) {
  let isHeld = false;
  const hold = (next: boolean) => {
    isHeld = next;
    canvas.toggleAttribute('data-holding', next);
  };
  const stop = new AbortController();
  const { signal } = stop;
  const onDown = (event: KeyboardEvent) => {
    const { activeElement } = document;
    if (event.code !== 'Space' || activeElement?.matches(CONTROLS)) return;
    if (isInOverlay(activeElement)) return;
    event.preventDefault();
    hold(true);
  };
  document.addEventListener('keydown', onDown, { signal });
  document.addEventListener('keyup', ({ code }) => code === 'Space' && hold(false), { signal });
  window.addEventListener('blur', () => hold(false), { signal });
  return { isHeld: () => isHeld, end: () => stop.abort() };
}
