import { lazy, Suspense } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { trpc } from '../../lib/api.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { AdminFrame } from '../AdminFrame.tsx';
import { LoadFailure } from '../LoadFailure.tsx';
import { ViewHeader } from '../ViewHeader.tsx';

const title = 'Edit Post';
const loading = 'Loading the editor...';

export const head = () => ({
  title,
  description: 'Write, preview, schedule and publish one post of the blog.',
  isPrivate: true,
});

const PostEditor = lazy(async () => ({
  default: (await import('./editor/PostEditor.tsx')).PostEditor,
}));

export function Page() {
  const { id = '' } = useParams();
  const { key } = useLocation();
  return (
    <AdminFrame title={title} loading={loading}>
      <Suspense fallback={<Loading text={loading} />}>
        {id === 'new' ? <PostEditor key={key} post={undefined} /> : <KnownPost id={id} />}
      </Suspense>
    </AdminFrame>
  );
}

function KnownPost({ id }: { id: string }) {
  const { data, error } = trpc.blog.adminGet.useQuery({ id }, { refetchOnMount: 'always' });
  // A refresh that fails takes nothing away from whoever is typing.
  if (data) return <PostEditor post={data} />;
  return (
    <>
      <ViewHeader title={title} />
      {error ? <LoadFailure error={error} hasData={false} /> : <Loading text={loading} />}
    </>
  );
}
