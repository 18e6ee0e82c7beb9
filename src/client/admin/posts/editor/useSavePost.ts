import { localDateTime } from '../../../../shared/dates.ts';
import { trpc } from '../../../lib/api.tsx';
import { toast } from '../../../ui/toasts.ts';
import { SAVE_TOAST } from '../../drafts/useVersionedForm.ts';
import type { PostFields, Post } from './postFields.ts';

/** Saves posts and refreshes the other views' cached queries. */
export function useSavePost() {
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
