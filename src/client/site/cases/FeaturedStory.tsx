import type { CaseStudy } from '../../../shared/content/caseStudies.ts';
import { caseStudiesPage } from '../../../shared/content/caseStudiesPage.ts';
import { Button } from '@mantine/core';
import classes from './FeaturedStory.module.css';
import { Account, Quote, Results } from './parts.tsx';

export function FeaturedStory({ story }: { story: CaseStudy }) {
  return (
    <article className={classes.story}>
      <header className={classes.header}>
        <h3 className={classes.company}>{story.company}</h3>
        <p className={classes.industry}>{story.industry}</p>
      </header>
      <img
        src={story.image}
        alt=""
        width={800}
        height={500}
        loading="lazy"
        className={classes.image}
      />
      <div>
        <Account story={story} />
        {/* The whole story stands here; the specification wants the button all the same. */}
        <Button className={classes.button}>{caseStudiesPage.labels.readFullStory}</Button>
      </div>
      <Quote story={story} isLarge />
      <div>
        <Results story={story} />
      </div>
    </article>
  );
}
