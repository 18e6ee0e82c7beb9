import { Box, Stack } from '@mantine/core';
import { useParams } from 'react-router-dom';
import { trpc } from '../../lib/api.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { AdminLayout } from '../shell/AdminLayout.tsx';
import { ForRole } from '../shell/useRole.tsx';
import { LoadError } from '../ui/LoadError.tsx';
import { ViewHeader } from '../ui/ViewHeader.tsx';
import { BriefSheet } from './brief/BriefSheet.tsx';
import { WriteFirst } from './brief/WriteBrief.tsx';
import { WrittenBrief } from './brief/WrittenBrief.tsx';

const title = 'Meeting Brief';

export const head = () => ({
  title,
  description: 'What to know before a call with a person, on one page.',
});

export const Layout = AdminLayout;

export function Page() {
  const { id = '' } = useParams();
  const { data, error } = trpc.admin.person.brief.get.useQuery({ id });
  if (!data)
    return (
      <>
        <ViewHeader title={title} />
        {error ? (
          <LoadError error={error} hasData={false} />
        ) : (
          <Loading text="Loading the brief..." />
        )}
      </>
    );
  const { facts, brief, personId } = data;
  return (
    <>
      <Box data-screen-only>
        <ViewHeader title={facts.name ? `Brief for ${facts.name}` : title}>
          <ButtonLink
            href={`/admin/people/${personId}`}
            label="Person"
            variant="outline"
            size="xs"
          />
        </ViewHeader>
      </Box>
      {brief ? (
        <WrittenBrief key={id} id={id} opened={data} brief={brief} />
      ) : (
        <Stack gap="sm">
          <ForRole least="editor">
            <Box data-screen-only>
              <WriteFirst id={id} />
            </Box>
          </ForRole>
          <BriefSheet facts={facts} />
        </Stack>
      )}
    </>
  );
}
