import { SimpleGrid, Text, Title } from '@mantine/core';
import { anchors } from '../../../shared/paths.ts';
import type { Step } from '../../../shared/content/shapes.ts';
import { useContent } from '../../lib/content.ts';
import { Hero } from '../../ui/Hero.tsx';
import { Section } from '../../ui/Section.tsx';
import { StatsBand } from '../../ui/Stats.tsx';
import { Steps } from '../../ui/Steps.tsx';
import { headingOf } from './production/clientTime.ts';
import { RawAgainstEdited } from './production/RawAgainstEdited.tsx';
import { LaunchCalendar } from './production/LaunchCalendar.tsx';
import { SampleNote } from './SampleNote.tsx';
import { ServiceForm } from './ServiceForm.tsx';
import { serviceHead } from './serviceHead.ts';

export const content = ['services/podcast-production', 'services/sample-show', 'forms'] as const;

export const head = serviceHead('podcast-production');

export function Page() {
  const copy = useContent('services/podcast-production');
  const { calendar } = copy;
  return (
    <>
      <Hero {...copy.hero} />
      <Section {...calendar} {...headingOf(calendar)} tone="shade">
        <LaunchCalendar {...calendar} />
        <SampleNote service="podcast-production" text={calendar.legend} />
      </Section>
      <Section {...copy.process}>
        <Steps items={copy.process.steps} />
      </Section>
      <StatsBand {...copy.stats} tone="ink" />
      <RawAgainstEdited listen={copy.listen} />
      <Section {...copy.services} layout="side">
        <Services items={copy.services.items} />
      </Section>
      <ServiceForm {...copy.form} service="podcast-production" id={anchors.cta} tone="shade" />
    </>
  );
}

function Services({ items }: { items: readonly Step[] }) {
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="var(--gutter)" verticalSpacing="2rem">
      {items.map(({ title, text }) => (
        <div key={title}>
          <Title order={3} size="h4" mb="0.375rem">
            {title}
          </Title>
          <Text c="dimmed">{text}</Text>
        </div>
      ))}
    </SimpleGrid>
  );
}
