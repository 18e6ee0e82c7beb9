import { useEffect, useRef, useState } from 'react';

type Place = { index: number; ids: readonly string[] };

/**
 * Moves the focus when the focused leads are removed: to the row that took their place, or to the page
 * when no row is left. Returns a function to call after an action on the selected leads.
 */
export function useRowFocus(
  leads: readonly { id: string }[],
  opened: string | undefined,
  ticked: readonly string[],
) {
  const wasOpened = usePlace(leads, opened ? [opened] : []);
  const wasTicked = usePlace(leads, ticked);
  const [left, setLeft] = useState<Place>();
  useEffect(() => {
    if (!opened) setLeft(wasOpened.current);
  }, [opened, wasOpened]);
  useEffect(() => {
    // A dialog that the user closed has returned the focus to its row.
    if (!left || document.activeElement !== document.body) return;
    if (leads.some(({ id }) => left.ids.includes(id))) return;
    const links = [...document.querySelectorAll<HTMLElement>('[data-row] [data-head] a')];
    (links[Math.min(left.index, links.length - 1)] ?? document.getElementById('main'))?.focus();
    setLeft(undefined);
  }, [left, leads]);
  return () => setLeft(wasTicked.current && { ...wasTicked.current, ids: [] });
}

/** Remembers the position of the first of these leads while it is listed. */
function usePlace(leads: readonly { id: string }[], ids: readonly string[]) {
  const place = useRef<Place>(undefined);
  useEffect(() => {
    const index = leads.findIndex(({ id }) => ids.includes(id));
    if (index !== -1) place.current = { index, ids };
  });
  return place;
}
