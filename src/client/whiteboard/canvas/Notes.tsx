import { Box } from '@mantine/core';
import { useLayoutEffect, useRef } from 'react';
import { useStore } from '../../lib/store.ts';
import { doOverlap, rectOf } from '../geometry.ts';
import type { Note } from '../../../shared/whiteboard/note.ts';
import type { NoteMap } from '../../../shared/whiteboard/board.ts';
import { useSession, useUi } from '../session.ts';
import { NoteCard } from './NoteCard.tsx';
import { useGradually } from '../useGradually.ts';

const IDLE_STEP = 250;

export function Notes() {
  const { connection, viewport } = useSession();
  const { notes } = connection;
  const ids = useStore(notes.ids);
  const waiting = useGradually(ids, {
    idleStep: IDLE_STEP,
    listNear(some) {
      const area = viewport.area();
      const isNear = (note: Note | undefined) => note && area && doOverlap(rectOf(note), area);
      return Array.from(some).filter((id) => isNear(notes.get(id)));
    },
  });
  const editing = useUi((ui) => ui.editing);
  const layer = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const stack = () => layer.current && stackNotes(layer.current, connection.noteMap);
    stack();
    return notes.layers.subscribe(stack);
  }, [connection, notes, ids, waiting]);
  return (
    <Box ref={layer} pos="relative" style={{ isolation: 'isolate' }}>
      {ids.map((id) => (!waiting.has(id) || id === editing) && <NoteCard key={id} id={id} />)}
    </Box>
  );
}

const scheduled = new WeakSet<HTMLElement>();

/**
 * Sets the stacking order: by `z`, then id (see `Note`). Uses ranks, because `z` may exceed the
 * range of CSS; those of all notes, so that no rank changes while notes are still to be rendered.
 * Runs at most once per frame.
 */
function stackNotes(layer: HTMLElement, notes: NoteMap) {
  if (scheduled.has(layer)) return;
  scheduled.add(layer);
  requestAnimationFrame(() => {
    scheduled.delete(layer);
    const order = [...notes.values()];
    order.sort((a, b) => (a.z ?? 0) - (b.z ?? 0) || (a.id < b.id ? -1 : 1));
    const ranks = new Map(order.map(({ id }, index) => [id, index + 1]));
    for (const card of layer.children) {
      if (!(card instanceof HTMLElement)) continue;
      const zIndex = `${ranks.get(card.dataset.note ?? '') ?? 0}`;
      if (card.style.zIndex !== zIndex) card.style.zIndex = zIndex;
    }
  });
}
