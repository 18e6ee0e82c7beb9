import { Anchor, Text } from '@mantine/core';
import { useRef, useEffect, useState } from 'react';
import type { GuideSection } from '../../../shared/quiz/guideText.ts';
import { useContent } from '../../lib/content.ts';
import folded from './Folded.module.css';
import classes from './Contents.module.css';

/** A line below the header: the section that crosses it is the one that is being read. */
const READING_LINE = '-30% 0px -70% 0px';

/** Returns the id of the section that is being read; `undefined` above the first. */
function useCurrentSection(ids: readonly string[]) {
  const [current, setCurrent] = useState<string>();
  const joined = ids.join(' ');
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries)
          setCurrent((before) =>
            isIntersecting ? target.id : before === target.id ? undefined : before,
          );
      },
      { rootMargin: READING_LINE },
    );
    for (const id of joined.split(' ')) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [joined]);
  return current;
}

type Sections = { sections: readonly Pick<GuideSection, 'id' | 'title'>[] };
type Props = Sections & {
  /** The id of the section that is being read. */
  current: string | undefined;
};

/** The contents beside the text; on phones a line that stays at the top and opens. */
export function Contents({ sections }: Sections) {
  const { contents } = useContent('pages/guide');
  const current = useCurrentSection(sections.map(({ id }) => id));
  return (
    <>
      <nav aria-label={contents} className={classes.beside}>
        <Text size="sm" fw={600} c="dimmed" mb="0.5rem">
          {contents}
        </Text>
        <Links sections={sections} current={current} />
      </nav>
      <PhoneContents sections={sections} current={current} />
    </>
  );
}

function PhoneContents({ sections, current }: Props) {
  const { contents } = useContent('pages/guide');
  const details = useRef<HTMLDetailsElement>(null);
  const close = () => details.current?.removeAttribute('open');
  return (
    <nav aria-label={contents} className={classes.above}>
      <details ref={details}>
        <summary className={`${folded.summary} ${classes.summary}`}>
          <span>{contents}</span>
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
          onClick={() => {
            document.getElementById(id)?.querySelector('details')?.setAttribute('open', '');
            onFollow?.();
          }}
        >
          {title}
        </Anchor>
      </li>
    ))}
  </ol>
);
