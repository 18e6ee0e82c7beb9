import { SimpleGrid, Text, Title } from '@mantine/core';
import * as copy from '../../shared/content/process.ts';
import { Cards } from '../ui/Card.tsx';
import { ClosingCta } from '../ui/ClosingCta.tsx';
import { Hero } from '../ui/Hero.tsx';
import { Section } from '../ui/Section.tsx';
import classes from './ProcessPage.module.css';
import { Phases } from './process/Phases.tsx';

export const head = () => copy.head;

export function Page() {
  return (
    <>
      <Hero {...copy.hero} />
      <Section {...copy.formula} tone="ink">
        <Formula />
      </Section>
      <Section {...copy.phases}>
        <Phases phases={copy.phases.items} />
      </Section>
      <Section {...copy.frameworks} tone="white">
        <Cards items={copy.frameworks.cards} columns={4} />
      </Section>
      <Section {...copy.milestones}>
        <Milestones />
      </Section>
      <ClosingCta {...copy.closing} tone="white" />
    </>
  );
}

/** Two parts and their sum. */
function Formula() {
  return (
    <ul className={classes.formula}>
      {copy.formula.parts.map(({ title, text }) => (
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

function Milestones() {
  return (
    <SimpleGrid
      cols={{ base: 1, md: 3 }}
      spacing={0}
      verticalSpacing="2.5rem"
      renderRoot={(list) => <ol {...list} />}
    >
      {copy.milestones.items.map(({ when, title, text }) => (
        <li key={when} className={classes.milestone}>
          <Text variant="figure" fz="clamp(2rem, 1.5rem + 1.8vw, 3.25rem)" mb="1.5rem">
            {when}
          </Text>
          <Title order={3}>{title}</Title>
          <Text c="dimmed" maw="46ch" mt="0.625rem">
            {text}
          </Text>
        </li>
      ))}
    </SimpleGrid>
  );
}
