import {
  Box,
  Center,
  Divider,
  Grid,
  Group,
  Image,
  SimpleGrid,
  Stack,
  Text,
  Title,
} from '@mantine/core';
import type { Content } from '../../shared/content/documents.ts';
import type { Person } from '../../shared/content/pages/about.ts';
import { contentOf, type HeadInput, useContent, useMedia } from '../lib/content.ts';
import { ClosingCta } from '../ui/ClosingCta.tsx';
import { narrow, wide } from '../ui/columns.ts';
import { FounderPortrait } from '../ui/FounderPortrait.tsx';
import { Hero } from '../ui/Hero.tsx';
import { SampleMark } from '../ui/SampleMark.tsx';
import { Section } from '../ui/Section.tsx';
import { SplitSection } from '../ui/SplitSection.tsx';
import { StatsBand } from '../ui/Stats.tsx';
import { noBreak } from '../ui/noBreak.tsx';

export const content = ['pages/about'] as const;

export const head = ({ content }: HeadInput) => contentOf(content, 'pages/about').head;

export function Page() {
  const copy = useContent('pages/about');
  return (
    <>
      <Hero {...copy.hero} />
      <StatsBand label={copy.statsLabel} items={copy.stats} pt="0" />
      <SplitSection {...copy.story} tone="ink" main={<Story {...copy.story} />}>
        <FounderPortrait maw="clamp(12rem, 30vw, 26rem)" />
      </SplitSection>
      {copy.team && (
        <Section {...copy.team}>
          <Team people={copy.team.people} />
        </Section>
      )}
      <Section {...copy.values} tone={copy.team ? 'shade' : 'paper'}>
        <Values items={copy.values.items} />
      </Section>
      <ClosingCta {...copy.closing} layout="stack" />
    </>
  );
}

type About = Content['pages/about'];

function Story({ paragraphs, signature }: Pick<About['story'], 'paragraphs' | 'signature'>) {
  const { founder } = useContent('site');
  const [first, ...rest] = paragraphs;
  return (
    <Stack gap="1.25rem" maw="34rem">
      <Text variant="quote" fz="clamp(1.375rem, 1.2rem + 0.9vw, 1.875rem)" lh={1.25}>
        {first}
      </Text>
      {rest.map((paragraph) => (
        <Text key={paragraph} size="lg" lh={1.65}>
          {noBreak(paragraph)}
        </Text>
      ))}
      <Divider mt="0.75rem" />
      <Group gap="0.5rem">
        <Text size="lg" fw={600}>
          {signature}
        </Text>
        <SampleMark sample={founder.sample} />
      </Group>
    </Stack>
  );
}

const Team = ({ people }: { people: readonly Person[] }) => (
  <SimpleGrid
    component="ul"
    cols={{ base: 2, sm: 3, lg: 4 }}
    spacing="var(--gutter)"
    verticalSpacing="2rem"
    p={0}
    style={{ listStyle: 'none' }}
  >
    {people.map((person) => (
      <Member key={person.name} {...person} />
    ))}
  </SimpleGrid>
);

/** In place of a portrait. */
const initialsOf = (name: string) =>
  name
    .split(/\s+/)
    .map((word) => word.charAt(0))
    .join('')
    .slice(0, 2);

function Member({ name, title, portrait, sample }: Person) {
  const picture = useMedia(portrait);
  return (
    <li>
      <Center
        w="100%"
        maw="12rem"
        mb="0.75rem"
        bg="paper.4"
        style={{ aspectRatio: '4 / 5', overflow: 'hidden' }}
      >
        {picture ? (
          <Image
            src={picture.url}
            alt=""
            width={picture.width ?? 800}
            height={picture.height ?? 1000}
            loading="lazy"
            h="100%"
            fit="cover"
          />
        ) : (
          <Text aria-hidden fz="2.5rem" fw={700} ff="heading" c="dimmed">
            {initialsOf(name)}
          </Text>
        )}
      </Center>
      <Group gap="0.5rem">
        <strong>{name}</strong>
        <SampleMark sample={sample} />
      </Group>
      <Text c="dimmed">{title}</Text>
    </li>
  );
}

function Values({ items }: Pick<About['values'], 'items'>) {
  return (
    <Stack gap={0} variant="ruled" renderRoot={(list) => <ul {...list} />}>
      {items.map(({ title, text }) => (
        <Box component="li" key={title} py="clamp(1.5rem, 3vw, 2.25rem)">
          <Grid columnGap="var(--gutter)" rowGap="0.625rem" align="baseline">
            <Grid.Col span={narrow}>
              <Title order={3} fz="clamp(1.375rem, 1rem + 1.6vw, 2.25rem)">
                {title}
              </Title>
            </Grid.Col>
            <Grid.Col span={wide}>
              <Text c="dimmed" maw="var(--measure)">
                {noBreak(text)}
              </Text>
            </Grid.Col>
          </Grid>
        </Box>
      ))}
    </Stack>
  );
}
