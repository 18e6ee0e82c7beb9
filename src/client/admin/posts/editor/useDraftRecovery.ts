import { useEffect, useState } from 'react';
import { z } from 'zod';
import { newId } from '../../../lib/newId.ts';
import { deleteDraft, postDraftName, readDrafts, saveDraft } from '../../drafts/draftStorage.ts';
import { Fields, isSame } from './fields.ts';

/** `version` is the version that was edited; 0 for a new post. */
const PostDraft = z.object({ version: z.int(), fields: Fields });
type PostDraft = z.output<typeof PostDraft>;
/** `editorId` identifies the editor that saved the draft. */
export type StoredDraft = PostDraft & { editorId: string; savedAt: string };

type Editor = { fields: Fields; version: number; isChanged: boolean };

/** Stores unsaved changes in this browser, and returns drafts of earlier editors that differ from the post. */
export function useDraftRecovery(id = 'new', { fields, version, isChanged }: Editor) {
  const name = postDraftName(id);
  const [editorId] = useState(newId);
  const [drafts, setDrafts] = useState(() => unsavedDrafts(name, fields));
  const hasOffers = drafts.length > 0;
  useEffect(() => {
    // The editor is inert while earlier drafts are offered.
    if (hasOffers) return;
    if (isChanged) saveDraft(name, editorId, { fields, version });
    else deleteDraft(name, editorId);
  }, [name, editorId, fields, version, isChanged, hasOffers]);
  return {
    drafts,
    hide: () => setDrafts([]),
    discard: (draft: StoredDraft) => {
      deleteDraft(name, draft.editorId);
      setDrafts((current) => current.filter((other) => other !== draft));
    },
    /** Moves the editor's changes to a draft of their own and offers it. */
    stash: (draft: PostDraft) => {
      const stashId = newId();
      deleteDraft(name, editorId);
      saveDraft(name, stashId, draft);
      setDrafts(postDrafts(name).filter((stored) => stored.editorId === stashId));
    },
    clear: () => deleteDraft(name, editorId),
  };
}

const postDrafts = (name: string): StoredDraft[] =>
  readDrafts(name).flatMap(({ editorId, savedAt, value }) => {
    const { data } = PostDraft.safeParse(value);
    return data ? [{ ...data, editorId, savedAt }] : [];
  });

/** Deletes drafts that equal the saved post, and returns the others. */
function unsavedDrafts(name: string, saved: Fields) {
  for (const { editorId, fields } of postDrafts(name))
    if (isSame(fields, saved)) deleteDraft(name, editorId);
  return postDrafts(name);
}
