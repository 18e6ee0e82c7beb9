import { useEffect, useState } from 'react';
import { z } from 'zod';
import { newId } from '../../../lib/newId.ts';
import { deleteDraft, postDraftName, readDrafts, saveDraft } from '../../drafts/draftStorage.ts';
import { Fields, isSame } from './fields.ts';

/** `version` is the version that was edited; 0 for a new post. */
const PostDraft = z.object({ version: z.int(), fields: Fields });
type PostDraft = z.output<typeof PostDraft>;
/** The slot identifies the editor that saved the draft. */
export type StoredDraft = PostDraft & { slot: string; keptAt: string };

type Editor = { fields: Fields; version: number; isChanged: boolean };

/** Stores unsaved changes in this browser, and returns drafts of earlier editors that differ from the post. */
export function useDraftRecovery(id = 'new', { fields, version, isChanged }: Editor) {
  const name = postDraftName(id);
  const [slot] = useState(newId);
  const [drafts, setDrafts] = useState(() => unsavedDrafts(name, fields));
  const hasOffers = drafts.length > 0;
  useEffect(() => {
    // The editor is inert while earlier drafts are offered.
    if (hasOffers) return;
    if (isChanged) saveDraft(name, slot, { fields, version });
    else deleteDraft(name, slot);
  }, [name, slot, fields, version, isChanged, hasOffers]);
  return {
    drafts,
    hide: () => setDrafts([]),
    discard: (draft: StoredDraft) => {
      deleteDraft(name, draft.slot);
      setDrafts((current) => current.filter((other) => other !== draft));
    },
    /** Moves the editor's changes to a draft of their own and offers it. */
    setAside: (draft: PostDraft) => {
      const stashSlot = newId();
      deleteDraft(name, slot);
      saveDraft(name, stashSlot, draft);
      setDrafts(postDrafts(name).filter((stored) => stored.slot === stashSlot));
    },
    clear: () => deleteDraft(name, slot),
  };
}

const postDrafts = (name: string): StoredDraft[] =>
  readDrafts(name).flatMap(({ slot, keptAt, value }) => {
    const { data } = PostDraft.safeParse(value);
    return data ? [{ ...data, slot, keptAt }] : [];
  });

/** Deletes drafts that equal the saved post, and returns the others. */
function unsavedDrafts(name: string, saved: Fields) {
  for (const { slot, fields } of postDrafts(name))
    if (isSame(fields, saved)) deleteDraft(name, slot);
  return postDrafts(name);
}
