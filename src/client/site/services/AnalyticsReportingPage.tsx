import { Grid, Group, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { analyticsReporting as copy } from '../../../shared/content/servicePages/analyticsReporting.ts';
import { suite } from '../../../shared/content/servicePages/monthReport.ts';
import { CheckList } from '../../ui/CheckList.tsx';
import { Hero } from '../../ui/Hero.tsx';
import { Section } from '../../ui/Section.tsx';
import { Steps } from '../../ui/Steps.tsx';
import { Marker } from './Marker.tsx';
import { MonthReport } from './reporting/MonthReport.tsx';
import { SampleNote } from './SampleNote.tsx';
import { ServiceForm } from './ServiceForm.tsx';
import { serviceHead } from './serviceHead.ts';

const picture = { src: `/images/services/${copy.key}.svg`, width: 800, height: 600 };

export const head = serviceHead(copy);

export function Page() {
  return (
    <>
      <Hero {...copy.hero} picture={picture} isMirrored />
      <Section {...suite} tone="shade">
        <Grid columnGap="clamp(2rem, 4vw, 4rem)" rowGap="2rem">
          <Grid.Col span={{ base: 12, md: 3 }}>
            <Views />
          </Grid.Col>
          <Grid.Col span={{ base: 12, md: 9 }}>
            <MonthReport />
          </Grid.Col>
        </Grid>
        <SampleNote service={copy.key} />
      </Section>
      <Section {...copy.rhythms} tone="ink">
        <Rhythms />
      </Section>
      <Section {...copy.process} layout="side">
        <Steps items={copy.process.steps} layout="rows" />
      </Section>
      <ServiceForm page={copy} tone="shade" isReversed />
    </>
  );
}

/** The parts of the report, beside it. */
function Views() {
  return (
    <Stack
      gap="1.5rem"
      pos={{ md: 'sticky' }}
      top="calc(var(--header-height) + 2rem)"
      renderRoot={(list) => <ul {...list} />}
    >
      {suite.views.map(({ letter, title, text }) => (
        <li key={letter}>
          <Group gap="0.625rem" mb="0.25rem">
            <Marker>{letter}</Marker>
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

function Rhythms() {
  return (
    <SimpleGrid cols={{ base: 1, md: 3 }} spacing="var(--gutter)" verticalSpacing="2.5rem">
      {copy.rhythms.items.map(({ name, title, text, points, excerpt }) => (
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
            {copy.rhythms.excerpt}
          </Text>
          <Text variant="quote">{excerpt}</Text>
        </Stack>
      ))}
    </SimpleGrid>
  );
}
