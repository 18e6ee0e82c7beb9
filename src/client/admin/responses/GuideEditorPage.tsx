import { Group, Text } from '@mantine/core';
import { Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { trpc } from '../../lib/api.tsx';
import { lazyWithRetries } from '../../lib/withRetries.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { AdminLayout } from '../shell/AdminLayout.tsx';
import { PlainText } from '../ui/details.tsx';
import { LoadError } from '../ui/LoadError.tsx';
import { Notice } from '../ui/Notice.tsx';
import { ViewHeader } from '../ui/ViewHeader.tsx';
import { isEditable, type OpenedGuide } from './guide/editableGuide.ts';
import { GuideVersions } from './guide/GuideVersions.tsx';

const title = 'Edit Guide';
const loading = 'Loading the guide...';

export const head = () => ({
  title,
  description: 'Edit the guide of a quiz response, restore a version and send it again.',
});

export const Layout = AdminLayout;
export const content = ['pages/guide'] as const;

const GuideEditor = lazyWithRetries(
  async () => (await import('./guide/GuideEditor.tsx')).GuideEditor,
);

export function Page() {
  const { id = '' } = useParams();
  const { data, error } = trpc.quiz.guideEditor.open.useQuery({ id }, { refetchOnMount: 'always' });
  // The editor stays open when a refresh fails.
  if (data && isEditable(data))
    return (
      <Suspense fallback={<Loading text={loading} />}>
        <GuideEditor key={id} guide={data} />
      </Suspense>
    );
  if (data) return <FormerGuide {...data} />;
  return (
    <>
      <ViewHeader title={title} />
      {error ? <LoadError error={error} hasData={false} /> : <Loading text={loading} />}
    </>
  );
}

/** A guide that is not written yet, or of a former structure. */
function FormerGuide({ id, name, version, guideUrl, generatedStrategy }: OpenedGuide) {
  const { guideEditor } = trpc.useUtils().quiz;
  return (
    <>
      <ViewHeader title={`Guide for ${name}`}>
        <Group gap="sm">
          <ButtonLink href={`/admin?response=${id}`} label="Response" variant="outline" size="xs" />
          {guideUrl && (
            <ButtonLink href={guideUrl} label="Preview" variant="outline" size="xs" newTab />
          )}
        </Group>
      </ViewHeader>
      {generatedStrategy === null ? (
        <Notice role="status">
          <Text>The guide is being written.</Text>
        </Notice>
      ) : (
        <>
          <Text mb="md">
            This guide has an old format and cannot be edited. Regenerate it in the details of the
            response: this text stays as a version.
          </Text>
          <PlainText>{generatedStrategy}</PlainText>
          <GuideVersions
            id={id}
            current={version}
            isChanged={false}
            onRestored={(restored) => {
              guideEditor.open.setData({ id }, restored);
              void guideEditor.versions.invalidate();
            }}
          />
        </>
      )}
    </>
  );
}
