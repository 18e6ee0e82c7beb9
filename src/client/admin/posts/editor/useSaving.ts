import { localDateTime } from '../../../../shared/dates.ts';
import { type Outputs, trpc } from '../../../lib/api.tsx';
import { toast } from '../../../ui/toasts.ts';
import type { Fields, Post } from './fields.ts';

/** Saves posts and updates the cache of the other views. */
export function useSaving(id: string | undefined) {
  const { blog } = trpc.useUtils();
  const create = trpc.blog.create.useMutation();
  const update = trpc.blog.update.useMutation();
  const note = (post: Post) => {
    blog.adminGet.setData({ id: post.id }, post);
    for (const stale of [blog.adminList, blog.revisions, blog.cards, blog.page, blog.preview])
      void stale.invalidate();
  };
  const send = async (fields: Fields, version: number) => {
    const sent = id ? update.mutateAsync({ ...fields, id, version }) : create.mutateAsync(fields);
    const post = await sent;
    note(post);
    toast(noticeOf(post));
    return post;
  };
  return { send, note };
}

function noticeOf({ foreignPictures = [], ...post }: Outputs['blog']['update']) {
  if (foreignPictures.length === 0) return { title: 'Saved', description: sayState(post) };
  return {
    title: 'Saved without external pictures',
    description: `Upload them here instead: ${foreignPictures.join(', ')}`,
  };
}

function sayState({ published, publishAt }: Post) {
  if (published === 'draft') return 'The draft is visible only in the admin.';
  if (published === 'published') return 'The post is public.';
  return `Public from ${localDateTime(publishAt ?? 0)}.`;
}
