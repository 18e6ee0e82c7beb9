import { Grid, List, Paper, Stack, Text, Title } from '@mantine/core';
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
  return (
    <Stack gap={0} variant="ruled" renderRoot={(list) => <ul {...list} />}>
      {items.map(({ guest, company, outcome }) => (
        <li key={guest}>
          <Grid columnGap="var(--gutter)" rowGap="0.25rem" py="1rem">
            <Grid.Col span={{ base: 12, sm: 3 }}>
              <Text fw={600}>{guest}</Text>
            </Grid.Col>
            <Grid.Col span={{ base: 12, sm: 4 }}>
              <Text c="dimmed">{company}</Text>
            </Grid.Col>
            <Grid.Col span={{ base: 12, sm: 5 }}>
              <Text>{outcome}</Text>
            </Grid.Col>
          </Grid>
        </li>
      ))}
    </Stack>
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
