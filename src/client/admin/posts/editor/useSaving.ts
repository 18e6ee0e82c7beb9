import { localDateTime } from '../../../../shared/dates.ts';
import { CurrentPost } from '../../../../shared/posts.ts';
import { type Outputs, trpc } from '../../../api.tsx';
import { isCallError } from '../../../callErrors.ts';
import { toast } from '../../../ui/toasts.ts';
import { reason } from '../../failureText.ts';
import { type Fields, isField, type Post } from './fields.ts';

/** How a save ended; what failed otherwise was said in a notice. */
type Outcome =
  | { kind: 'saved'; post: Post }
  | { kind: 'wrong'; errors: Record<string, string> }
  | { kind: 'conflict'; current: Post }
  | { kind: 'failed' };

export function useSaving(id: string | undefined) {
  const { blog } = trpc.useUtils();
  const create = trpc.blog.create.useMutation();
  const update = trpc.blog.update.useMutation();

  const note = (post: Post) => {
    blog.adminGet.setData({ id: post.id }, post);
    for (const stale of [blog.adminList, blog.revisions, blog.cards, blog.page, blog.preview])
      void stale.invalidate();
  };
  const send = async (fields: Fields, version: number): Promise<Outcome> => {
    try {
      const sent = id ? update.mutateAsync({ ...fields, id, version }) : create.mutateAsync(fields);
      const post = await sent;
      note(post);
      toast(noticeOf(post));
      return { kind: 'saved', post };
    } catch (error) {
      return outcomeOf(error);
    }
  };
  return { send, note };
}

function outcomeOf(error: unknown): Outcome {
  const data = isCallError(error) ? error.data : undefined;
  const current = CurrentPost.safeParse(data?.detail);
  if (data?.code === 'CONFLICT' && current.success)
    return { kind: 'conflict', current: current.data };
  if (data?.fields && Object.keys(data.fields).some(isField))
    return { kind: 'wrong', errors: data.fields };
  toast({
    title: 'Not saved',
    description: `${reason(error)} Your text is kept in this browser.`,
    variant: 'destructive',
  });
  return { kind: 'failed' };
}

function noticeOf({ foreignPictures = [], ...post }: Outputs['blog']['update']) {
  if (foreignPictures.length === 0) return { title: 'Saved', description: sayState(post) };
  return {
    title: 'Saved without pictures of other sites',
    description: `Upload them here instead: ${foreignPictures.join(', ')}`,
  };
}

function sayState({ published, publishAt }: Post) {
  if (published === 'draft') return 'A draft: only people in the admin see it.';
  if (published === 'published') return 'The post is public.';
  return `Public from ${localDateTime(publishAt ?? 0)}.`;
}
