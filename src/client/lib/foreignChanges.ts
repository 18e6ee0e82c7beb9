declare global {
  interface Window {
    /** Set by `start.ts`, which runs before this code loads. */
    hydrateOriginal?: ReturnType<typeof noteForeignChanges>;
  }
}

/**
 * Records what page translators and other extensions change in server-rendered HTML, which React
 * could not hydrate then. The returned function undoes it while `hydrate` runs, which must hydrate
 * synchronously; without a change it returns `false` and does nothing.
 */
export function noteForeignChanges(element: Element) {
  const changes: Change[] = [];
  const note = (records: MutationRecord[]) => {
    for (const record of records) changes.push({ record, text: record.oldValue });
  };
  const observer = new MutationObserver(note);
  observer.observe(element, {
    subtree: true,
    childList: true,
    characterData: true,
    characterDataOldValue: true,
  });
  return (hydrate: () => void) => {
    note(observer.takeRecords());
    observer.disconnect();
    // A translator may have started before this code. The site itself has no such elements.
    if (changes.length === 0 && !element.querySelector('font')) return false;
    for (const change of changes.toReversed())
      replay(change, change.record.addedNodes, change.record.removedNodes);
    for (const font of element.querySelectorAll('font')) font.replaceWith(...font.childNodes);
    hydrate();
    for (const change of changes)
      replay(change, change.record.removedNodes, change.record.addedNodes);
    return true;
  };
}

/** `text` is what a changed text is set to next: what it was before its change, or after it. */
type Change = { record: MutationRecord; text: string | null };

function replay(change: Change, removed: NodeList, added: NodeList) {
  const { target, nextSibling } = change.record;
  if (change.text !== null) [change.text, target.nodeValue] = [target.nodeValue, change.text];
  for (const node of removed) if (node.parentNode === target) target.removeChild(node);
  for (const node of added)
    target.insertBefore(node, nextSibling?.parentNode === target ? nextSibling : null);
}
