import { Button, Grid, Group, Image, Text, Title } from '@mantine/core';
import type { CaseStudy } from '../../../shared/content/caseStudies.ts';
import { caseStudiesPage } from '../../../shared/content/caseStudiesPage.ts';
import { narrow, wide } from '../../ui/columns.ts';
import { Account, Quote, Results } from './parts.tsx';

export function FeaturedStory({ story }: { story: CaseStudy }) {
  return (
    <article>
      <Group gap="0.25rem 1.25rem" align="baseline" mb="clamp(1.5rem, 3vw, 2.5rem)">
        <Title order={3} size="clamp(1.875rem, 1.4rem + 1.8vw, 2.75rem)">
          {story.company}
        </Title>
        <Text c="dimmed">{story.industry}</Text>
      </Group>
      <Grid columnGap="clamp(2rem, 5vw, 4.5rem)" rowGap="clamp(1.5rem, 3vw, 2.5rem)">
        <Grid.Col span={wide}>
          <Image src={story.image} alt="" width={800} height={500} loading="lazy" />
        </Grid.Col>
        <Grid.Col span={narrow}>
          <Account story={story} />
          {/* The whole story stands here; the specification wants the button all the same. */}
          <Button mt="1.75rem">{caseStudiesPage.labels.readFullStory}</Button>
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
