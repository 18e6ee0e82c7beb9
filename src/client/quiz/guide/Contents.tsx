import { Anchor, Text } from '@mantine/core';
import { useRef } from 'react';
import { guidePage } from '../../../shared/content/quizGuide.ts';
import type { GuideSection } from '../../../shared/quiz/guideText.ts';
import folded from './Folded.module.css';
import classes from './Contents.module.css';
import { useCurrentSection } from './useCurrentSection.ts';

type Sections = { sections: readonly Pick<GuideSection, 'id' | 'title'>[] };
type Props = Sections & {
  /** The id of the section that is being read. */
  current: string | undefined;
};

/** The contents beside the text; on phones a line that stays at the top and opens. */
export function Contents({ sections }: Sections) {
  const current = useCurrentSection(sections.map(({ id }) => id));
  return (
    <>
      <nav aria-label={guidePage.contents} className={classes.beside}>
        <Text size="sm" fw={600} c="dimmed" mb="0.5rem">
          {guidePage.contents}
        </Text>
        <Links sections={sections} current={current} />
      </nav>
      <PhoneContents sections={sections} current={current} />
    </>
  );
}

function PhoneContents({ sections, current }: Props) {
  const details = useRef<HTMLDetailsElement>(null);
  const close = () => details.current?.removeAttribute('open');
  return (
    <nav aria-label={guidePage.contents} className={classes.above}>
      <details ref={details}>
        <summary className={`${folded.summary} ${classes.summary}`}>
          <span>{guidePage.contents}</span>
          <span className={classes.current}>
            {sections.find(({ id }) => id === current)?.title}
          </span>
        </summary>
        <Links sections={sections} current={current} onFollow={close} />
      </details>
    </nav>
  );
}

const Links = ({ sections, current, onFollow }: Props & { onFollow?: () => void }) => (
  <ol className={classes.links}>
    {sections.map(({ id, title }) => (
      <li key={id}>
        <Anchor
          href={`#${id}`}
          underline="hover"
          c="var(--tone-text)"
          className={classes.link}
          aria-current={id === current ? 'location' : undefined}
          onClick={onFollow}
        >
          {title}
        </Anchor>
      </li>
    ))}
  </ol>
);
