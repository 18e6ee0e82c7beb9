import { useEffect, useState } from 'react';
import { z } from 'zod';
import { newId } from '../../../lib/newId.ts';
import { deleteDraft, postDraftName, readDrafts, saveDraft } from '../../drafts/draftStorage.ts';
import { PostFields, areFieldsEqual } from './postFields.ts';

/** `version` is the saved version that was edited; 0 for a new post. */
const PostDraft = z.object({ version: z.int(), fields: PostFields });
type PostDraft = z.output<typeof PostDraft>;
/** `editorId` identifies the editing session that saved the draft. */
export type StoredDraft = PostDraft & { editorId: string; savedAt: string };

type CurrentEdits = { fields: PostFields; version: number; isChanged: boolean };

/** Stores unsaved changes in this browser, and returns drafts of earlier editing sessions that differ from the post. */
export function useDraftRecovery(id = 'new', { fields, version, isChanged }: CurrentEdits) {
  const name = postDraftName(id);
  const [editorId] = useState(newId);
  const [drafts, setDrafts] = useState(() => pruneDrafts(name, fields));
  const hasDrafts = drafts.length > 0;
  useEffect(() => {
    // The editor is inert while earlier drafts are offered.
    if (hasDrafts) return;
    if (isChanged) saveDraft(name, editorId, { fields, version });
    else deleteDraft(name, editorId);
  }, [name, editorId, fields, version, isChanged, hasDrafts]);
  return {
    drafts,
    hideDrafts: () => setDrafts([]),
    discardDraft: (draft: StoredDraft) => {
      deleteDraft(name, draft.editorId);
      setDrafts((current) => current.filter((other) => other !== draft));
    },
    /** Moves the editor's changes to a draft of their own and offers it. */
    stashDraft: (draft: PostDraft) => {
      const stashId = newId();
      deleteDraft(name, editorId);
      saveDraft(name, stashId, draft);
      setDrafts(readPostDrafts(name).filter((stored) => stored.editorId === stashId));
    },
    deleteOwnDraft: () => deleteDraft(name, editorId),
  };
}

const readPostDrafts = (name: string): StoredDraft[] =>
  readDrafts(name).flatMap(({ editorId, savedAt, value }) => {
    const { data } = PostDraft.safeParse(value);
    return data ? [{ ...data, editorId, savedAt }] : [];
  });

/** Deletes drafts that equal the saved post, and returns the others. */
function pruneDrafts(name: string, saved: PostFields) {
  for (const { editorId, fields } of readPostDrafts(name))
    if (areFieldsEqual(fields, saved)) deleteDraft(name, editorId);
  return readPostDrafts(name);
}
