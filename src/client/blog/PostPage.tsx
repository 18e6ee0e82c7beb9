import { missingHead, post as copy } from '../../shared/content/blog.ts';
import { type Api, ApiProvider, isNotFound, type Outputs, trpc } from '../api.tsx';
import { useHead } from '../navigation.ts';
import type { Params } from '../pages.tsx';
import { Loading } from '../ui/Loading.tsx';
import { MissingPost } from './MissingPost.tsx';
import { postHead } from './postHead.ts';
import { PostView } from './PostView.tsx';

export async function load({ utils }: Api, { slug = '' }: Params) {
  try {
    return await utils.blog.bySlug.fetch({ slug });
  } catch (error) {
    if (isNotFound(error)) return undefined;
    throw error;
  }
}

export const head = (_params: Params, loaded?: Outputs['blog']['bySlug']) =>
  loaded && postHead(loaded.post);

export function Page({ params: { slug = '' } }: { params: Params }) {
  return (
    <ApiProvider>
      <Post slug={slug} />
    </ApiProvider>
  );
}

function Post({ slug }: { slug: string }) {
  const { data, isError } = trpc.blog.bySlug.useQuery({ slug });
  useHead(isError ? missingHead : data && postHead(data.post));
  if (isError) return <MissingPost />;
  return data ? <PostView post={data.post} /> : <Loading text={copy.loading} />;
}
