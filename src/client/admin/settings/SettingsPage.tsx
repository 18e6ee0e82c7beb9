import { Suspense } from 'react';
import { trpc } from '../../lib/api.tsx';
import { lazyWithRetries } from '../../lib/withRetries.ts';
import { Loading } from '../../ui/Loading.tsx';
import { AdminLayout } from '../shell/AdminLayout.tsx';
import { LoadError } from '../ui/LoadError.tsx';
import { ViewHeader } from '../ui/ViewHeader.tsx';

const title = 'General';

export const head = () => ({
  title,
  description: 'The settings of the site: emails, embeds, visitor history and retention.',
});

export const Layout = AdminLayout;

const SettingsEditor = lazyWithRetries(
  async () => (await import('./SettingsEditor.tsx')).SettingsEditor,
);

export function Page() {
  const opened = trpc.site.open.useQuery({ key: 'settings' }, { refetchOnMount: 'always' });
  const sources = trpc.site.settingSources.useQuery();
  const loading = <Loading text="Loading the settings..." />;
  if (opened.data && sources.data)
    return (
      <Suspense fallback={loading}>
        <SettingsEditor document={opened.data} sources={sources.data} />
      </Suspense>
    );
  const error = opened.error ?? sources.error;
  return (
    <>
      <ViewHeader title={title} />
      {error ? <LoadError error={error} hasData={false} /> : loading}
    </>
  );
}
