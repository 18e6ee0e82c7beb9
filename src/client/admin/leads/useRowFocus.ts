import { useEffect, useRef, useState } from 'react';

type Position = { index: number; ids: readonly string[] };

/**
 * Moves the focus when the focused leads are removed: to the row that took their place, or to the page
 * when no row is left. Returns a function to call after an action on the selected leads.
 */
export function useRowFocus(
  leads: readonly { id: string }[],
  openedId: string | undefined,
  selectedIds: readonly string[],
) {
  const lastOpened = usePosition(leads, openedId ? [openedId] : []);
  const lastSelected = usePosition(leads, selectedIds);
  const [removed, setRemoved] = useState<Position>();
  useEffect(() => {
    if (!openedId) setRemoved(lastOpened.current);
  }, [openedId, lastOpened]);
  useEffect(() => {
    // A dialog that the user closed has returned the focus to its row.
    if (!removed || document.activeElement !== document.body) return;
    if (leads.some(({ id }) => removed.ids.includes(id))) return;
    const links = [...document.querySelectorAll<HTMLElement>('[data-row] [data-head] a')];
    (links[Math.min(removed.index, links.length - 1)] ?? document.getElementById('main'))?.focus();
    setRemoved(undefined);
  }, [removed, leads]);
  return () => setRemoved(lastSelected.current && { ...lastSelected.current, ids: [] });
}

/** Remembers the position of the first of these leads while it is listed. */
function usePosition(leads: readonly { id: string }[], ids: readonly string[]) {
  const position = useRef<Position>(undefined);
  useEffect(() => {
    const index = leads.findIndex(({ id }) => ids.includes(id));
    if (index !== -1) position.current = { index, ids };
  });
  return position;
}
