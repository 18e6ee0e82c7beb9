import { useNavigate, useParams } from 'react-router-dom';
import { lazy, Suspense } from 'react';
import { trpc } from '../../api.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { AdminFrame } from '../AdminFrame.tsx';
import { LoadFailure } from '../LoadFailure.tsx';
import { ViewHeader } from '../ViewHeader.tsx';
import { takePlaceAlong } from './editor/place.ts';

const title = 'Edit Post';
const loading = 'Loading the editor...';

export const head = () => ({
  title,
  description: 'Write, preview, schedule and publish one post of the blog.',
  isPrivate: true,
});

export function Page() {
  const { id = '' } = useParams();
  return (
    <AdminFrame title={title} loading={loading}>
      <Suspense fallback={<Loading text={loading} />}>
        {id === 'new' ? <NewPost /> : <KnownPost id={id} />}
      </Suspense>
    </AdminFrame>
  );
}

const PostEditor = lazy(async () => ({
  default: (await import('./editor/PostEditor.tsx')).PostEditor,
}));

function useToList() {
  const navigate = useNavigate();
  return () => void navigate('/admin/posts');
}

function NewPost() {
  const navigate = useNavigate();
  const toList = useToList();
  return (
    <PostEditor
      post={undefined}
      onCreated={({ id }) => {
        takePlaceAlong();
        void navigate(`/admin/posts/${id}`, { replace: true });
      }}
      onRemoved={toList}
    />
  );
}

function KnownPost({ id }: { id: string }) {
  const toList = useToList();
  const { data, error } = trpc.blog.adminGet.useQuery({ id }, { refetchOnMount: 'always' });
  // A refresh that fails takes nothing away from whoever is typing.
  if (data) return <PostEditor key={id} post={data} onCreated={toList} onRemoved={toList} />;
  return (
    <>
      <ViewHeader title={title} />
      {error ? <LoadFailure error={error} hasData={false} /> : <Loading text={loading} />}
    </>
  );
}
