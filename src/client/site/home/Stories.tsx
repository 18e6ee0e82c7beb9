import {
  type CaseStudy,
  caseStudyTeasers,
  resultLabels,
} from '../../../shared/content/caseStudies.ts';
import { stories } from '../../../shared/content/home.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Section } from '../../ui/Section.tsx';
import { SiteLink } from '../../ui/SiteLink.tsx';
import classes from './Stories.module.css';

export function Stories() {
  return (
    <Section {...stories} tone="white" action={<ButtonLink variant="arrow" {...stories.more} />}>
      <div className={classes.stories}>
        {caseStudyTeasers.map((story) => (
          <Story key={story.id} {...story} />
        ))}
      </div>
    </Section>
  );
}

function Story({ image, industry, company, testimonial, results }: CaseStudy) {
  return (
    <article className={classes.story}>
      <img src={image} alt="" width={800} height={500} loading="lazy" className={classes.image} />
      <div className={classes.words}>
        <p className={classes.industry}>{industry}</p>
        <h3>
          <SiteLink href={stories.more.href} className={classes.link}>
            {company}
          </SiteLink>
        </h3>
        <p className={classes.quote}>“{testimonial}”</p>
        <dl className={classes.results}>
          <Result label={resultLabels.revenue} value={results.revenue} />
          <Result label={resultLabels.leadIncrease} value={results.leadIncrease} />
          <Result label={resultLabels.timeframe} value={results.timeframe} />
        </dl>
      </div>
    </article>
  );
}

function Result({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}
