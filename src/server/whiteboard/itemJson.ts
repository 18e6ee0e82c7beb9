import type { Item } from '../../shared/whiteboard/board.ts';

/**
 * Items are replaced, never mutated, so each is serialized once for the database and all snapshots.
 */
const texts = new WeakMap<Item, string>();

/** A note or section as JSON. */
export function itemJson(item: Item): string {
  const text = texts.get(item) ?? JSON.stringify(item);
  texts.set(item, text);
  return text;
}
