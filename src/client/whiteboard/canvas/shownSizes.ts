import type { Item } from '../../../shared/whiteboard/board.ts';
import { createStore } from '../../lib/store.ts';

/** The line below the text, as in the stylesheet. */
const FOOT_HEIGHT = 24;

/**
 * The sizes of notes as the board shows them: a note grows with its text, so that its stored height
 * is only the minimum. Measures rendered texts when their content or size or the fonts have changed:
 * observing thousands all the time would take part of every frame.
 */
export function createShownSizes(allItems: () => readonly Item[]) {
  const heights = new Map<string, number>();
  const ids = new WeakMap<Element, string>();
  const texts = new Map<string, Element>();
  /** Increases when a text needs another height. */
  const version = createStore(0);
  const observer = new ResizeObserver((entries) => {
    for (const { target, borderBoxSize } of entries) {
      observer.unobserve(target);
      const id = ids.get(target);
      const [box] = borderBoxSize;
      if (id === undefined || !box) continue;
      heights.set(id, box.blockSize + FOOT_HEIGHT);
      const isCut = target.scrollHeight > target.clientHeight + 1;
      target.toggleAttribute('data-scrolls', isCut);
      if (isCut) target.setAttribute('tabindex', '0');
      else target.removeAttribute('tabindex');
    }
    version.set(version.get() + 1);
  });

  // Observing calls back with the size once the layout is up to date.
  const measureAll = () => texts.forEach((text) => observer.observe(text));
  document.fonts.addEventListener('loadingdone', measureAll);
  addEventListener('resize', measureAll);

  function asShown<Of extends Item>(item: Of): Of {
    const height = heights.get(item.id) ?? 0;
    return height > item.size.height ? { ...item, size: { ...item.size, height } } : item;
  }

  return {
    version,
    /** Adds the element with a note's text, until the returned function is called. */
    add(id: string, text: Element) {
      ids.set(text, id);
      texts.set(id, text);
      observer.observe(text);
      return () => {
        observer.unobserve(text);
        if (texts.get(id) === text) texts.delete(id);
      };
    },
    /** Measures a note's text again. */
    measure(id: string) {
      const text = texts.get(id);
      if (text) observer.observe(text);
    },
    /** Returns the item with the size that the board shows. */
    asShown,
    /** Returns all notes and sections with the sizes that the board shows. */
    items: () => allItems().map(asShown),
    stop() {
      observer.disconnect();
      document.fonts.removeEventListener('loadingdone', measureAll);
      removeEventListener('resize', measureAll);
    },
  };
}

export type ShownSizes = ReturnType<typeof createShownSizes>;
