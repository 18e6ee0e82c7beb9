const { promise, resolve } = Promise.withResolvers<void>();

/** What a visitor does first, of whatever kind. Moving the mouse counts, and so is ahead of a click. */
const events = ['pointermove', 'pointerdown', 'click', 'keydown', 'focusin', 'scroll', 'wheel'];

if (typeof window !== 'undefined') {
  const done = new AbortController();
  const finish = () => {
    done.abort();
    resolve();
  };
  const listen = (event: Event) => {
    // Browsers also send a move without movement to a page that appears under a resting mouse.
    const isMove = event instanceof MouseEvent && event.type === 'pointermove';
    if (!isMove || event.movementX || event.movementY) finish();
  };
  const options = { capture: true, passive: true, signal: done.signal };
  for (const event of events) window.addEventListener(event, listen, options);
  // Done before this code was here, or by the browser for somebody who comes back.
  if (window.scrollY > 0 || document.activeElement !== document.body) finish();
}

/** Resolves at the visitor's first input on this load of the page. */
export const firstInput = promise;
