import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { CurrentPost, NewPost } from '../../../../shared/posts.ts';
import { postDraftName } from '../../drafts/draftStorage.ts';
import { useVersionedForm } from '../../drafts/useVersionedForm.ts';
import type { Losses } from './LossNotice.tsx';
import { emptyFields, fieldNames, type Post, PostFields, toFields } from './postFields.ts';
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

/** The state of the post editor; `latest` is undefined for a new post. */
export function usePostEditor(latest: Post | undefined) {
  const form = useForm<PostFields>({
    defaultValues: latest ? toFields(latest) : emptyFields,
    resolver: zodResolver(ValidatedFields),
  });
  const fields = useWatch({
    control: form.control,
    compute: (typed: PostFields) => ({ ...typed }),
  });
  const { savePost, publish } = useSavePost();
  const [losses, setLosses] = useState<Losses>({});
  const { saved: post, ...editor } = useVersionedForm({
    form,
    latest,
    draftName: (saved) => postDraftName(saved?.id ?? 'new'),
    fieldsSchema: PostFields,
    toFields,
    fieldNames,
    send: async (version) => {
      const saved = await savePost(post?.id, form.getValues(), version);
      setLosses(saved);
      form.setValue('published', saved.published);
      form.setValue('publishAt', saved.publishAt);
      // Bypasses the router, which would remount the editor during typing.
      if (location.pathname === '/admin/posts/new')
        window.history.replaceState(window.history.state, '', `/admin/posts/${saved.id}`);
      return saved;
    },
    savedFields: ({ published, publishAt }, sent) => ({ ...sent, published, publishAt }),
    parseCurrent: (detail) => CurrentPost.safeParse(detail).data,
    publish,
  });
  return { ...editor, post, form, fields, losses, closeLosses: () => setLosses({}) };
}
