/** The code of a key that an input method handles. */
const COMPOSED = 229;

/**
 * Whether a key belongs to an input method, which composes Japanese or Chinese text, for example.
 * Safari ends the composition before it sends the key that ended it, so only the code tells.
 */
export const isComposed = ({ isComposing, keyCode }: KeyboardEvent) =>
  isComposing || keyCode === COMPOSED;

const isInEditor = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.isContentEditable;

/**
 * Keeps the keys of an input method from every handler of the page and its packages: Escape would
 * discard what is being written, and Enter send it. The article editor needs them and tells them
 * apart itself. Runs before other modules listen, so that none comes first.
 */
if (typeof window !== 'undefined')
  window.addEventListener(
    'keydown',
    (event) => {
      if (isComposed(event) && !isInEditor(event.target)) event.stopImmediatePropagation();
    },
    { capture: true },
  );
