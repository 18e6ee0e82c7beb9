import { useDebouncedCallback } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { z } from 'zod';
import type { Guide } from '../../../../shared/quiz/guide.ts';
import { newId } from '../../../lib/newId.ts';
import { deleteDraft, readDrafts, saveDraft } from '../../drafts/draftStorage.ts';
import { guideDraftName } from '../../drafts/guideDrafts.ts';
import { GuideFields } from './guideForm.ts';
import { holdsGuide } from './guideLines.ts';

/** `version` is the version that was edited. */
const GuideDraft = z.object({ version: z.int(), fields: GuideFields });
type GuideDraft = z.output<typeof GuideDraft>;
export type StoredGuideDraft = GuideDraft & { editorId: string; savedAt: string };

/** A draft has about 25 KB, so it is not written at every key. */
const SAVE_DELAY_MS = 500;

type Options = {
  id: string;
  form: UseFormReturn<GuideFields>;
  version: number;
  saved: Guide;
  isChanged: boolean;
};

/** Stores unsaved changes in this browser, and returns drafts of earlier editing sessions. */
export function useGuideDrafts({ id, form, version, saved, isChanged }: Options) {
  const name = guideDraftName(id);
  const [editorId] = useState(newId);
  const [drafts, setDrafts] = useState(() => differingDrafts(name, saved));
  const store = useDebouncedCallback(
    () => saveDraft(name, editorId, { version, fields: form.getValues() }),
    { delay: SAVE_DELAY_MS, flushOnUnmount: true },
  );
  useEffect(() => {
    if (!isChanged) return deleteDraft(name, editorId);
    store();
    return form.subscribe({ formState: { values: true }, callback: store });
  }, [name, editorId, isChanged, form, store]);
  return {
    drafts,
    hideDrafts: () => setDrafts([]),
    discardDraft: (draft: StoredGuideDraft) => {
      deleteDraft(name, draft.editorId);
      setDrafts((current) => current.filter((other) => other !== draft));
    },
    /** Keeps the changes of this editor as a draft of their own and offers it. */
    stashDraft: (draft: GuideDraft) => {
      const stashId = newId();
      saveDraft(name, stashId, draft);
      setDrafts(readGuideDrafts(name).filter((stored) => stored.editorId === stashId));
    },
    deleteOwnDraft: () => {
      store.cancel();
      deleteDraft(name, editorId);
    },
  };
}

const readGuideDrafts = (name: string): StoredGuideDraft[] =>
  readDrafts(name).flatMap(({ editorId, savedAt, value }) => {
    const { data } = GuideDraft.safeParse(value);
    return data ? [{ ...data, editorId, savedAt }] : [];
  });

/** Deletes drafts that equal the saved guide, and returns the others. */
function differingDrafts(name: string, saved: Guide) {
  for (const { editorId, fields } of readGuideDrafts(name))
    if (holdsGuide(fields, saved)) deleteDraft(name, editorId);
  return readGuideDrafts(name);
}
