import { Group, SimpleGrid, Text, Title, Grid, List, Paper, Stack } from '@mantine/core';
import type {
  PieceType,
  Side,
  Storyboard as StoryboardFields,
} from '../../../shared/content/services/contentRepurposing.ts';
import { useContent } from '../../lib/content.ts';
import { fill } from '../../../shared/fill.ts';
import { Hero } from '../../ui/Hero.tsx';
import { Section } from '../../ui/Section.tsx';
import { StatsBand } from '../../ui/Stats.tsx';
import { Steps } from '../../ui/Steps.tsx';
import { piecesOf, Storyboard } from './repurposing/Storyboard.tsx';
import { SampleNote } from './SampleNote.tsx';
import { ServiceForm } from './ServiceForm.tsx';
import { serviceHead } from './serviceHead.ts';
import { CheckList } from '../../ui/CheckList.tsx';
import { narrow, wide } from '../../ui/columns.ts';
import classes from './BeforeAfter.module.css';

function BeforeAfter({ before, after }: { before: Side; after: Side }) {
  return (
    <Grid gap={0}>
      <Grid.Col span={narrow}>
        <Paper p="clamp(1.5rem, 3.5vw, 3rem)" h="100%" c="dimmed" mod={{ joined: 'start' }}>
          <Stack gap="1.5rem">
            <Title order={3}>{before.title}</Title>
            <List variant="check" className={classes.list}>
              {before.points.map((point) => (
                <List.Item key={point}>{point}</List.Item>
              ))}
            </List>
          </Stack>
        </Paper>
      </Grid.Col>
      <Grid.Col span={wide}>
        <Paper
          p="clamp(1.5rem, 3.5vw, 3rem)"
          h="100%"
          withBorder={false}
          data-tone="ink"
          mod={{ joined: 'end' }}
        >
          <Stack gap="1.5rem" fz="lg">
            <Title order={3}>{after.title}</Title>
            <CheckList items={after.points} />
          </Stack>
        </Paper>
      </Grid.Col>
    </Grid>
  );
}

const picture = { src: '/images/services/content-repurposing.svg', width: 800, height: 600 };

export const content = ['services/content-repurposing', 'services/sample-show'] as const;

export const head = serviceHead('content-repurposing');

export function Page() {
  const copy = useContent('services/content-repurposing');
  const { storyboard, types } = copy;
  const values = { minutes: storyboard.minutes, ...totals(storyboard) };
  return (
    <>
      <Hero {...copy.hero} picture={picture} />
      <StatsBand {...copy.stats} tone="shade" />
      <Section {...storyboard} title={fill(storyboard.title, values)}>
        <Storyboard {...storyboard} types={types.items} />
        <SampleNote service="content-repurposing" text={storyboard.legend} />
      </Section>
      <Section {...types} tone="shade">
        <ContentTypes items={types.items} passages={storyboard.passages} />
      </Section>
      <Section {...copy.process} layout="side">
        <Steps items={copy.process.steps} layout="rows" />
      </Section>
      <Section {...copy.change} tone="shade">
        <BeforeAfter {...copy.change} />
      </Section>
      <ServiceForm {...copy.form} service="content-repurposing" isReversed />
    </>
  );
}

/** How many pieces the sample episode has, and on how many days. */
function totals({ passages }: StoryboardFields) {
  const pieces = piecesOf(passages);
  return { pieces: pieces.length, days: Math.max(...pieces.map(({ day }) => day)) };
}

type ContentTypesProps = { items: readonly PieceType[]; passages: StoryboardFields['passages'] };

/** Each type with how many pieces of it the sample episode has. */
function ContentTypes({ items, passages }: ContentTypesProps) {
  return (
    <SimpleGrid
      cols={{ base: 1, xs: 2, md: 3 }}
      spacing="var(--gutter)"
      verticalSpacing={{ base: '1rem', md: '2.25rem' }}
      renderRoot={(list) => <ul {...list} />}
    >
      {items.map(({ kind, title, text }) => (
        <Group
          component="li"
          key={kind}
          gap={0}
          align="baseline"
          wrap="nowrap"
          pt="1rem"
          style={{ borderTop: '1px solid var(--tone-edge)' }}
        >
          <Text variant="figure" fz="clamp(2.25rem, 1.6rem + 2vw, 3.5rem)" flex="0 0 4.5rem">
            {piecesOf(passages, kind).length}
          </Text>
          <div>
            <Title order={3} size="h4" mb="0.25rem">
              {title}
            </Title>
            <Text c="dimmed" maw="46ch">
              {text}
            </Text>
          </div>
        </Group>
      ))}
    </SimpleGrid>
  );
}
