import { Paper, SimpleGrid, Text, Title } from '@mantine/core';
import { titleOf } from '../../../shared/content/groups.ts';
import { trpc } from '../../lib/api.tsx';
import { documentPath } from '../site/documentPath.ts';
import { Task } from './TaskList.tsx';

const SHOWN = 3;

/** What is still a sample, with a link to its form; nothing once all of it is replaced. */
export function MakeItYours() {
  const { data } = trpc.site.list.useQuery();
  if (!data || data.samples.length === 0) return null;
  return (
    <Paper component="section" aria-label="Make it yours" data-tone="white" p="md" mt="md">
      <Title order={2} fz="md">
        Make it yours
      </Title>
      <Text size="sm" c="dimmed" mb="xs">
        These people, shows and figures are invented, and the site says so. Replace them, or remove
        them.
      </Text>
      <SimpleGrid
        component="ul"
        cols={{ base: 1, sm: 2, lg: 3 }}
        spacing="md"
        verticalSpacing="xs"
        style={{ listStyle: 'none' }}
      >
        {data.samples.map(({ key, names }) => (
          <li key={key} data-row>
            <Task href={documentPath(key)} label={titleOf(key)} detail={listed(names)} />
          </li>
        ))}
      </SimpleGrid>
    </Paper>
  );
}

function listed(names: readonly string[]) {
  const more = names.length - SHOWN;
  return names.slice(0, SHOWN).join(', ') + (more > 0 ? ` and ${more} more` : '');
}
