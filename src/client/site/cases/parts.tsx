import { Text, Title } from '@mantine/core';
import { type CaseStudy, resultLabels } from '../../../shared/content/caseStudies.ts';
import { caseStudiesPage } from '../../../shared/content/caseStudiesPage.ts';
import { Facts } from '../../ui/Facts.tsx';

const { labels } = caseStudiesPage;

type StoryProps = { story: CaseStudy };

function Heading({ children, mt = '0' }: { children: string; mt?: string }) {
  return (
    <Title order={4} mt={mt} mb="0.25rem" c="var(--tone-accent)" fz="sm" fw={600} lh="md" ff="text">
      {children}
    </Title>
  );
}

/** What was wrong and what we did about it. */
export function Account({ story }: StoryProps) {
  return (
    <>
      <Heading>{labels.challenge}</Heading>
      <Text maw="58ch">{story.challenge}</Text>
      <Heading mt="1rem">{labels.solution}</Heading>
      <Text maw="58ch">{story.solution}</Text>
    </>
  );
}

const shown = ['revenue', 'leadIncrease', 'costReduction', 'timeframe'] as const;

export function Results({ story: { results } }: StoryProps) {
  return (
    <>
      <Heading>{labels.results}</Heading>
      <Facts items={shown.map((key) => ({ label: resultLabels[key], value: results[key] }))} />
    </>
  );
}

export function Quote({ story, isLarge = false }: StoryProps & { isLarge?: boolean }) {
  const { testimonial, clientName, clientTitle } = story;
  return (
    <figure>
      <blockquote>
        <Text variant="quote" fz={isLarge ? 'clamp(1.5rem, 1.2rem + 1.4vw, 2.25rem)' : '1.375rem'}>
          “{testimonial}”
        </Text>
      </blockquote>
      <Text component="figcaption" size="sm" c="dimmed" mt="0.5rem">
        <strong>{clientName}</strong>, {clientTitle}
      </Text>
    </figure>
  );
}
