import { Grid, Group, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import type { Content } from '../../../shared/content/documents.ts';
import { useContent } from '../../lib/content.ts';
import { CheckList } from '../../ui/CheckList.tsx';
import { Hero } from '../../ui/Hero.tsx';
import { Section } from '../../ui/Section.tsx';
import { Steps } from '../../ui/Steps.tsx';
import { Marker } from './Marker.tsx';
import { letters, MonthReport } from './reporting/MonthReport.tsx';
import { SampleNote } from './SampleNote.tsx';
import { ServiceForm } from './ServiceForm.tsx';
import { serviceHead } from './serviceHead.ts';

const picture = { src: '/images/services/analytics-reporting.svg', width: 800, height: 600 };

export const content = [
  'services/analytics-reporting',
  'services/sample-show',
  'prices',
  'forms',
] as const;

export const head = serviceHead('analytics-reporting');

export function Page() {
  const copy = useContent('services/analytics-reporting');
  const { suite, rhythms } = copy;
  return (
    <>
      <Hero {...copy.hero} picture={picture} isMirrored />
      <Section {...suite} tone="shade">
        <Grid columnGap="clamp(2rem, 4vw, 4rem)" rowGap="2rem">
          <Grid.Col span={{ base: 12, md: 3 }}>
            <Views views={suite.views} />
          </Grid.Col>
          <Grid.Col span={{ base: 12, md: 9 }}>
            <MonthReport {...copy.report} />
          </Grid.Col>
        </Grid>
        <SampleNote service="analytics-reporting" />
      </Section>
      <Section {...rhythms} tone="ink">
        <Rhythms {...rhythms} />
      </Section>
      <Section {...copy.process} layout="side">
        <Steps items={copy.process.steps} layout="rows" />
      </Section>
      <ServiceForm {...copy.form} service="analytics-reporting" tone="shade" isReversed />
    </>
  );
}

type Analytics = Content['services/analytics-reporting'];

/** The parts of the report, beside it. */
function Views({ views }: Pick<Analytics['suite'], 'views'>) {
  return (
    <Stack
      gap="1.5rem"
      pos={{ md: 'sticky' }}
      top="calc(var(--header-height) + 2rem)"
      renderRoot={(list) => <ul {...list} />}
    >
      {views.map(({ title, text }, index) => (
        <li key={title}>
          <Group gap="0.625rem" mb="0.25rem">
            <Marker>{letters[index]}</Marker>
            <Title order={3} size="h4">
              {title}
            </Title>
          </Group>
          <Text c="dimmed" maw="40ch">
            {text}
          </Text>
        </li>
      ))}
    </Stack>
  );
}

function Rhythms({ items, excerpt: excerptLabel }: Analytics['rhythms']) {
  return (
    <SimpleGrid cols={{ base: 1, md: 3 }} spacing="var(--gutter)" verticalSpacing="2.5rem">
      {items.map(({ name, title, text, points, excerpt }) => (
        <Stack
          key={name}
          gap="0.75rem"
          pt="1rem"
          style={{ borderTop: '1px solid var(--tone-edge)' }}
        >
          <Text fw={600} c="var(--tone-accent)">
            {name}
          </Text>
          <Title order={3}>{title}</Title>
          <Text c="dimmed">{text}</Text>
          <CheckList items={points} />
          <Text size="sm" c="dimmed" mt="0.75rem">
            {excerptLabel}
          </Text>
          <Text variant="quote">{excerpt}</Text>
        </Stack>
      ))}
    </SimpleGrid>
  );
}
