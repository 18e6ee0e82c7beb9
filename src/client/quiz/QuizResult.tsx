import { useEffect } from 'react';
import { quizNotices, quizResultPage as copy } from '../../shared/content/quizPage.ts';
import { results } from '../../shared/quiz/results.ts';
import { Button } from '@mantine/core';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { CheckList } from '../ui/CheckList.tsx';
import { Hero } from '../ui/Hero.tsx';
import { CallLink } from './CallLink.tsx';
import classes from './QuizResult.module.css';
import type { Outcome } from './store.ts';
import { finish } from './useSteps.ts';

/** What the answers say, and what comes next. */
export function QuizResult({ outcome }: { outcome: Outcome }) {
  const result = results.find(({ type }) => type === outcome.type);
  useEffect(() => {
    document.getElementById('main')?.focus({ preventScroll: true });
    window.scrollTo({ top: 0, behavior: 'instant' });
  }, []);
  if (!result) return null;
  return (
    <div className={classes.result}>
      <Hero
        label={copy.label}
        title={result.title}
        text={result.description}
        control={<CallLink />}
      >
        {outcome.message && <Complete {...outcome} />}
      </Hero>
      <div className={classes.lists}>
        <section className={classes.list} aria-labelledby="quiz-recommendations">
          <h2 id="quiz-recommendations" className={classes.title}>
            {copy.recommendations}
          </h2>
          <CheckList items={result.recommendations} />
        </section>
        <section className={classes.list} aria-labelledby="quiz-next-steps">
          <h2 id="quiz-next-steps" className={classes.title}>
            {copy.nextSteps}
          </h2>
          <ol className={classes.steps}>
            {result.nextSteps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </section>
        <Button variant="outline" className={classes.again} onClick={() => finish()}>
          {copy.again}
        </Button>
      </div>
    </div>
  );
}

function Complete({ message, emailWarning, guideUrl }: Outcome) {
  const { title } = quizNotices.complete;
  return (
    <aside className={classes.complete} data-tone="white" aria-label={title}>
      <h2 className={classes.completeTitle}>{title}</h2>
      <p>{message}</p>
      {emailWarning && (
        <p className={classes.warning}>
          <strong>{quizNotices.emailStatus}:</strong> {emailWarning}
        </p>
      )}
      {guideUrl && (
        <ButtonLink href={guideUrl} variant="outline" newTab className={classes.guide}>
          {copy.openGuide}
        </ButtonLink>
      )}
    </aside>
  );
}
