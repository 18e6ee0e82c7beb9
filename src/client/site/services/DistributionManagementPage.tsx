import { Grid, Stack, Text, SimpleGrid, Title } from '@mantine/core';
import type { Content } from '../../../shared/content/documents.ts';
import { useContent } from '../../lib/content.ts';
import { fill } from '../../../shared/fill.ts';
import { Hero } from '../../ui/Hero.tsx';
import { Section } from '../../ui/Section.tsx';
import { ReleaseMap } from './distribution/ReleaseMap.tsx';
import { SampleNote } from './SampleNote.tsx';
import { ServiceForm } from './ServiceForm.tsx';
import { serviceHead } from './serviceHead.ts';

type Distribution = Content['services/distribution-management'];

/** The steps of a release, with their hours. */
function ReleaseSteps({ steps }: Pick<Distribution['process'], 'steps'>) {
  return (
    <SimpleGrid
      cols={{ base: 1, xs: 2, md: 4 }}
      spacing="var(--gutter)"
      verticalSpacing="1.5rem"
      renderRoot={(list) => <ol {...list} />}
    >
      {steps.map(({ title, text, until }, index) => (
        <li key={title} style={{ borderTop: '1px solid var(--tone-line)', paddingTop: '1rem' }}>
          <Text size="sm" c="var(--tone-accent)" fw={600}>
            {`Hour ${steps[index - 1]?.until ?? 0} to ${until}`}
          </Text>
          <Title order={3} size="h4" mb="0.375rem">
            {title}
          </Title>
          <Text c="dimmed">{text}</Text>
        </li>
      ))}
    </SimpleGrid>
  );
}

export const content = ['services/distribution-management', 'services/sample-show'] as const;

export const head = serviceHead('distribution-management');

export function Page() {
  const copy = useContent('services/distribution-management');
  const { release, process, change } = copy;
  const platforms = release.lanes.flatMap((lane) => lane.platforms).length;
  return (
    <>
      <Hero {...copy.hero} tone="ink" />
      <Section {...release} title={fill(release.title, { platforms })} tone="ink">
        <ReleaseMap lanes={release.lanes} />
        <SampleNote service="distribution-management" text={release.note} />
      </Section>
      <Section {...process}>
        <ReleaseSteps steps={process.steps} />
      </Section>
      <Section {...change} tone="shade" layout="side">
        <Change {...change} />
      </Section>
      <ServiceForm {...copy.form} service="distribution-management" />
    </>
  );
}

/** Before and after, point by point. */
function Change({ before, after, pairs }: Distribution['change']) {
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
