import { Text, Title } from '@mantine/core';
import type { Content } from '../../shared/content/documents.ts';
import { anchors } from '../../shared/paths.ts';
import { contentOf, type HeadInput, useContent } from '../lib/content.ts';
import { ClosingCta } from '../ui/ClosingCta.tsx';
import { Hero } from '../ui/Hero.tsx';
import { Milestones } from '../ui/Milestones.tsx';
import { Section } from '../ui/Section.tsx';
import { TextGrid } from '../ui/TextGrid.tsx';
import classes from './ProcessPage.module.css';
import { PhaseTimeline } from './process/PhaseTimeline.tsx';
import { Phases } from './process/Phases.tsx';

export const content = ['pages/process'] as const;

export const head = ({ content }: HeadInput) => contentOf(content, 'pages/process').head;

export function Page() {
  const copy = useContent('pages/process');
  return (
    <>
      <Hero {...copy.hero} />
      <PhaseTimeline label={copy.timelineLabel} phases={copy.phases.items} />
      <Section {...copy.formula} tone="ink">
        <Formula {...copy.formula} />
      </Section>
      <Section {...copy.phases} id={anchors.phases}>
        <Phases phases={copy.phases.items} />
      </Section>
      <Section {...copy.frameworks} tone="shade">
        <TextGrid items={copy.frameworks.cards} columns={2} />
      </Section>
      <Section {...copy.milestones}>
        <Milestones items={copy.milestones.items} />
      </Section>
      <ClosingCta {...copy.closing} tone="shade" />
    </>
  );
}

/** Two parts and their sum. */
function Formula({ parts }: Pick<Content['pages/process']['formula'], 'parts'>) {
  return (
    <ul className={classes.formula}>
      {parts.map(({ title, text }) => (
        <li key={title} className={classes.part}>
          <Title order={3} size="clamp(1.5rem, 1.2rem + 1.2vw, 2.125rem)">
            {title}
          </Title>
          <Text c="dimmed" mt="0.75rem">
            {text}
          </Text>
        </li>
      ))}
    </ul>
  );
}
