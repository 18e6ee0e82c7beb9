import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { CurrentPost, NewPost } from '../../../../shared/posts.ts';
import { postDraftName } from '../../drafts/draftStorage.ts';
import { useVersionedForm, SAVE_TOAST } from '../../drafts/useVersionedForm.ts';
import type { Losses } from './LossNotice.tsx';
import { emptyFields, fieldNames, type Post, PostFields, toFields } from './postFields.ts';
import { localDateTime } from '../../../../shared/dates.ts';
import { useContent } from '../../../lib/content.ts';
import { trpc } from '../../../lib/api.tsx';
import { toast } from '../../../ui/toasts.ts';

/** Saves posts and refreshes the other views' cached queries. */
function useSavePost() {
  const { blog } = trpc.useUtils();
  const create = trpc.blog.create.useMutation();
  const update = trpc.blog.update.useMutation();
  const publish = (post: Post) => {
    blog.adminGet.setData({ id: post.id }, post);
    for (const stale of [blog.adminList, blog.revisions, blog.cards, blog.page, blog.preview])
      void stale.invalidate();
  };
  const savePost = async (id: string | undefined, fields: PostFields, version: number) => {
    const post = await (id
      ? update.mutateAsync({ ...fields, id, version })
      : create.mutateAsync(fields));
    toast({ title: 'Saved', description: describeState(post) }, SAVE_TOAST);
    return post;
  };
  return { savePost, publish };
}

function describeState({ published: state, publishAt }: Post) {
  if (state === 'draft') return 'The draft is visible only in the admin.';
  if (state === 'published') return 'The post is public.';
  return `Public from ${localDateTime(publishAt ?? 0)}.`;
}

/** Returns in a sentence why the pictures of an article keep it from being published. */
function pictureProblem(html: string) {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const images = [...body.querySelectorAll('img')];
  if (images.some((image) => !image.getAttribute('src')))
    return 'A picture is not uploaded yet. Wait for it, try again or remove it.';
  const undescribed = images.filter(({ alt }) => !alt.trim()).length;
  if (undescribed === 0) return undefined;
  const pictures = undescribed === 1 ? 'One picture needs' : `${undescribed} pictures need`;
  return `${pictures} an alternative text for readers who cannot see. Write it below the picture.`;
}

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
  const { founder } = useContent('site');
  const form = useForm<PostFields>({
    defaultValues: latest ? toFields(latest) : { ...emptyFields, author: founder.name },
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
