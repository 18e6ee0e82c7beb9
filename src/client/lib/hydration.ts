import { noteForeignChanges } from './foreignChanges.ts';

const sections = new WeakMap<Element, ReturnType<typeof noteForeignChanges>>();

/** Records foreign changes in the sections that are hydrated after the page. */
export function noteLazySections(root: Element) {
  for (const section of root.querySelectorAll('[data-lazy]'))
    sections.set(section, noteForeignChanges(section));
}

/** Hydrates a section whose code is loaded, if it was changed; otherwise React does it soon. */
export function hydrateChangedSection(section: Element) {
  sections.get(section)?.(() => hydrateNow(section));
}

/** React hydrates immediately what an event reaches. */
export const hydrateNow = (element: Element | null) =>
  element?.firstElementChild?.dispatchEvent(new Event('compositionend', { bubbles: true }));

/**
 * Lets React remove a text, or insert something before it, that a translator has wrapped or replaced;
 * see https://github.com/facebook/react/issues/11538.
 */
export function tolerateMovedTexts() {
  // oxlint-disable-next-line typescript/unbound-method -- Called with the parent as `this`.
  const { insertBefore, removeChild } = Node.prototype;
  Node.prototype.removeChild = function <Child extends Node>(child: Child) {
    const own = ownChild(this, child);
    if (own) removeChild.call(this, own);
    return child;
  };
  Node.prototype.insertBefore = function <Child extends Node>(node: Child, next: Node | null) {
    insertBefore.call(this, node, ownChild(this, next));
    return node;
  };
}

/** Returns the child of a parent that is or contains a node. */
function ownChild(parent: Node, node: Node | null): Node | null {
  return !node || node.parentNode === parent ? node : ownChild(parent, node.parentNode);
}
