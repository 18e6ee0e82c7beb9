import { SimpleGrid, Text, Title } from '@mantine/core';
import { launchCalendar } from '../../../shared/content/servicePages/launchCalendar.ts';
import { podcastProduction as copy } from '../../../shared/content/servicePages/podcastProduction.ts';
import { Hero } from '../../ui/Hero.tsx';
import { Section } from '../../ui/Section.tsx';
import { StatsBand } from '../../ui/Stats.tsx';
import { Steps } from '../../ui/Steps.tsx';
import { RawAgainstEdited } from '../audio/RawAgainstEdited.tsx';
import { LaunchCalendar } from './production/LaunchCalendar.tsx';
import { SampleNote } from './SampleNote.tsx';
import { ServiceForm } from './ServiceForm.tsx';
import { serviceHead } from './serviceHead.ts';

export const head = serviceHead(copy);

export function Page() {
  return (
    <>
      <Hero {...copy.hero} />
      <Section {...launchCalendar} tone="shade">
        <LaunchCalendar />
        <SampleNote service={copy.key} text={launchCalendar.labels.legend} />
      </Section>
      <Section {...copy.process}>
        <Steps items={copy.process.steps} />
      </Section>
      <StatsBand {...copy.stats} tone="ink" />
      <RawAgainstEdited tone="shade" />
      <Section {...copy.services} layout="side">
        <Services />
      </Section>
      <ServiceForm page={copy} tone="shade" />
    </>
  );
}

function Services() {
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="var(--gutter)" verticalSpacing="2rem">
      {copy.services.items.map(({ title, text }) => (
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
