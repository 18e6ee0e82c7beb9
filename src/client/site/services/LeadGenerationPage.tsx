import { Text } from '@mantine/core';
import { CheckList } from '../../ui/CheckList.tsx';
import { Facts } from '../../ui/Facts.tsx';
import { useContent } from '../../lib/content.ts';
import { Hero } from '../../ui/Hero.tsx';
import { Section } from '../../ui/Section.tsx';
import { FollowUp } from './leads/FollowUp.tsx';
import { MarketingForm } from './leads/MarketingForm.tsx';
import { SampleNote } from './SampleNote.tsx';
import { ServiceForm } from './ServiceForm.tsx';
import { serviceHead } from './serviceHead.ts';

export const content = ['services/lead-generation', 'services/sample-show', 'forms'] as const;

export const head = serviceHead('lead-generation');

export function Page() {
  const copy = useContent('services/lead-generation');
  const { results, source } = copy;
  return (
    <>
      <Hero {...copy.hero}>
        <Text fw={600} mb="1rem">
          {results.title}
        </Text>
        <Facts items={results.stats} size="large" />
      </Hero>
      <Section {...source} tone="ink" layout="side">
        <Text variant="quote" fz="clamp(1.375rem, 1.2rem + 0.9vw, 1.875rem)" mb="2rem">
          {source.who}
        </Text>
        <CheckList items={source.points} isRuled />
      </Section>
      <Section {...copy.followUp}>
        <FollowUp {...copy.followUp} />
        <SampleNote service="lead-generation" />
      </Section>
      <ServiceForm {...copy.form} service="lead-generation" tone="shade" />
      <MarketingForm {...copy.marketing} />
    </>
  );
}
