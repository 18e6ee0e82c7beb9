import { guidePage as copy } from '../../shared/content/quizGuide.ts';
import type { GuideView } from '../../shared/quiz/guideText.ts';
import { Button, Group, Paper, Text, Title } from '@mantine/core';
import { Hero } from '../ui/Hero.tsx';
import { LongRead, LongReadPart } from '../ui/LongRead.tsx';
import { CallLink } from './CallLink.tsx';
import classes from './Guide.module.css';
import { GuideBlock } from './GuideBlock.tsx';

export function Guide({ name, summary, sections }: GuideView) {
  return (
    <article className={classes.guide}>
      <Hero
        label={copy.label}
        title={copy.titleFor(name)}
        text={summary}
        note={copy.private}
        control={
          <Group gap="0.75rem" data-screen-only>
            <CallLink />
            <Button variant="outline" data-needs-script onClick={() => window.print()}>
              {copy.print}
            </Button>
          </Group>
        }
      />
      <LongRead contents={copy.contents} parts={sections} isNumbered>
        {sections.map(({ id, title, blocks }) => (
          <LongReadPart key={id} id={id} title={title}>
            {blocks.map((block, index) => (
              <GuideBlock key={index} block={block} />
            ))}
          </LongReadPart>
        ))}
        <Closing />
      </LongRead>
    </article>
  );
}

function Closing() {
  const { title, text } = copy.closing;
  return (
    <Paper
      component="aside"
      p="clamp(1.5rem, 3vw, 2.5rem)"
      data-tone="white"
      data-screen-only
      aria-label={title}
    >
      <Title order={2} size="clamp(1.5rem, 1.3rem + 0.8vw, 2rem)" lh={1.12}>
        {title}
      </Title>
      <Text maw="56ch" mt="1.25rem" mb="1.5rem">
        {text}
      </Text>
      <CallLink />
    </Paper>
  );
}
