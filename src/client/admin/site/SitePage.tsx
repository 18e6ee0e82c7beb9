import { Box, Group, List, Text } from '@mantine/core';
import { contentGroups, titleOf } from '../../../shared/content/groups.ts';
import { localDateTime } from '../../../shared/dates.ts';
import { trpc } from '../../lib/api.tsx';
import { SampleMark } from '../../ui/SampleMark.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { AdminLayout } from '../shell/AdminLayout.tsx';
import { LoadError } from '../ui/LoadError.tsx';
import { Panel } from '../ui/Panel.tsx';
import { ViewHeader } from '../ui/ViewHeader.tsx';
import { documentPath } from './documentPath.ts';

const title = 'Site';

export const head = () => ({
  title,
  description: 'The texts, prices and people of the site.',
});

export const Layout = AdminLayout;

export function Page() {
  const { data, error } = trpc.site.list.useQuery();
  const samples = new Set(data?.samples.map(({ key }) => key));
  const edited = new Map(data?.edited.map((document) => [document.key, document]));
  return (
    <>
      <ViewHeader title={title} />
      <Text c="dimmed" maw="68ch" mb="md">
        Every text, price and person of the site, as forms. What you publish shows at once, wherever
        it is used. What is invented is marked as a sample, here and on the site, until you replace
        it.
      </Text>
      <LoadError error={error} hasData={!!data} />
      <Box style={{ columns: '20rem', columnGap: '1rem' }}>
        {contentGroups.map((group) => (
          <Box key={group.title} mb="md" style={{ breakInside: 'avoid' }}>
            <Panel title={group.title}>
              <List listStyleType="none" spacing={4} mt="xs">
                {group.documents.map(({ key }) => {
                  const edit = edited.get(key);
                  return (
                    <List.Item key={key}>
                      <Group gap="0.5rem">
                        <TextLink href={documentPath(key)}>{titleOf(key)}</TextLink>
                        <SampleMark sample={samples.has(key)} />
                      </Group>
                      {edit && (
                        <Text size="xs" c="dimmed">
                          Edited by {edit.editor}, {localDateTime(edit.savedAt)}
                        </Text>
                      )}
                    </List.Item>
                  );
                })}
              </List>
            </Panel>
          </Box>
        ))}
      </Box>
    </>
  );
}
