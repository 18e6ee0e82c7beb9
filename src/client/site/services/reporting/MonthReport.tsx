import { Group, List, Paper, SimpleGrid, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Report } from '../../../../shared/content/services/analyticsReporting.ts';
import { formatDollars } from '../../../../shared/numbers.ts';
import { useContent } from '../../../lib/content.ts';
import { Bars } from '../../../ui/Bars.tsx';
import { Facts } from '../../../ui/Facts.tsx';
import { SampleMark } from '../../../ui/SampleMark.tsx';
import { Marker } from '../Marker.tsx';
import { Downloads, Retention } from './charts.tsx';
import classes from './MonthReport.module.css';

/** They tie a part of the report to its explanation. */
export const letters = 'ABCD';

/** A page of a monthly report. */
export function MonthReport({ title, figures, audience, content, pipeline, ...rest }: Report) {
  const { returns, reading, next } = rest;
  const show = useContent('services/sample-show');
  const { roiGuarantee } = useContent('prices');
  return (
    <Paper component="article" variant="panel" data-tone="white" bg="white">
      <Group justify="space-between" align="start" wrap="nowrap" mb="1.75rem">
        <div>
          <Text c="dimmed">{show.name}</Text>
          <Title order={3}>{title}</Title>
        </div>
        <SampleMark sample={show.sample} />
      </Group>
      <dl className={classes.figures}>
        {figures.map(({ value, label }) => (
          <div key={label}>
            <Text component="dt" size="sm" c="dimmed">
              {label}
            </Text>
            <Text component="dd" variant="figure" fz="clamp(1.75rem, 1.2rem + 1.6vw, 2.25rem)">
              {value}
            </Text>
          </div>
        ))}
      </dl>
      <SimpleGrid
        cols={{ base: 1, sm: 2 }}
        spacing="clamp(1.5rem, 4vw, 3rem)"
        verticalSpacing="2.25rem"
      >
        <Part index={0} title={audience.title}>
          <Downloads {...audience} />
        </Part>
        <Part index={1} title={content.title}>
          <Retention {...content} />
        </Part>
        <Part index={2} title={pipeline.title}>
          <Bars items={pipeline.bars} />
        </Part>
        <Part index={3} title={returns.title}>
          <Facts items={rowsOf(returns, roiGuarantee)} size="large" />
        </Part>
        <div>
          <Title order={4} mb="0.5rem">
            {reading.title}
          </Title>
          <Text>{reading.text}</Text>
        </div>
        <div>
          <Title order={4} mb="0.5rem">
            {next.title}
          </Title>
          <List type="ordered" variant="numbered">
            {next.steps.map((step) => (
              <List.Item key={step}>{step}</List.Item>
            ))}
          </List>
        </div>
      </SimpleGrid>
    </Paper>
  );
}

/** `monthly` is the price of a month. */
function rowsOf({ months, signed, labels }: Report['returns'], monthly: number) {
  const cost = monthly * months;
  return [
    { label: labels.cost, value: formatDollars(cost) },
    { label: labels.signed, value: formatDollars(signed) },
    { label: labels.ratio, value: `${(signed / cost).toFixed(1)}×` },
  ];
}

function Part({ index, title, children }: { index: number; title: string; children: ReactNode }) {
  return (
    <section>
      <Group gap="0.625rem" mb="1rem" wrap="nowrap" align="baseline">
        <Marker>{letters[index]}</Marker>
        <Title order={4}>{title}</Title>
      </Group>
      {children}
    </section>
  );
}
