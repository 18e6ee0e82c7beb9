import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { CurrentPost, NewPost } from '../../../../shared/posts.ts';
import { isCallError, setServerErrors } from '../../../lib/callErrors.ts';
import { toast } from '../../../ui/toasts.ts';
import { errorSentence } from '../../ui/errorText.ts';
import {
  fieldLabels,
  PostFields,
  toFields,
  isFieldName,
  emptyFields,
  type Post,
} from './postFields.ts';
import { type StoredDraft, useDraftRecovery } from './useDraftRecovery.ts';
import { pictureProblem } from './pictureProblem.ts';
import { useSavePost } from './useSavePost.ts';

/** Validates with the server's schema and keeps the wire format. */
const ValidatedFields = PostFields.superRefine((fields, context) => {
  for (const { path, message } of NewPost.safeParse(fields).error?.issues ?? [])
    context.addIssue({ code: 'custom', path, message });
  const problem = fields.published !== 'draft' && pictureProblem(fields.content);
  if (problem) context.addIssue({ code: 'custom', path: ['content'], message: problem });
});

export type PostEditorState = ReturnType<typeof usePostEditor>;

/** The state of the post editor: form, saved post, conflicts and recoverable drafts. */
export function usePostEditor(initialPost: Post | undefined) {
  /** The last saved version; undefined for a new post. */
  const [post, setPost] = useState(initialPost);
  const form = useForm<PostFields>({
    defaultValues: initialPost ? toFields(initialPost) : emptyFields,
    resolver: zodResolver(ValidatedFields),
  });
  const { isDirty: isChanged, isSubmitting: isSaving } = form.formState;
  const fields = useWatch({
    control: form.control,
    compute: (typed: PostFields) => ({ ...typed }),
  });
  const [version, setVersion] = useState(initialPost?.version ?? 0);
  /** Counts replacements of the text, after which the article editor is mounted again. */
  const [editorKey, setEditorKey] = useState(0);
  const [conflict, setConflict] = useState<Post>();
  const recovery = useDraftRecovery(post?.id, {
    fields,
    version,
    isChanged,
  });
  const { savePost, updateCache } = useSavePost(post?.id);

  const setSavedPost = (saved: Post) => {
    setPost(saved);
    setVersion(saved.version);
    setConflict(undefined);
  };
  /** Replaces the editor's content with a saved post. */
  const loadPost = (current: Post) => {
    form.reset(toFields(current));
    setEditorKey((n) => n + 1);
    setSavedPost(current);
    updateCache(current);
  };
  /** Shows the saved state and keeps changes made during the request. */
  const finishSave = (saved: Post, sent: PostFields) => {
    const { id, published, publishAt } = saved;
    recovery.deleteOwnDraft();
    form.reset({ ...sent, published, publishAt }, { keepValues: true });
    form.setValue('published', published, { shouldDirty: true });
    form.setValue('publishAt', publishAt, { shouldDirty: true });
    setSavedPost(saved);
    // Bypasses the router, which would remount the editor during typing.
    if (location.pathname === '/admin/posts/new')
      window.history.replaceState(window.history.state, '', `/admin/posts/${id}`);
  };
  /** `baseVersion` is the version to replace; the server rejects any but the current one. */
  const save = (baseVersion = version) => {
    if (isSaving) return;
    void form.handleSubmit(async (sent) => {
      try {
        finishSave(await savePost(sent, baseVersion), sent);
      } catch (error) {
        showSaveError(error);
      }
    })();
  };
  const showSaveError = (error: unknown) => {
    const { code, detail } = (isCallError(error) && error.data) || {};
    const current = CurrentPost.safeParse(detail);
    if (code === 'CONFLICT' && current.success) return setConflict(current.data);
    const allFields = Object.keys(fieldLabels).filter(isFieldName);
    if (setServerErrors(form.setError, error, allFields)) return undefined;
    const description = `${errorSentence(error)} Your text is kept in this browser.`;
    return toast({ title: 'Not saved', description, variant: 'destructive' });
  };
  const acceptTheirs = (theirs: Post) => {
    const mine = form.getValues();
    loadPost(theirs);
    recovery.stashDraft({ fields: mine, version: theirs.version });
  };
  /** Other drafts are offered again when the post is opened next. */
  const restoreDraft = (draft: StoredDraft) => {
    form.reset(draft.fields, { keepDefaultValues: true });
    setEditorKey((n) => n + 1);
    setVersion(draft.version);
    recovery.discardDraft(draft);
    recovery.hideDrafts();
  };
  return {
    post,
    form,
    fields,
    version,
    editorKey,
    isChanged,
    isSaving,
    conflict,
    recovery,
    loadPost,
    save,
    acceptTheirs,
    restoreDraft,
    closeConflict: () => setConflict(undefined),
  };
}
