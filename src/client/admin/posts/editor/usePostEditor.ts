import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { CurrentPost, NewPost } from '../../../../shared/posts.ts';
import { isCallError, setServerErrors } from '../../../lib/callErrors.ts';
import { toast } from '../../../ui/toasts.ts';
import { errorSentence } from '../../ui/errorText.ts';
import { fieldNames, Fields, fieldsOf, isField, noFields, type Post } from './fields.ts';
import { type StoredDraft, useDraftRecovery } from './useDraftRecovery.ts';
import { useSaving } from './useSaving.ts';

/** Validates with the server's schema and keeps the wire format. */
const Validated = Fields.superRefine((fields, context) => {
  for (const { path, message } of NewPost.safeParse(fields).error?.issues ?? [])
    context.addIssue({ code: 'custom', path, message });
});

export type PostEditorState = ReturnType<typeof usePostEditor>;

/** The state of the post editor: form, saved post, conflicts and recoverable drafts. */
export function usePostEditor(first: Post | undefined) {
  /** The last saved version; undefined for a new post. */
  const [post, setPost] = useState(first);
  const form = useForm<Fields>({
    defaultValues: first ? fieldsOf(first) : noFields,
    resolver: zodResolver(Validated),
  });
  const { isDirty: isChanged, isSubmitting: isSaving } = form.formState;
  const fields = useWatch({ control: form.control, compute: (typed: Fields) => ({ ...typed }) });
  const [version, setVersion] = useState(first?.version ?? 0);
  /** Counts replacements of the text, after which the article editor is mounted again. */
  const [round, setRound] = useState(0);
  const [conflict, setConflict] = useState<Post>();
  const recovery = useDraftRecovery(post?.id, {
    fields,
    version,
    isChanged,
  });
  const { send, updateCache } = useSaving(post?.id);

  const accept = (saved: Post) => {
    setPost(saved);
    setVersion(saved.version);
    setConflict(undefined);
  };
  /** Replaces the editor's content with a saved post. */
  const open = (current: Post) => {
    form.reset(fieldsOf(current));
    setRound((n) => n + 1);
    accept(current);
    updateCache(current);
  };
  /** Accepts a saved post and keeps changes made during the request. */
  const settle = (saved: Post, sent: Fields) => {
    const { id, published, publishAt } = saved;
    recovery.clear();
    form.reset({ ...sent, published, publishAt }, { keepValues: true });
    form.setValue('published', published, { shouldDirty: true });
    form.setValue('publishAt', publishAt, { shouldDirty: true });
    accept(saved);
    // Bypasses the router, which would remount the editor during typing.
    if (location.pathname === '/admin/posts/new')
      window.history.replaceState(window.history.state, '', `/admin/posts/${id}`);
  };
  const save = (over = version) => {
    if (isSaving) return;
    void form.handleSubmit(async (sent) => {
      try {
        settle(await send(sent, over), sent);
      } catch (error) {
        explain(error);
      }
    })();
  };
  const explain = (error: unknown) => {
    const { code, detail } = (isCallError(error) && error.data) || {};
    const current = CurrentPost.safeParse(detail);
    if (code === 'CONFLICT' && current.success) return setConflict(current.data);
    const names = Object.keys(fieldNames).filter(isField);
    if (setServerErrors(form.setError, error, names)) return undefined;
    const description = `${errorSentence(error)} Your text is kept in this browser.`;
    return toast({ title: 'Not saved', description, variant: 'destructive' });
  };
  const acceptTheirs = (theirs: Post) => {
    const mine = form.getValues();
    open(theirs);
    recovery.stash({ fields: mine, version: theirs.version });
  };
  /** Other drafts are offered again when the post is opened next. */
  const restoreDraft = (draft: StoredDraft) => {
    form.reset(draft.fields, { keepDefaultValues: true });
    setRound((n) => n + 1);
    setVersion(draft.version);
    recovery.discard(draft);
    recovery.hide();
  };
  return {
    post,
    form,
    fields,
    version,
    round,
    isChanged,
    isSaving,
    conflict,
    recovery,
    open,
    save,
    acceptTheirs,
    restoreDraft,
    closeConflict: () => setConflict(undefined),
  };
}
