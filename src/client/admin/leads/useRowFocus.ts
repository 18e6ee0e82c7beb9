import { useEffect, useRef, useState } from 'react';

/** Where a row stood. */
type Place = { index: number; ids: readonly string[] };

/**
 * Hands the focus on when the leads it was with are gone: to the row that took their place, or to
 * the page where no row is left. Answers what to call once something was done with the ticked leads.
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
    // A dialog that was closed by hand has given the focus back to a row that still stands.
    if (!left || document.activeElement !== document.body) return;
    if (leads.some(({ id }) => left.ids.includes(id))) return;
    const links = [...document.querySelectorAll<HTMLElement>('[data-row] [data-head] a')];
    (links[Math.min(left.index, links.length - 1)] ?? document.getElementById('main'))?.focus();
    setLeft(undefined);
  }, [left, leads]);
  return () => setLeft(wasTicked.current && { ...wasTicked.current, ids: [] });
}

/** Where the first of these leads stands, or stood while it was there. */
function usePlace(leads: readonly { id: string }[], ids: readonly string[]) {
  const place = useRef<Place>(undefined);
  useEffect(() => {
    const index = leads.findIndex(({ id }) => ids.includes(id));
    if (index !== -1) place.current = { index, ids };
  });
  return place;
}
