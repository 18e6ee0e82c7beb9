import { useDebouncedCallback } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { z } from 'zod';
import { newId } from '../../lib/newId.ts';
import { deleteDraft, readDrafts, saveDraft } from './draftStorage.ts';

/** `version` is the version that was edited. */
type Draft<T> = { version: number; fields: T };
export type StoredDraft<T> = Draft<T> & { editorId: string; savedAt: string };

const StoredValue = z.object({ version: z.int(), fields: z.unknown() });

/** A draft may have 25 KB, so it is not written on every keystroke. */
const SAVE_DELAY_MS = 500;

type Options<T extends FieldValues> = {
  name: string;
  form: UseFormReturn<T>;
  /** Parses the fields of a stored draft. */
  fieldsSchema: z.ZodType<T>;
  version: number;
  isChanged: boolean;
  /** Whether the saved text has these fields. */
  isSaved: (fields: T) => boolean;
};

/** Stores unsaved changes in this browser, and returns drafts of earlier editing sessions. */
export function useVersionDrafts<T extends FieldValues>(options: Options<T>) {
  const { name, form, fieldsSchema, version, isChanged, isSaved } = options;
  const [editorId] = useState(newId);
  const read = () => storedDrafts(name, fieldsSchema);
  const [drafts, setDrafts] = useState(() => {
    for (const { editorId: other, fields } of read()) if (isSaved(fields)) deleteDraft(name, other);
    return read();
  });
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
    discardDraft: (draft: StoredDraft<T>) => {
      deleteDraft(name, draft.editorId);
      setDrafts((current) => current.filter((other) => other !== draft));
    },
    /** Keeps the changes of this editor as a draft of their own and offers it. */
    stashDraft: (draft: Draft<T>) => {
      const stashId = newId();
      saveDraft(name, stashId, draft);
      setDrafts(read().filter((stored) => stored.editorId === stashId));
    },
    deleteOwnDraft: () => {
      store.cancel();
      deleteDraft(name, editorId);
    },
  };
}

const storedDrafts = <T>(name: string, fieldsSchema: z.ZodType<T>): StoredDraft<T>[] =>
  readDrafts(name).flatMap(({ editorId, savedAt, value }) => {
    const draft = StoredValue.safeParse(value).data;
    const fields = fieldsSchema.safeParse(draft?.fields).data;
    return draft && fields ? [{ version: draft.version, fields, editorId, savedAt }] : [];
  });
