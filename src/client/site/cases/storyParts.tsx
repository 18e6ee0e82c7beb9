import { Grid, List, Paper, Stack, Table, Text, Title } from '@mantine/core';
import '@mantine/core/styles/Table.layer.css';
import { caseStoryPage as copy } from '../../../shared/content/caseStories/caseStories.ts';
import type { CaseStory } from '../../../shared/content/caseStories/caseStory.ts';
import { CheckList } from '../../ui/CheckList.tsx';
import { Facts } from '../../ui/Facts.tsx';

export function Timeline({ items }: { items: CaseStory['timeline'] }) {
  return (
    <Stack gap={0} variant="ruled" renderRoot={(list) => <ol {...list} />}>
      {items.map(({ when, title, text }) => (
        <li key={when}>
          <Grid columnGap="var(--gutter)" rowGap="0.5rem" py="1.5rem">
            <Grid.Col span={{ base: 12, md: 3 }}>
              <Text fw={600} c="var(--tone-accent)">
                {when}
              </Text>
            </Grid.Col>
            <Grid.Col span={{ base: 12, md: 4 }}>
              <Title order={3} size="h4">
                {title}
              </Title>
            </Grid.Col>
            <Grid.Col span={{ base: 12, md: 5 }}>
              <Text c="dimmed">{text}</Text>
            </Grid.Col>
          </Grid>
        </li>
      ))}
    </Stack>
  );
}

export function Guests({ items }: { items: CaseStory['guests'] }) {
  const { columns } = copy.guests;
  return (
    <Table horizontalSpacing={0}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th scope="col">{columns.guest}</Table.Th>
          <Table.Th scope="col">{columns.outcome}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {items.map(({ guest, company, outcome }) => (
          <Table.Tr key={guest}>
            <Table.Td pr="1rem">
              <Text fw={600}>{guest}</Text>
              <Text c="dimmed">{company}</Text>
            </Table.Td>
            <Table.Td>{outcome}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}

type ReportProps = { company: string; report: CaseStory['report'] };

export function Report({ company, report }: ReportProps) {
  return (
    <Paper variant="panel" data-tone="paper" bg="var(--tone-ground)">
      <Text size="sm" c="dimmed">
        {company}
      </Text>
      <Title order={3} mb="1.25rem">
        {report.period}
      </Title>
      <Facts items={report.figures} />
      <Title order={4} mt="1.75rem" mb="0.75rem">
        {copy.report.findings}
      </Title>
      <CheckList items={report.findings} />
      <Title order={4} mt="1.75rem" mb="0.75rem">
        {copy.report.next}
      </Title>
      <List type="ordered" variant="numbered">
        {report.next.map((step) => (
          <List.Item key={step}>{step}</List.Item>
        ))}
      </List>
    </Paper>
  );
}
