import { Box } from '@mantine/core';
import { useLayoutEffect, useRef } from 'react';
import { useStore } from '../../lib/store.ts';
import type { Connection } from '../sync/connection.ts';
import { useSession } from '../session.ts';
import { NoteCard } from './NoteCard.tsx';

export function Notes() {
  const { notes } = useSession().connection;
  const ids = useStore(notes.ids);
  const layer = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const stack = () => layer.current && stackNotes(layer.current, notes);
    stack();
    return notes.layers.subscribe(stack);
  }, [notes, ids]);
  return (
    <Box ref={layer} pos="relative" style={{ isolation: 'isolate' }}>
      {ids.map((id) => (
        <NoteCard key={id} id={id} />
      ))}
    </Box>
  );
}

const scheduled = new WeakSet<HTMLElement>();

/**
 * Sets the stacking order: by `z`, then id (see `Note`). Uses ranks, because `z` may exceed the
 * range of CSS. Runs at most once per frame.
 */
function stackNotes(layer: HTMLElement, notes: Connection['notes']) {
  if (scheduled.has(layer)) return;
  scheduled.add(layer);
  requestAnimationFrame(() => {
    scheduled.delete(layer);
    const cards = [...layer.children].filter((child) => child instanceof HTMLElement);
    const order = cards.map((card) => {
      const id = card.dataset.note ?? '';
      return { card, id, z: notes.get(id)?.z ?? 0 };
    });
    order.sort((a, b) => a.z - b.z || (a.id < b.id ? -1 : 1));
    for (const [rank, { card }] of order.entries()) {
      const zIndex = `${rank + 1}`;
      if (card.style.zIndex !== zIndex) card.style.zIndex = zIndex;
    }
  });
}
