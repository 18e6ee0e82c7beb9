const { promise, resolve } = Promise.withResolvers<void>();

/** Includes moving the mouse, which precedes a click. */
const events = ['pointermove', 'pointerdown', 'click', 'keydown', 'focusin', 'scroll', 'wheel'];

if (typeof window !== 'undefined') {
  const done = new AbortController();
  const finish = () => {
    done.abort();
    resolve();
  };
  const listen = (event: Event) => {
    // Browsers dispatch a move without movement when a page appears under a resting mouse.
    const isMove = event instanceof MouseEvent && event.type === 'pointermove';
    if (!isMove || event.movementX || event.movementY) finish();
  };
  const options = { capture: true, passive: true, signal: done.signal };
  for (const event of events) window.addEventListener(event, listen, options);
  // Input before this code ran, as `start.ts` notes it, or a scroll position that the browser restored.
  const hasInput = 'input' in document.documentElement.dataset;
  if (hasInput || window.scrollY > 0 || document.activeElement !== document.body) finish();
}

/** Resolves at the first input after a page load. */
export const firstInteraction = promise;
