import { hero, type sections as policySections } from '../../../shared/content/privacy.ts';
import { RichText } from '../../ui/RichText.tsx';
import { Contents } from '../../ui/Contents.tsx';
import classes from './Policy.module.css';

type Sections = typeof policySections;

/** The policy beside its table of contents. */
export function Policy({ sections }: { sections: Sections }) {
  return (
    <div className={classes.policy}>
      <Contents label={hero.contents} sections={sections} className={classes.contents} />
      <div>
        {sections.map((section) => (
          <PolicySection key={section.id} {...section} />
        ))}
      </div>
    </div>
  );
}

function PolicySection({ id, title, paragraphs, list }: Sections[number]) {
  const [first, ...rest] = paragraphs;
  return (
    <section id={id} className={classes.section} tabIndex={-1} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className={classes.title}>
        {title}
      </h2>
      {first && (
        <p>
          <RichText parts={first} />
        </p>
      )}
      {list && (
        <ul>
          {list.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      )}
      {rest.map((parts, index) => (
        <p key={index}>
          <RichText parts={parts} />
        </p>
      ))}
    </section>
  );
}
