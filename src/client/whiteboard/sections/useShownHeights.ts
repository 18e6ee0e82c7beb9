import { useEffect, useReducer } from 'react';
import type { Section } from '../../../shared/whiteboard/section.ts';
import { useStore } from '../../lib/store.ts';
import { useSession } from '../session.ts';
import { grownSize, sectionOf } from './placement.ts';

/** Returns a function for the height of a section's frame, which contains the notes that have grown. */
export function useShownHeights(): (section: Section) => number {
  const { connection, sizes } = useSession();
  useStore(sizes.version);
  const [, render] = useReducer((count: number) => count + 1, 0);
  const grown = [...connection.all().values()].filter(
    (note) => note.sectionId && sizes.asShown(note) !== note,
  );
  const ids = JSON.stringify(grown.map(({ id }) => id));
  useEffect(() => {
    const grownIds = grown.map(({ id }) => id);
    const stops = grownIds.map((id) => connection.notes.subscribePosition(id, render));
    return () => stops.forEach((stop) => stop());
    // Their positions do not matter here.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [connection, ids]);
  const bySection = Map.groupBy(grown, (note) => sectionOf(note, connection.allSections())?.id);
  return (section) => {
    const notes = bySection.get(section.id)?.map(sizes.asShown) ?? [];
    return grownSize(section, notes).height;
  };
}
