import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useEffectEvent, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Guide } from '../../../../shared/quiz/guide.ts';
import { CurrentGuide } from '../../../../shared/quiz/guideVersions.ts';
import { trpc } from '../../../lib/api.tsx';
import { isCallError } from '../../../lib/callErrors.ts';
import { toast } from '../../../ui/toasts.ts';
import { errorSentence } from '../../ui/errorText.ts';
import { type EditableGuide, isEditable, type OpenedGuide } from './editableGuide.ts';
import { fromFields, type GuideFields, toFields, ValidatedFields } from './guideForm.ts';
import { type StoredGuideDraft, useGuideDrafts } from './useGuideDrafts.ts';

export type GuideEditorState = ReturnType<typeof useGuideEditor>;

/** The state of the guide editor: form, saved guide, conflicts and recoverable drafts. */
export function useGuideEditor(latest: EditableGuide) {
  /** The saved guide that the form was filled with or saved as. */
  const [saved, setSaved] = useState(latest);
  /** The version that a save replaces; older than `saved` after restoring a draft. */
  const [version, setVersion] = useState(latest.version);
  const [conflict, setConflict] = useState<EditableGuide>();
  const form = useForm<GuideFields>({
    defaultValues: toFields(latest.guide),
    resolver: zodResolver(ValidatedFields),
    mode: 'onTouched',
    // The field may be in a closed section, which must be opened first.
    shouldFocusError: false,
  });
  const { isDirty: isChanged, isSubmitting: isSaving } = form.formState;
  const { id } = latest;
  const drafts = useGuideDrafts({ id, form, version, saved: saved.guide, isChanged });
  const { guideEditor } = trpc.useUtils().quiz;
  const update = trpc.quiz.guideEditor.save.useMutation();

  const setCurrent = (current: EditableGuide) => {
    setSaved(current);
    setVersion(current.version);
    setConflict(undefined);
  };
  /** Replaces the form's content with a saved guide. */
  const loadGuide = (current: EditableGuide) => {
    form.reset(toFields(current.guide));
    setCurrent(current);
  };
  const publishSaved = (current: OpenedGuide) => {
    guideEditor.open.setData({ id }, current);
    void guideEditor.versions.invalidate();
  };
  const onLatestChanged = useEffectEvent(() => {
    if (latest.version !== saved.version && !isChanged) loadGuide(latest);
  });
  // Another editor, or Gemini, has saved a version.
  useEffect(() => onLatestChanged(), [latest.version]);

  /** Shows the saved state and keeps changes made during the request. */
  const finishSave = (current: EditableGuide, sent: GuideFields) => {
    drafts.deleteOwnDraft();
    const isTyping = JSON.stringify(form.getValues()) !== JSON.stringify(sent);
    if (!isTyping) return loadGuide(current);
    form.reset(sent, { keepValues: true });
    const { summary } = form.getValues();
    form.setValue('summary', summary, { shouldDirty: true });
    return setCurrent(current);
  };
  /** `baseVersion` is the version to replace; the server rejects any but the current one. */
  const save = (baseVersion = version) => {
    if (isSaving) return;
    void form.handleSubmit(async () => {
      const sent = structuredClone(form.getValues());
      try {
        const guide = Guide.parse(fromFields(sent));
        const current = await update.mutateAsync({ id, version: baseVersion, guide });
        finishSave({ ...current, guide }, sent);
        publishSaved(current);
        toast(savedToast(current));
      } catch (error) {
        showSaveError(error);
      }
    })();
  };
  const showSaveError = (error: unknown) => {
    const { code, detail } = (isCallError(error) && error.data) || {};
    const current = CurrentGuide.safeParse(detail).data;
    if (code === 'CONFLICT' && current && isEditable(current)) return setConflict(current);
    const description = `${errorSentence(error)} Your text is kept in this browser.`;
    return toast({ title: 'Not saved', description, variant: 'destructive' });
  };
  const acceptTheirs = (theirs: EditableGuide) => {
    const mine = structuredClone(form.getValues());
    loadGuide(theirs);
    publishSaved(theirs);
    drafts.stashDraft({ fields: mine, version: theirs.version });
  };
  /** Other drafts are offered again when the guide is opened next. */
  const restoreDraft = (draft: StoredGuideDraft) => {
    form.reset(draft.fields, { keepDefaultValues: true });
    setVersion(draft.version);
    drafts.discardDraft(draft);
    drafts.hideDrafts();
  };
  return {
    id,
    form,
    saved,
    version,
    isChanged,
    isSaving,
    conflict,
    drafts,
    /** A version saved elsewhere while there are unsaved changes here. */
    newer: isChanged && latest.version > version ? latest : undefined,
    loadGuide,
    publishSaved,
    save,
    acceptTheirs,
    restoreDraft,
    showConflict: setConflict,
  };
}

function savedToast({ version, warnings: { length } }: OpenedGuide) {
  const description = 'The private page shows it.';
  if (length === 0) return { title: `Saved as version ${version}`, description };
  const warnings = length === 1 ? '1 warning' : `${length} warnings`;
  return { title: `Saved as version ${version}, with ${warnings}`, description };
}
