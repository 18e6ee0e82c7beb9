import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { NewPost } from '../../../../shared/posts.ts';
import { Fields, fieldsOf, isField, isSame, noFields, type Post } from './fields.ts';
import { type Kept, useOffer } from './useOffer.ts';
import { useSaving } from './useSaving.ts';

/** By the rules of the server, and still as it travels. */
const Judged = Fields.superRefine((fields, context) => {
  for (const { path, message } of NewPost.safeParse(fields).error?.issues ?? [])
    context.addIssue({ code: 'custom', path, message });
});

type Options = { post: Post | undefined; onCreated: (post: Post) => void };
export type PostEditorState = ReturnType<typeof usePostEditor>;

/** One post being written: what is typed, what is saved, and what stands between the two. */
export function usePostEditor({ post, onCreated }: Options) {
  const id = post?.id ?? 'new';
  const form = useForm<Fields>({
    defaultValues: post ? fieldsOf(post) : noFields,
    resolver: zodResolver(Judged),
  });
  const { isDirty: isChanged, isSubmitting: isSaving } = form.formState;
  const fields = useWatch({ control: form.control, compute: (typed: Fields) => ({ ...typed }) });
  const [version, setVersion] = useState(post?.version ?? 0);
  /** Counts what came from elsewhere than the keyboard, which the article must be told of. */
  const [round, setRound] = useState(0);
  const [conflict, setConflict] = useState<Post>();
  const { offers, drop, putAside, hide, leaveFor } = useOffer(id, { fields, version, isChanged });
  const { send, note } = useSaving(post?.id);

  /** Takes a state of the post as the saved one. */
  const open = (current: Post) => {
    form.reset(fieldsOf(current));
    setRound((n) => n + 1);
    setVersion(current.version);
    setConflict(undefined);
    note(current);
  };
  /** What was sent is saved; what was typed meanwhile is not. */
  const settle = ({ published, publishAt, version: saved }: Post, sent: Fields) => {
    form.reset({ ...sent, published, publishAt }, { keepValues: true });
    form.setValue('published', published, { shouldDirty: true });
    form.setValue('publishAt', publishAt, { shouldDirty: true });
    setVersion(saved);
    setConflict(undefined);
  };
  const save = (over = version) => {
    if (isSaving) return;
    void form.handleSubmit(async (sent) => {
      const outcome = await send(sent, over);
      if (outcome.kind === 'conflict') setConflict(outcome.current);
      if (outcome.kind === 'wrong')
        for (const [name, message] of Object.entries(outcome.errors))
          if (isField(name)) form.setError(name, { message }, { shouldFocus: true });
      if (outcome.kind !== 'saved') return;
      if (post) return settle(outcome.post, sent);
      const typed = form.getValues();
      leaveFor(outcome.post, isSame(typed, sent) ? undefined : typed);
      onCreated(outcome.post);
    })();
  };
  const takeTheirs = (theirs: Post) => {
    const mine = form.getValues();
    open(theirs);
    // Put aside, not thrown away.
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
