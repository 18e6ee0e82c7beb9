import { Image, Text, Title } from '@mantine/core';
import type { CaseStudy } from '../../../shared/content/caseStudies.ts';
import { Account, Quote, Results } from './parts.tsx';
import classes from './Stories.module.css';

export function Stories({ stories }: { stories: readonly CaseStudy[] }) {
  return (
    <div className={classes.stories}>
      {stories.map((story) => (
        <article key={story.id} className={classes.story}>
          <Image src={story.image} alt="" width={800} height={500} loading="lazy" />
          <header>
            <Text size="sm" c="dimmed" mb="0.25rem">
              {story.industry}
            </Text>
            <Title order={3}>{story.company}</Title>
          </header>
          <div>
            <Account story={story} />
          </div>
          <div>
            <Results story={story} />
          </div>
          <Quote story={story} />
        </article>
      ))}
    </div>
  );
}
