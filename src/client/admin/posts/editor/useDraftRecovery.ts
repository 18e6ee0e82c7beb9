import { useEffect, useState } from 'react';
import { z } from 'zod';
import { newId } from '../../../lib/newId.ts';
import { draftsOf, dropDraft, keepDraft, nameOfPost } from '../../drafts/draftStorage.ts';
import { Fields, isSame } from './fields.ts';

/** What was typed and not saved, kept in this browser until it is. */
const Text = z.object({
  /** The version that was being changed; 0 for a new post. */
  version: z.int(),
  fields: Fields,
});
type Text = z.output<typeof Text>;
/** The slot tells the editors apart that a post was open in. */
export type Kept = Text & { slot: string; keptAt: string };

/** What every editor of a post kept, the latest first. */
const readKept = (id: string): Kept[] =>
  draftsOf(nameOfPost(id)).flatMap(({ slot, keptAt, value }) => {
    const { data } = Text.safeParse(value);
    return data ? [{ ...data, slot, keptAt }] : [];
  });

const keep = (id: string, slot: string, text: Text) => keepDraft(nameOfPost(id), slot, text);
const forget = (id: string, slot: string) => dropDraft(nameOfPost(id), slot);

type Typed = { fields: Fields; version: number; isChanged: boolean };

/** Keeps what is typed in this browser until it is saved, and offers what was kept before. */
export function useDraftRecovery(id = 'new', { fields, version, isChanged }: Typed) {
  // Of its own for each editor: two of one post overwrite nothing of each other's.
  const [slot] = useState(newId);
  const [offers, setOffers] = useState(() => unsaved(id, fields));
  const isAsking = offers.length > 0;
  useEffect(() => {
    // While older texts are offered, nothing can be typed.
    if (isAsking) return;
    if (isChanged) keep(id, slot, { fields, version });
    else forget(id, slot);
  }, [id, slot, fields, version, isChanged, isAsking]);

  /** Takes a text away from those that are kept. */
  const drop = (kept: Kept) => {
    forget(id, kept.slot);
    setOffers((known) => known.filter((one) => one !== kept));
  };
  /** Keeps a text that is to leave the editor, and offers it. */
  const putAside = (text: Text) => {
    const aside = newId();
    forget(id, slot);
    keep(id, aside, text);
    setOffers(readKept(id).filter((one) => one.slot === aside));
  };
  return { offers, drop, putAside, hide: () => setOffers([]), clear: () => forget(id, slot) };
}

/** What was kept and differs from what is saved; what does not was saved after all. */
function unsaved(id: string, saved: Fields) {
  const isOpen = (kept: Kept) => !isSame(kept.fields, saved);
  const kept = readKept(id);
  for (const { slot } of kept.filter((one) => !isOpen(one))) forget(id, slot);
  return kept.filter(isOpen);
}
