import { Container, Grid, List, Text, Title } from '@mantine/core';
import { hero, type sections as policySections } from '../../../shared/content/privacy.ts';
import { RichText } from '../../ui/RichText.tsx';
import { Contents } from '../../ui/Contents.tsx';
import classes from './Policy.module.css';

type Sections = typeof policySections;

/** The policy beside its table of contents. */
export function Policy({ sections }: { sections: Sections }) {
  return (
    <Container pt="clamp(3rem, 6vw, 5rem)" pb="var(--section-space)">
      <Grid gap="clamp(2rem, 5vw, 4rem)">
        <Grid.Col span={{ base: 12, md: 4 }}>
          <Contents label={hero.contents} sections={sections} className={classes.contents} />
        </Grid.Col>
        <Grid.Col span={{ base: 12, md: 8 }}>
          {sections.map((section) => (
            <PolicySection key={section.id} {...section} />
          ))}
        </Grid.Col>
      </Grid>
    </Container>
  );
}

function PolicySection({ id, title, paragraphs, list }: Sections[number]) {
  const [first, ...rest] = paragraphs;
  return (
    <section id={id} className={classes.section} tabIndex={-1} aria-labelledby={`${id}-title`}>
      <Title order={2} id={`${id}-title`} size="clamp(1.5rem, 1.3rem + 0.8vw, 2rem)" lh={1.12}>
        {title}
      </Title>
      {first && <Paragraph parts={first} />}
      {list && (
        <List mt="1rem" maw="68ch" spacing="0.5rem">
          {list.map((item) => (
            <List.Item key={item}>{item}</List.Item>
          ))}
        </List>
      )}
      {rest.map((parts, index) => (
        <Paragraph key={index} parts={parts} />
      ))}
    </section>
  );
}

const Paragraph = ({ parts }: { parts: Sections[number]['paragraphs'][number] }) => (
  <Text mt="1rem" maw="68ch">
    <RichText parts={parts} />
  </Text>
);
