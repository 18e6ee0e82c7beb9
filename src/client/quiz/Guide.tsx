import { guidePage as copy } from '../../shared/content/quizGuide.ts';
import type { GuideSection, GuideView } from '../../shared/quiz/guideText.ts';
import { Button } from '@mantine/core';
import { Contents } from '../ui/Contents.tsx';
import { Hero } from '../ui/Hero.tsx';
import { CallLink } from './CallLink.tsx';
import classes from './Guide.module.css';
import { GuideBlock } from './GuideBlock.tsx';

/** A whole guide, to read and to print. */
export function Guide({ name, summary, sections }: GuideView) {
  return (
    <article className={classes.guide}>
      <Hero
        label={copy.label}
        title={copy.titleFor(name)}
        text={summary}
        note={copy.private}
        control={
          <div className={classes.actions}>
            <CallLink />
            <Button variant="outline" className={classes.print} onClick={() => window.print()}>
              {copy.print}
            </Button>
          </div>
        }
      />
      <div className={classes.body}>
        <Contents
          label={copy.contents}
          sections={sections}
          className={classes.contents}
          isNumbered
        />
        <div>
          {sections.map((section) => (
            <Section key={section.id} {...section} />
          ))}
          <Closing />
        </div>
      </div>
    </article>
  );
}

function Section({ id, title, blocks }: GuideSection) {
  return (
    <section id={id} className={classes.section} tabIndex={-1} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className={classes.title}>
        {title}
      </h2>
      {blocks.map((block, index) => (
        <GuideBlock key={index} block={block} />
      ))}
    </section>
  );
}

function Closing() {
  const { title, text } = copy.closing;
  return (
    <aside className={classes.closing} data-tone="white" aria-label={title}>
      <h2 className={classes.title}>{title}</h2>
      <p>{text}</p>
      <CallLink />
    </aside>
  );
}
