import { Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { ContentKey } from '../../../shared/content/documents.ts';
import { contentEntry } from '../../../shared/content/groups.ts';
import { trpc } from '../../lib/api.tsx';
import { lazyWithRetries } from '../../lib/withRetries.ts';
import { Loading } from '../../ui/Loading.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { AdminLayout } from '../shell/AdminLayout.tsx';
import { LoadError } from '../ui/LoadError.tsx';
import { Notice } from '../ui/Notice.tsx';
import { ViewHeader } from '../ui/ViewHeader.tsx';

const title = 'Edit Site';
const loading = 'Loading the document...';

export const head = () => ({
  title,
  description: 'Edit a document of the site, preview it and publish it.',
});

export const Layout = AdminLayout;

const DocumentEditor = lazyWithRetries(
  async () => (await import('./DocumentEditor.tsx')).DocumentEditor,
);

export function Page() {
  const { folder, name } = useParams();
  const { data: key } = ContentKey.safeParse(folder ? `${folder}/${name}` : name);
  if (!key || !contentEntry(key))
    return (
      <>
        <ViewHeader title={title} />
        <Notice>
          There is no document of this name. <TextLink href="/admin/site">All documents</TextLink>
        </Notice>
      </>
    );
  return <OpenedPage key={key} documentKey={key} />;
}

function OpenedPage({ documentKey }: { documentKey: ContentKey }) {
  const opened = trpc.site.open.useQuery({ key: documentKey }, { refetchOnMount: 'always' });
  const references = trpc.site.references.useQuery();
  if (opened.data && references.data)
    return (
      <Suspense fallback={<Loading text={loading} />}>
        <DocumentEditor document={opened.data} references={references.data.references} />
      </Suspense>
    );
  const error = opened.error ?? references.error;
  return (
    <>
      <ViewHeader title={title} />
      {error ? <LoadError error={error} hasData={false} /> : <Loading text={loading} />}
    </>
  );
}
