import { Suspense } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { trpc } from '../../lib/api.tsx';
import { isNotFound } from '../../lib/callErrors.ts';
import { lazyWithRetries } from '../../lib/withRetries.ts';
import { Loading } from '../../ui/Loading.tsx';
import { AdminLayout } from '../shell/AdminLayout.tsx';
import { LoadError } from '../ui/LoadError.tsx';
import { ViewHeader } from '../ui/ViewHeader.tsx';
import { DeletedPostDrafts } from './DeletedPostDrafts.tsx';

const title = 'Edit Post';
const loading = 'Loading the editor...';

/** For the preview. */
export const content = ['blog-sidebar', 'pages/blog'] as const;

export const head = () => ({
  title,
  description: 'Write, preview, schedule and publish one post of the blog.',
});

export const Layout = AdminLayout;

const PostEditor = lazyWithRetries(
  async () => (await import('./editor/PostEditor.tsx')).PostEditor,
);

export function Page() {
  const { id = '' } = useParams();
  const { key } = useLocation();
  return (
    <Suspense fallback={<Loading text={loading} />}>
      {id === 'new' ? <PostEditor key={key} post={undefined} /> : <ExistingPost key={id} id={id} />}
    </Suspense>
  );
}

function ExistingPost({ id }: { id: string }) {
  const { data, error } = trpc.blog.adminGet.useQuery({ id }, { refetchOnMount: 'always' });
  // The editor stays open when a refresh fails.
  if (data) return <PostEditor post={data} />;
  return (
    <>
      <ViewHeader title={title} />
      {error ? <LoadError error={error} hasData={false} /> : <Loading text={loading} />}
      {isNotFound(error) && <DeletedPostDrafts id={id} />}
    </>
  );
}
