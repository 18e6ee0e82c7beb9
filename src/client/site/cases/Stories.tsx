import type { CaseStudy } from '../../../shared/content/caseStudies.ts';
import { Account, Quote, Results } from './parts.tsx';
import classes from './Stories.module.css';

export function Stories({ stories }: { stories: readonly CaseStudy[] }) {
  return (
    <div className={classes.stories}>
      {stories.map((story) => (
        <article key={story.id} className={classes.story}>
          <img
            src={story.image}
            alt=""
            width={800}
            height={500}
            loading="lazy"
            className={classes.image}
          />
          <header>
            <p className={classes.industry}>{story.industry}</p>
            <h3>{story.company}</h3>
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
