import { Text, Title } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import { Fragment, type ReactNode, useLayoutEffect, useRef } from 'react';
import type { GuideBlock as Block, GuideSection } from '../../../shared/quiz/guideText.ts';
import { GuideBlock } from '../GuideBlock.tsx';
import { CostTable } from './CostTable.tsx';
import { ShowNames } from './Entries.tsx';
import folded from './Folded.module.css';
import classes from './GuidePart.module.css';

type Props = GuideSection & {
  number: number;
  start: string | undefined;
  /** Shown above the calendar. */
  calendarForm?: ReactNode;
  /** Shown at the end. */
  footer?: ReactNode;
};

/** A section of the guide; on phones it is folded at first. */
export function GuidePart({ id, title, blocks, number, start, calendarForm, footer }: Props) {
  const details = useFoldedOnPhones();
  return (
    <section id={id} className={classes.part} tabIndex={-1} aria-labelledby={`${id}-title`}>
      <details ref={details} className={`${folded.folded} ${classes.details}`}>
        <summary className={`${folded.summary} ${classes.head}`}>
          <span className={folded.label}>
            <Text
              size="sm"
              fw={600}
              c="var(--tone-accent)"
              className={classes.number}
              component="span"
              display="block"
              aria-hidden
            >
              {String(number).padStart(2, '0')}
            </Text>
            <Title order={2} id={`${id}-title`} className={classes.title}>
              {title}
            </Title>
          </span>
        </summary>
        {blocks.map((block, index) => (
          <Fragment key={index}>
            {block.kind === 'calendar' && calendarForm}
            <PartBlock sectionId={id} title={title} block={block} start={start} />
          </Fragment>
        ))}
        {footer}
      </details>
    </section>
  );
}

const WIDE = '(min-width: 62em)';

/** Wide pages show every section; until this code runs, by CSS. */
function useFoldedOnPhones() {
  const details = useRef<HTMLDetailsElement>(null);
  useLayoutEffect(() => {
    if (!details.current) return;
    if (matchMedia(WIDE).matches) details.current.open = true;
    details.current.dataset.ready = '';
  }, []);
  useWindowEvent('beforeprint', () => details.current?.setAttribute('open', ''));
  return details;
}

type BlockProps = { sectionId: string; title: string; block: Block; start: string | undefined };

/** Names and costs have their own layout. */
function PartBlock({ sectionId, title, block, start }: BlockProps) {
  if (sectionId === 'names' && 'items' in block) return <ShowNames items={block.items} />;
  if (sectionId === 'costs' && 'items' in block)
    return <CostTable items={block.items} label={title} />;
  return <GuideBlock block={block} start={start} />;
}
