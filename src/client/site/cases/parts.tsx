import { type CaseStudy, resultLabels } from '../../../shared/content/caseStudies.ts';
import { caseStudiesPage } from '../../../shared/content/caseStudiesPage.ts';
import classes from './parts.module.css';

const { labels } = caseStudiesPage;

type StoryProps = { story: CaseStudy };

/** What was wrong and what we did about it. */
export function Account({ story }: StoryProps) {
  return (
    <>
      <h4 className={classes.heading}>{labels.challenge}</h4>
      <p className={classes.text}>{story.challenge}</p>
      <h4 className={classes.heading}>{labels.solution}</h4>
      <p className={classes.text}>{story.solution}</p>
    </>
  );
}

const shown = ['revenue', 'leadIncrease', 'costReduction', 'timeframe'] as const;

export function Results({ story: { results } }: StoryProps) {
  return (
    <>
      <h4 className={classes.heading}>{labels.results}</h4>
      <dl className={classes.results}>
        {shown.map((key) => (
          <div key={key}>
            <dt>{resultLabels[key]}</dt>
            <dd>{results[key]}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

export function Quote({ story, isLarge = false }: StoryProps & { isLarge?: boolean }) {
  const { testimonial, clientName, clientTitle } = story;
  return (
    <figure className={`${classes.quote} ${isLarge ? classes.large : ''}`}>
      <blockquote>“{testimonial}”</blockquote>
      <figcaption>
        <strong>{clientName}</strong>, {clientTitle}
      </figcaption>
    </figure>
  );
}
