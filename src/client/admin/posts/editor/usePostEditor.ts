import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { CurrentPost, NewPost } from '../../../../shared/posts.ts';
import { isCallError } from '../../../lib/callErrors.ts';
import { toast } from '../../../ui/toasts.ts';
import { errorSentence } from '../../ui/errorText.ts';
import { fieldNames, Fields, fieldsOf, isField, noFields, type Post } from './fields.ts';
import { type Kept, useDraftRecovery } from './useDraftRecovery.ts';
import { useSaving } from './useSaving.ts';

/** By the rules of the server, and still as it travels. */
const Judged = Fields.superRefine((fields, context) => {
  for (const { path, message } of NewPost.safeParse(fields).error?.issues ?? [])
    context.addIssue({ code: 'custom', path, message });
});

export type PostEditorState = ReturnType<typeof usePostEditor>;

/** One post being written: what is typed, what is saved, and what stands between the two. */
export function usePostEditor(first: Post | undefined) {
  /** As it was saved last; nothing until a new post is. */
  const [post, setPost] = useState(first);
  const form = useForm<Fields>({
    defaultValues: first ? fieldsOf(first) : noFields,
    resolver: zodResolver(Judged),
  });
  const { isDirty: isChanged, isSubmitting: isSaving } = form.formState;
  const fields = useWatch({ control: form.control, compute: (typed: Fields) => ({ ...typed }) });
  const [version, setVersion] = useState(first?.version ?? 0);
  /** Counts what came from elsewhere than the keyboard, which the article must be told of. */
  const [round, setRound] = useState(0);
  const [conflict, setConflict] = useState<Post>();
  const { offers, clear, drop, putAside, hide } = useDraftRecovery(post?.id, {
    fields,
    version,
    isChanged,
  });
  const { send, note } = useSaving(post?.id);

  const become = (saved: Post) => {
    setPost(saved);
    setVersion(saved.version);
    setConflict(undefined);
  };
  /** Takes a state of the post as the saved one. */
  const open = (current: Post) => {
    form.reset(fieldsOf(current));
    setRound((n) => n + 1);
    become(current);
    note(current);
  };
  /** What was sent is saved; what was typed meanwhile is not. */
  const settle = (saved: Post, sent: Fields) => {
    const { id, published, publishAt } = saved;
    clear();
    form.reset({ ...sent, published, publishAt }, { keepValues: true });
    form.setValue('published', published, { shouldDirty: true });
    form.setValue('publishAt', publishAt, { shouldDirty: true });
    become(saved);
    // Past the router, which would build the page anew under whoever types on.
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
    const { code, detail, fields } = (isCallError(error) && error.data) || {};
    const current = CurrentPost.safeParse(detail);
    if (code === 'CONFLICT' && current.success) return setConflict(current.data);
    const wrong = Object.keys(fieldNames)
      .filter(isField)
      .filter((name) => fields?.[name]);
    for (const name of wrong)
      form.setError(name, { message: fields?.[name] }, { shouldFocus: name === wrong[0] });
    if (wrong.length > 0) return undefined;
    const description = `${errorSentence(error)} Your text is kept in this browser.`;
    return toast({ title: 'Not saved', description, variant: 'destructive' });
  };
  const takeTheirs = (theirs: Post) => {
    const mine = form.getValues();
    open(theirs);
    // Not thrown away.
    putAside({ fields: mine, version: theirs.version });
  };
  /** The text is this editor's from now on; others that are kept wait for the next time. */
  const takeOffer = (kept: Kept) => {
    form.reset(kept.fields, { keepDefaultValues: true });
    setRound((n) => n + 1);
    setVersion(kept.version);
    drop(kept);
    hide();
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
    offers,
    open,
    save,
    takeTheirs,
    takeOffer,
    dropOffer: drop,
    hideOffers: hide,
    closeConflict: () => setConflict(undefined),
  };
}
