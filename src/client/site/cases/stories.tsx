import { Grid, Group, Image, Text, Title } from '@mantine/core';
import { useContent } from '../../lib/content.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { ClientLogo } from '../../ui/ClientLogo.tsx';
import { narrow, wide } from '../../ui/columns.ts';
import { Facts } from '../../ui/Facts.tsx';
import classes from './stories.module.css';
import { SampleMark } from '../../ui/SampleMark.tsx';
import { noBreak } from '../../ui/noBreak.tsx';
import type { CaseStory } from './cases.ts';

const useLabels = () => useContent('pages/case-studies').labels;

type StoryProps = { story: CaseStory };

export function FeaturedStory({ story }: StoryProps) {
  const labels = useLabels();
  return (
    <article>
      <Group gap="0.25rem 1.25rem" align="baseline" mb="clamp(1.5rem, 3vw, 2.5rem)">
        <Title order={3} size="clamp(1.875rem, 1.4rem + 1.8vw, 2.75rem)">
          {story.company}
        </Title>
        <Text c="dimmed">{story.industry}</Text>
        <SampleMark sample={story.sample} />
      </Group>
      <Grid columnGap="clamp(2rem, 5vw, 4.5rem)" rowGap="clamp(1.5rem, 3vw, 2.5rem)">
        <Grid.Col span={wide}>
          <Image src={story.image} alt="" width={800} height={500} loading="lazy" />
        </Grid.Col>
        <Grid.Col span={narrow}>
          <Account story={story} />
          <ButtonLink mt="1.75rem" href={story.href}>
            {labels.readFullStory}
          </ButtonLink>
        </Grid.Col>
        <Grid.Col span={wide}>
          <Quote story={story} isLarge />
        </Grid.Col>
        <Grid.Col span={narrow}>
          <Results story={story} />
        </Grid.Col>
      </Grid>
    </article>
  );
}

export function Stories({ stories }: { stories: readonly CaseStory[] }) {
  const labels = useLabels();
  return (
    <div className={classes.stories}>
      {stories.map((story) => (
        <article key={story.href} className={classes.story}>
          <Image src={story.image} alt="" width={800} height={500} loading="lazy" />
          <header>
            <Group gap="0.5rem" mb="0.25rem">
              <Text size="sm" c="dimmed">
                {story.industry}
              </Text>
              <SampleMark sample={story.sample} />
            </Group>
            <Title order={3}>{story.company}</Title>
          </header>
          <div>
            <Account story={story} />
          </div>
          <div>
            <Results story={story} />
          </div>
          <Quote story={story} />
          <ButtonLink variant="arrow" href={story.href}>
            {labels.readFullStory}
            <span className="visually-hidden"> of {story.company}</span>
          </ButtonLink>
        </article>
      ))}
    </div>
  );
}

type HeadingProps = { children: string; mt?: string; order?: 3 | 4 };

function Heading({ children, mt = '0', order = 4 }: HeadingProps) {
  return (
    <Title
      order={order}
      mt={mt}
      mb="0.25rem"
      c="var(--tone-accent)"
      fz="sm"
      fw={600}
      lh="md"
      ff="text"
    >
      {children}
    </Title>
  );
}

export function Account({ story, order = 4 }: StoryProps & { order?: 3 | 4 }) {
  const labels = useLabels();
  return (
    <>
      <Heading order={order}>{labels.challenge}</Heading>
      <Text maw="var(--measure)">{noBreak(story.challenge)}</Text>
      <Heading order={order} mt="1rem">
        {labels.solution}
      </Heading>
      <Text maw="var(--measure)">{noBreak(story.solution)}</Text>
    </>
  );
}

function Results({ story }: StoryProps) {
  return (
    <>
      <Heading>{useLabels().results}</Heading>
      <Facts items={story.results} />
    </>
  );
}

export function Quote({ story, isLarge = false }: StoryProps & { isLarge?: boolean }) {
  const { text, name, title } = story.quote;
  return (
    <figure>
      <blockquote>
        <Text variant="quote" fz={isLarge ? 'clamp(1.5rem, 1.2rem + 1.4vw, 2.25rem)' : '1.375rem'}>
          “{text}”
        </Text>
      </blockquote>
      <Group component="figcaption" gap="sm" wrap="nowrap" mt="0.5rem">
        <Text size="sm" c="dimmed">
          <strong>{name}</strong>, {title}
        </Text>
        <ClientLogo logo={story.logo} />
      </Group>
    </figure>
  );
}
