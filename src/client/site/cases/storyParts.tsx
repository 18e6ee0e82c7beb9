import { Box, Grid, Group, List, Paper, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import type { ReactElement, ReactNode } from 'react';
import type { Case } from '../../../shared/content/case.ts';
import type { StoryPage } from '../../../shared/content/pages/caseStudies.ts';
import { CheckList } from '../../ui/CheckList.tsx';
import { Facts } from '../../ui/Facts.tsx';
import { noBreak } from '../../ui/noBreak.tsx';

type RowsProps = {
  rows: readonly (readonly [first: ReactNode, second: ReactNode, third: ReactNode])[];
  /** In a column of the page, the second cell is below the first. */
  isNarrow?: boolean;
  space: string;
  renderRoot: (list: object) => ReactElement;
};

/** A ruled list with three cells a row. */
const Rows = ({ rows, isNarrow = false, space, renderRoot }: RowsProps) => (
  <Stack gap={0} variant="ruled" renderRoot={renderRoot}>
    {rows.map(([first, second, third], index) => (
      <li key={index}>
        <Grid columnGap="var(--gutter)" rowGap="0.375rem" py={space}>
          <Grid.Col span={{ base: 12, sm: isNarrow ? 5 : 3 }}>
            {first}
            {isNarrow && second}
          </Grid.Col>
          {!isNarrow && <Grid.Col span={{ base: 12, sm: 4 }}>{second}</Grid.Col>}
          <Grid.Col span={{ base: 12, sm: isNarrow ? 7 : 5 }}>{third}</Grid.Col>
        </Grid>
      </li>
    ))}
  </Stack>
);

type TimelineProps = { items: Case['timeline']; isNarrow?: boolean };

export const Timeline = ({ items, ...size }: TimelineProps) => (
  <Rows
    {...size}
    space="1.5rem"
    renderRoot={(list) => <ol {...list} />}
    rows={items.map(({ when, title, text }) => [
      <Text key="when" fw={600} c="var(--tone-accent)">
        {when}
      </Text>,
      <Title key="title" order={3} size="h4">
        {title}
      </Title>,
      <Text key="text" c="dimmed">
        {noBreak(text)}
      </Text>,
    ])}
  />
);

type GuestsProps = { items: Case['guests']; isNarrow?: boolean };

export const Guests = ({ items, ...size }: GuestsProps) => (
  <Rows
    {...size}
    space="1rem"
    renderRoot={(list) => <ul {...list} />}
    rows={items.map(({ guest, company, outcome }) => [
      <Text key="guest" fw={600}>
        {guest}
      </Text>,
      <Text key="company" c="dimmed">
        {company}
      </Text>,
      <Text key="outcome">{noBreak(outcome)}</Text>,
    ])}
  />
);

/** The guests with what came of the conversation first: as many in a row as fit, at most three. */
export const Outcomes = ({ items }: Pick<GuestsProps, 'items'>) => (
  <Group gap="2.5rem var(--gutter)" align="start" renderRoot={(list) => <ul {...list} />}>
    {items.map(({ guest, company, outcome }, index) => (
      <Box
        component="li"
        key={index}
        flex="1 1 28%"
        miw={{ base: '100%', sm: '0' }}
        pt="1rem"
        style={{ borderTop: '1px solid var(--tone-edge)' }}
      >
        <Text variant="quote" fz="clamp(1.5rem, 1.2rem + 1.2vw, 2.125rem)" mb="1rem">
          {outcome}
        </Text>
        <Text fw={600}>{guest}</Text>
        <Text c="dimmed">{company}</Text>
      </Box>
    ))}
  </Group>
);

type FindingsProps = Pick<Case, 'report'> & { copy: StoryPage['report'] };
type ReportProps = FindingsProps & { company: string; isWide?: boolean };

/** A page of the report; with `isWide`, its figures are beside the conclusions. */
export const Report = ({ company, report, copy, isWide = false }: ReportProps) => (
  <Paper variant="panel" bg="white" data-tone="white">
    <SimpleGrid
      cols={{ base: 1, md: isWide ? 2 : 1 }}
      spacing="clamp(2rem, 5vw, 4.5rem)"
      verticalSpacing="1.75rem"
    >
      <div>
        <Text size="sm" c="dimmed">
          {company}
        </Text>
        <Title order={3} mb="1.25rem">
          {report.period}
        </Title>
        <Facts items={report.figures.map(({ label, value }) => ({ label, value: `${value}` }))} />
      </div>
      <Findings report={report} copy={copy} />
    </SimpleGrid>
  </Paper>
);

/** What the agency and the client conclude from a report. */
export const Findings = ({ report, copy }: FindingsProps) => (
  <div>
    <Title order={3} size="h4" mb="0.75rem">
      {copy.findings}
    </Title>
    <CheckList items={report.findings} />
    <Title order={3} size="h4" mt="1.75rem" mb="0.75rem">
      {copy.next}
    </Title>
    <List type="ordered" variant="numbered">
      {report.next.map((step) => (
        <List.Item key={step}>{step}</List.Item>
      ))}
    </List>
  </div>
);
