import { useEffect } from 'react';
import { Navigate, type Params, useParams } from 'react-router-dom';
import { missingHead, post as copy } from '../../shared/content/blog.ts';
import { type Api, ApiProvider, type Outputs, trpc } from '../api.tsx';
import { useHead } from '../head.ts';
import { Loading } from '../ui/Loading.tsx';
import { MissingPost } from './MissingPost.tsx';
import { countView } from '../viewCounts.ts';
import { unlessMissing } from './missing.ts';
import { postHead } from './postHead.ts';
import { pathOf } from './posts.ts';
import { PostView } from './PostView.tsx';

export async function load({ utils }: Api, { slug = '' }: Params) {
  const loaded = await unlessMissing(utils.blog.page.fetch({ slug }));
  return (
    loaded && (loaded.post.slug === slug ? loaded : { ...loaded, movedTo: pathOf(loaded.post) })
  );
}

export const head = (_params: Params, loaded?: Outputs['blog']['page']) =>
  loaded && postHead(loaded.post);

export function Page() {
  const { slug = '' } = useParams();
  return (
    <ApiProvider>
      <Post slug={slug} />
    </ApiProvider>
  );
}

function Post({ slug }: { slug: string }) {
  const { data, isError } = trpc.blog.page.useQuery({ slug });
  const shown = data?.post.slug;
  // Here and not in the view, which previews show, too.
  useEffect(() => {
    if (shown !== undefined) countView('blog.countView', { slug: shown });
  }, [shown]);
  useHead(isError ? missingHead : data && postHead(data.post));
  if (isError) return <MissingPost />;
  // Followed inside the site, an old address never reaches the server, which would redirect.
  if (data && data.post.slug !== slug) return <Navigate to={pathOf(data.post)} replace />;
  return data ? <PostView post={data.post} /> : <Loading text={copy.loading} />;
}
