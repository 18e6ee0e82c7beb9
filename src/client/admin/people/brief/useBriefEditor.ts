import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useEffectEvent, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Brief, CurrentBrief } from '../../../../shared/brief.ts';
import { type Outputs, trpc } from '../../../lib/api.tsx';
import { isCallError } from '../../../lib/callErrors.ts';
import { toast } from '../../../ui/toasts.ts';
import { briefDraftName } from '../../drafts/briefDrafts.ts';
import { type StoredDraft, useVersionDrafts } from '../../drafts/useVersionDrafts.ts';
import { errorSentence } from '../../ui/errorText.ts';
import { BriefFields, fromFields, holdsBrief, toFields, ValidatedFields } from './briefForm.ts';

export type OpenedBrief = Outputs['admin']['person']['brief']['get'];
export type SavedBrief = NonNullable<OpenedBrief['brief']>;
export type BriefEditorState = ReturnType<typeof useBriefEditor>;

type Options = {
  /** The id in the address, which may be that of a record of the person. */
  id: string;
  personId: string;
  latest: SavedBrief;
};

/** The state of the brief's form: saved brief, conflicts and recoverable drafts. */
export function useBriefEditor({ id, personId, latest }: Options) {
  /** The saved brief that the form was filled with or saved as. */
  const [saved, setSaved] = useState(latest);
  /** The version that a save replaces; older than `saved` after restoring a draft. */
  const [version, setVersion] = useState(latest.version);
  const [isEditing, setEditing] = useState(false);
  const [conflict, setConflict] = useState<SavedBrief>();
  const form = useForm<BriefFields>({
    defaultValues: toFields(latest.content),
    resolver: zodResolver(ValidatedFields),
    mode: 'onTouched',
  });
  const { isDirty: isChanged, isSubmitting: isSaving } = form.formState;
  const drafts = useVersionDrafts({
    name: briefDraftName(personId),
    form,
    fieldsSchema: BriefFields,
    version,
    isChanged,
    isSaved: (fields) => holdsBrief(fields, saved.content),
  });
  const { get } = trpc.useUtils().admin.person.brief;
  const update = trpc.admin.person.brief.save.useMutation();

  /** Replaces the form's content with a saved brief. */
  const load = (current: SavedBrief) => {
    form.reset(toFields(current.content));
    setSaved(current);
    setVersion(current.version);
    setConflict(undefined);
  };
  const publish = (brief: SavedBrief) =>
    get.setData({ id }, (opened) => opened && { ...opened, brief });
  const onLatestChanged = useEffectEvent(() => {
    if (latest.version !== saved.version && !isChanged) load(latest);
  });
  // Somebody else has saved a version.
  useEffect(() => onLatestChanged(), [latest.version]);

  /** `baseVersion` is the version to replace; the server rejects any but the current one. */
  const save = (baseVersion = version) => {
    if (isSaving) return;
    void form.handleSubmit(async () => {
      const sent = structuredClone(form.getValues());
      try {
        const content = Brief.parse(fromFields(sent));
        const current = await update.mutateAsync({ id, version: baseVersion, content });
        finishSave(current, sent);
        publish(current);
        toast({ title: `Saved as version ${current.version}` });
      } catch (error) {
        showSaveError(error);
      }
    })();
  };
  /** Keeps changes made during the request. */
  const finishSave = (current: SavedBrief, sent: BriefFields) => {
    const typed = form.getValues();
    const isTyping = JSON.stringify(typed) !== JSON.stringify(sent);
    drafts.deleteOwnDraft();
    load(current);
    if (isTyping) form.reset(typed, { keepDefaultValues: true });
    else setEditing(false);
  };
  const showSaveError = (error: unknown) => {
    const { code, detail } = (isCallError(error) && error.data) || {};
    const current = CurrentBrief.safeParse(detail).data;
    if (code === 'CONFLICT' && current) return setConflict(current);
    const description = `${errorSentence(error)} Your text is kept in this browser.`;
    return toast({ title: 'Not saved', description, variant: 'destructive' });
  };
  /** Shows another saved text; unsaved changes become a draft. */
  const accept = (theirs: SavedBrief) => {
    const mine = structuredClone(form.getValues());
    load(theirs);
    publish(theirs);
    if (isChanged) drafts.stashDraft({ fields: mine, version: theirs.version });
  };
  /** Fills the form with another text, as an unsaved change. */
  const edit = (fields: BriefFields) => {
    form.reset(fields, { keepDefaultValues: true });
    setEditing(true);
  };
  /** Other drafts are offered again when the brief is opened next. */
  const restoreDraft = (draft: StoredDraft<BriefFields>) => {
    edit(draft.fields);
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
    isEditing,
    setEditing,
    conflict,
    closeConflict: () => setConflict(undefined),
    drafts,
    /** A version saved elsewhere while there are unsaved changes here. */
    newer: isChanged && latest.version > version ? latest : undefined,
    save,
    accept,
    edit,
    restoreDraft,
  };
}
