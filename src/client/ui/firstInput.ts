const { promise, resolve } = Promise.withResolvers<void>();

/** What a visitor does first, of whatever kind. Moving the mouse counts, and so is ahead of a click. */
const events = ['pointermove', 'pointerdown', 'click', 'keydown', 'focusin', 'scroll', 'wheel'];

if (typeof window !== 'undefined') {
  const options = { capture: true, once: true, passive: true };
  for (const event of events) window.addEventListener(event, () => resolve(), options);
  // Done before this code was here, or by the browser for somebody who comes back.
  if (window.scrollY > 0 || document.activeElement !== document.body) resolve();
}

/** Resolves at the visitor's first input on this load of the page. */
export const firstInput = promise;
