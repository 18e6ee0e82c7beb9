import { useEffect, useState } from 'react';
import { CurrentPost, NewPost } from '../../../../shared/posts.ts';
import { trpc } from '../../../api.tsx';
import { toast } from '../../../ui/toasts.ts';
import { type Errors, type Fields, fieldsOf, isSame, noFields, type Post } from './fields.ts';
import { forget, keep, type Kept, readKept } from './kept.ts';

type Options = { post: Post | undefined; onCreated: (post: Post) => void };
export type PostEditorState = ReturnType<typeof usePostEditor>;

/** One post being written: what is typed, what is saved, and what stands between the two. */
export function usePostEditor({ post, onCreated }: Options) {
  const id = post?.id ?? 'new';
  const [fields, setFields] = useState(() => (post ? fieldsOf(post) : noFields));
  const [base, setBase] = useState(fields);
  const [version, setVersion] = useState(post?.version ?? 0);
  const [errors, setErrors] = useState<Errors>({});
  const [conflict, setConflict] = useState<Post>();
  const [offer, setOffer] = useState(() => offered(id, base));
  /** Counts what came from elsewhere than the keyboard, which the article must be told of. */
  const [round, setRound] = useState(0);
  const { blog } = trpc.useUtils();
  const create = trpc.blog.create.useMutation();
  const update = trpc.blog.update.useMutation();
  const isChanged = !isSame(fields, base);

  useEffect(() => {
    // While an older text is offered, it is the one that must not be lost.
    if (offer) return;
    if (isChanged) keep(id, { fields, version });
    else forget(id);
  }, [id, fields, version, isChanged, offer]);

  const set = (changes: Partial<Fields>) => {
    setFields((known) => ({ ...known, ...changes }));
    setErrors((known) =>
      Object.fromEntries(Object.entries(known).filter(([name]) => !Object.hasOwn(changes, name))),
    );
  };
  /** Takes a state of the post as the saved one. */
  const open = (current: Post) => {
    setFields(fieldsOf(current));
    setBase(fieldsOf(current));
    setVersion(current.version);
    setErrors({});
    setConflict(undefined);
    setRound((n) => n + 1);
    blog.adminGet.setData({ id: current.id }, current);
    void blog.adminList.invalidate();
    void blog.revisions.invalidate();
  };
  const fail = (found: Errors) => {
    setErrors(found);
    // The fields at fault are marked after this frame.
    requestAnimationFrame(() =>
      document.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(),
    );
    return false;
  };

  const save = async (overVersion = version) => {
    if (create.isPending || update.isPending) return false;
    const checked = NewPost.safeParse(fields);
    if (!checked.success)
      return fail(
        Object.fromEntries(checked.error.issues.map((one) => [one.path.join('.'), one.message])),
      );
    try {
      const saved = post
        ? await update.mutateAsync({ ...fields, id: post.id, version: overVersion })
        : await create.mutateAsync(fields);
      const { published, publishAt } = saved;
      setFields((typed) => ({ ...typed, published, publishAt }));
      setBase({ ...fields, published, publishAt });
      setVersion(saved.version);
      setConflict(undefined);
      setErrors({});
      blog.adminGet.setData({ id: saved.id }, saved);
      await Promise.all([
        blog.adminList.invalidate(),
        blog.revisions.invalidate(),
        blog.cards.invalidate(),
      ]);
      toast({ title: 'Saved', description: sayState(saved) });
      if (!post) {
        forget('new');
        onCreated(saved);
      }
      return true;
    } catch (error) {
      const { data, message } = failureOf(error);
      const current = CurrentPost.safeParse(data?.detail);
      if (data?.httpStatus === 409 && current.success) setConflict(current.data);
      else if (data?.fields) fail(data.fields);
      else
        toast({
          title: 'Not saved',
          description: `${message}. Your text is kept in this browser.`,
          variant: 'destructive',
        });
      return false;
    }
  };

  const takeTheirs = () => {
    if (!conflict) return;
    const mine = { keptAt: new Date().toISOString(), version: conflict.version, fields };
    open(conflict);
    // Put aside, not thrown away.
    setOffer(mine);
  };
  const acceptOffer = () => {
    if (!offer) return;
    setFields(offer.fields);
    setVersion(offer.version);
    setRound((n) => n + 1);
    setOffer(undefined);
  };
  const refuseOffer = () => {
    forget(id);
    setOffer(undefined);
  };

  return {
    id,
    fields,
    version,
    errors,
    conflict,
    offer,
    round,
    isChanged,
    isSaving: create.isPending || update.isPending,
    set,
    open,
    save,
    takeTheirs,
    acceptOffer,
    refuseOffer,
    closeConflict: () => setConflict(undefined),
  };
}

function offered(id: string, base: Fields): Kept | undefined {
  const kept = readKept(id);
  return kept && !isSame(kept.fields, base) ? kept : undefined;
}

const sayState = ({ published, publishAt }: Post) => {
  if (published === 'draft') return 'A draft: only people in the admin see it.';
  if (published === 'published') return 'The post is public.';
  return `Public from ${new Date(publishAt ?? 0).toLocaleString('en-US')}.`;
};

type Failure = {
  message: string;
  data?: { httpStatus: number; fields?: Errors; detail?: unknown };
};

/** What an error of a call says; whatever else went wrong has a message alone. */
function failureOf(error: unknown): Failure {
  const { message, data } = Object(error);
  return { message: String(message), data: data ?? undefined };
}
