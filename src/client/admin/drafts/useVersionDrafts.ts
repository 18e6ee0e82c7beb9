import { useDebouncedCallback, useWindowEvent } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { z } from 'zod';
import { newId } from '../../lib/newId.ts';
import { deleteDraft, readDrafts, saveDraft } from './draftStorage.ts';

/** `version` is the version that was edited, 0 before the first save. */
type Draft<T> = { version: number; fields: T };
/** `editorId` identifies the editing session that stored the draft. */
export type StoredDraft<T> = Draft<T> & { editorId: string; savedAt: string };

const StoredValue = z.object({ version: z.int(), fields: z.unknown() });

/** A draft may have 500 KB, so it is not written on every keystroke. */
const SAVE_DELAY_MS = 500;

type Options<T extends FieldValues> = {
  name: string;
  form: UseFormReturn<T>;
  /** Parses the fields of a stored draft. */
  fieldsSchema: z.ZodType<T>;
  version: number;
  isChanged: boolean;
};

/** Stores unsaved changes in this browser, and returns drafts of earlier editing sessions. */
export function useVersionDrafts<T extends FieldValues>(options: Options<T>) {
  const { name, form, fieldsSchema, version, isChanged } = options;
  const [editorId] = useState(newId);
  const read = () => storedDrafts(name, fieldsSchema);
  const [drafts, setDrafts] = useState(() => {
    const saved = JSON.stringify(fieldsSchema.parse(form.getValues()));
    for (const draft of read())
      if (JSON.stringify(draft.fields) === saved) deleteDraft(name, draft.editorId);
    return read();
  });
  const store = useDebouncedCallback(
    () => saveDraft(name, editorId, { version, fields: form.getValues() }),
    { delay: SAVE_DELAY_MS, maxWait: SAVE_DELAY_MS, flushOnUnmount: true },
  );
  useWindowEvent('pagehide', () => store.flush());
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
    /** Keeps the changes of this editor as a separate draft and offers it. */
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
