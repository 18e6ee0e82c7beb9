import type { Note } from '../../../shared/whiteboard/note.ts';

const due = new WeakSet<HTMLElement>();

/**
 * Gives every note its place above the others: by its height, then its id (see `Note`). By rank,
 * because a height may be larger than a browser's z-index takes. Once a frame at most.
 */
export function stackNotes(layer: HTMLElement, notes: { get: (id: string) => Note | undefined }) {
  if (due.has(layer)) return;
  due.add(layer);
  requestAnimationFrame(() => {
    due.delete(layer);
    const cards = [...layer.children].filter((child) => child instanceof HTMLElement);
    const heights = cards.map((card) => {
      const id = card.dataset.note ?? '';
      return { card, id, z: notes.get(id)?.z ?? 0 };
    });
    heights.sort((a, b) => a.z - b.z || (a.id < b.id ? -1 : 1));
    for (const [rank, { card }] of heights.entries()) {
      const zIndex = `${rank + 1}`;
      if (card.style.zIndex !== zIndex) card.style.zIndex = zIndex;
    }
  });
}
