import { useEffect } from 'react';
import { Navigate } from 'react-router-dom';
import { missingHead, post as copy } from '../../shared/content/blog.ts';
import { trpc, withApi } from '../lib/api.tsx';
import { useHead } from '../app/head.ts';
import { Loading } from '../ui/Loading.tsx';
import { Page as MissingPost } from './MissingPostPage.tsx';
import { postHead } from './postHead.ts';
import { pathOf } from './posts.ts';
import { PostView } from './PostView.tsx';

type Props = {
  slug: string;
  /** Called when the post shows at its own address, to which an old one leads. */
  onShown: () => void;
};

/** A post, with the call that fetches it where the server has not sent it along. */
export const Post = withApi(({ slug, onShown }: Props) => {
  const { data, isError } = trpc.blog.page.useQuery({ slug });
  const shown = data?.post.slug;
  useEffect(() => {
    if (shown === slug) onShown();
  }, [shown, slug, onShown]);
  useHead(isError ? missingHead : data && postHead(data.post));
  if (isError) return <MissingPost />;
  // Followed inside the site, an old address never reaches the server, which would redirect.
  if (data && data.post.slug !== slug) return <Navigate to={pathOf(data.post)} replace />;
  return data ? <PostView post={data.post} /> : <Loading text={copy.loading} />;
});
