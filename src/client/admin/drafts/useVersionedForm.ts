import { useEffect, useEffectEvent, useState } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import type { z } from 'zod';
import { isCallError, setServerErrors } from '../../lib/callErrors.ts';
import { toast } from '../../ui/toasts.ts';
import { errorSentence } from '../ui/errorText.ts';
import { type StoredDraft, useVersionDrafts } from './useVersionDrafts.ts';

/** The id of the notices about a save, each of which replaces the one before. */
export const SAVE_TOAST = 'save';

type Options<Saved, Fields extends FieldValues> = {
  form: UseFormReturn<Fields>;
  /** The newest version that this page knows; undefined before the first save. */
  latest: Saved | undefined;
  draftName: (saved: Saved | undefined) => string;
  /** Parses the fields of a stored draft. */
  fieldsSchema: z.ZodType<Fields>;
  toFields: (saved: Saved) => Fields;
  /** The fields at which the server's errors are shown. */
  fieldNames?: readonly Path<Fields>[];
  /** Returns the errors to show at fields, where these have other names than those of the server. */
  errorsOf?: (error: unknown) => readonly { name: Path<Fields>; message: string }[];
  /** Saves the form; the server rejects any `baseVersion` but the current one. */
  send: (baseVersion: number) => Promise<Saved>;
  /** Returns the form's content as it was saved: `sent`, unless the server changed it. */
  savedFields?: (saved: Saved, sent: Fields) => Fields;
  /** Reads the current version from the details of a conflict. */
  parseCurrent: (detail: unknown) => Saved | undefined;
  /** Puts a version that was saved or chosen here into the query cache. */
  publish: (saved: Saved) => void;
};

/** The state of a form whose saves are versions: what is saved, conflicts and recoverable drafts. */
export function useVersionedForm<Saved extends { version: number }, Fields extends FieldValues>({
  form,
  latest,
  send,
  publish,
  ...options
}: Options<Saved, Fields>) {
  const shown = useShownVersion(form, latest, options.toFields);
  const { saved, version, fill, show, setCurrent, setConflict } = shown;
  const { isDirty: isChanged, isSubmitting: isSaving } = form.formState;
  const drafts = useVersionDrafts({
    name: options.draftName(saved),
    form,
    fieldsSchema: options.fieldsSchema,
    version,
    isChanged,
  });
  /** `baseVersion` is the version to replace. */
  const save = (baseVersion = version) => {
    if (isSaving) return;
    void form.handleSubmit(async () => {
      const sent = structuredClone(form.getValues());
      try {
        finishSave(await send(baseVersion), sent);
      } catch (error) {
        const current = currentOf(error, options.parseCurrent);
        if (current) setConflict(current);
        else showSaveError(form, error, options);
      }
    })();
  };
  /** Keeps changes made during the request. */
  const finishSave = (current: Saved, sent: Fields) => {
    drafts.deleteOwnDraft();
    form.reset(options.savedFields?.(current, sent) ?? sent, { keepValues: true });
    setCurrent(current);
    publish(current);
  };
  /** Replaces the form's content with a saved version. */
  const load = (current: Saved) => {
    show(current);
    publish(current);
  };
  return {
    saved,
    version,
    isChanged,
    isSaving,
    /** Changes whenever the form's content was replaced. */
    contentKey: shown.contentKey,
    conflict: shown.conflict,
    closeConflict: () => setConflict(undefined),
    drafts,
    /** A version saved elsewhere while there are unsaved changes here. */
    newer: latest && isChanged && latest.version > version ? latest : undefined,
    save,
    load,
    /** Loads another version; unsaved changes become a draft. */
    accept: (theirs: Saved) => {
      const mine = structuredClone(form.getValues());
      load(theirs);
      // Its version is the one that was edited: saving the draft later shows both texts again.
      if (isChanged) drafts.stashDraft({ fields: mine, version });
    },
    /** Fills the form with another text, as an unsaved change. */
    edit: (fields: Fields) => fill(fields, true),
    /** Other drafts are offered again when the text is opened next. */
    restoreDraft: (draft: StoredDraft<Fields>) => {
      fill(draft.fields, true);
      shown.setVersion(draft.version);
      drafts.discardDraft(draft);
      drafts.hideDrafts();
    },
  };
}

/** The version that the form shows, and the one that its next save replaces. */
function useShownVersion<Saved extends { version: number }, Fields extends FieldValues>(
  form: UseFormReturn<Fields>,
  latest: Saved | undefined,
  toFields: (saved: Saved) => Fields,
) {
  /** The version that the form was filled with or saved as. */
  const [saved, setSaved] = useState(latest);
  /** The version that a save replaces; older than `saved` after restoring a draft. */
  const [version, setVersion] = useState(latest?.version ?? 0);
  const [conflict, setConflict] = useState<Saved>();
  const [contentKey, setContentKey] = useState(0);
  const setCurrent = (current: Saved) => {
    setSaved(current);
    setVersion(current.version);
    setConflict(undefined);
  };
  const fill = (fields: Fields, isUnsaved: boolean) => {
    form.reset(fields, { keepDefaultValues: isUnsaved });
    setContentKey((key) => key + 1);
  };
  const show = (current: Saved) => {
    fill(toFields(current), false);
    setCurrent(current);
  };
  const onLatestChanged = useEffectEvent(() => {
    if (latest && latest.version !== saved?.version && !form.formState.isDirty) show(latest);
  });
  // A version was saved elsewhere.
  useEffect(() => onLatestChanged(), [latest?.version]);
  return { saved, version, conflict, contentKey, setVersion, setConflict, setCurrent, fill, show };
}

/** Returns the current version, which a conflict reports. */
function currentOf<Saved>(error: unknown, parse: (detail: unknown) => Saved | undefined) {
  const { code, detail } = (isCallError(error) && error.data) || {};
  return code === 'CONFLICT' ? parse(detail) : undefined;
}

function showSaveError<Fields extends FieldValues>(
  form: UseFormReturn<Fields>,
  error: unknown,
  { fieldNames = [], errorsOf }: Pick<Options<unknown, Fields>, 'fieldNames' | 'errorsOf'>,
) {
  if (setServerErrors(form.setError, error, fieldNames)) return;
  const errors = errorsOf?.(error) ?? [];
  for (const { name, message } of errors) form.setError(name, { message });
  if (errors.length > 0) return;
  const description = `${errorSentence(error)} Your text is kept in this browser.`;
  toast({ title: 'Not saved', description, variant: 'destructive' }, SAVE_TOAST);
}

export type VersionedForm<
  Saved extends { version: number },
  Fields extends FieldValues,
> = ReturnType<typeof useVersionedForm<Saved, Fields>>;
