import { Grid, Stack, Text, SimpleGrid, Title } from '@mantine/core';
import { distributionManagement as copy } from '../../../shared/content/servicePages/distributionManagement.ts';
import { release, releaseNote } from '../../../shared/content/servicePages/release.ts';
import { Hero } from '../../ui/Hero.tsx';
import { Section } from '../../ui/Section.tsx';
import { ReleaseMap } from './distribution/ReleaseMap.tsx';
import { SampleNote } from './SampleNote.tsx';
import { ServiceForm } from './ServiceForm.tsx';
import { serviceHead } from './serviceHead.ts';

/** The steps of a release, with their hours. */
function ReleaseSteps() {
  return (
    <SimpleGrid
      cols={{ base: 1, xs: 2, md: 4 }}
      spacing="var(--gutter)"
      verticalSpacing="1.5rem"
      renderRoot={(list) => <ol {...list} />}
    >
      {release.steps.map((step) => (
        <li
          key={step.title}
          style={{ borderTop: '1px solid var(--tone-line)', paddingTop: '1rem' }}
        >
          <Text size="sm" c="var(--tone-accent)" fw={600}>
            {release.span(step)}
          </Text>
          <Title order={3} size="h4" mb="0.375rem">
            {step.title}
          </Title>
          <Text c="dimmed">{step.text}</Text>
        </li>
      ))}
    </SimpleGrid>
  );
}

export const head = serviceHead(copy);

export function Page() {
  return (
    <>
      <Hero {...copy.hero} tone="ink" />
      <Section {...release} tone="ink">
        <ReleaseMap />
        <SampleNote service={copy.key} text={releaseNote} />
      </Section>
      <Section {...copy.process}>
        <ReleaseSteps />
      </Section>
      <Section {...copy.change} tone="shade" layout="side">
        <Change />
      </Section>
      <ServiceForm page={copy} />
    </>
  );
}

/** Before and after, point by point. */
function Change() {
  const { before, after, pairs } = copy.change;
  return (
    <Stack gap={0} variant="ruled" renderRoot={(list) => <ul {...list} />}>
      {pairs.map((pair) => (
        <li key={pair.before}>
          <Grid columnGap="var(--gutter)" rowGap="0.75rem" py="1.25rem">
            <Grid.Col span={{ base: 12, sm: 5 }} c="dimmed">
              <Text size="sm">{before}</Text>
              <Text>{pair.before}</Text>
            </Grid.Col>
            <Grid.Col span={{ base: 12, sm: 7 }}>
              <Text size="sm" fw={600} c="var(--tone-gain)">
                {after}
              </Text>
              <Text size="lg" fw={600} lh={1.35}>
                {pair.after}
              </Text>
            </Grid.Col>
          </Grid>
        </li>
      ))}
    </Stack>
  );
}
