import { Text, Title } from '@mantine/core';
import { Fragment, type ReactNode } from 'react';
import type { GuideBlock as Block, GuideSection } from '../../../shared/quiz/guideText.ts';
import { GuideBlock } from '../GuideBlock.tsx';
import { CostTable } from './CostTable.tsx';
import { ShowNames } from './Entries.tsx';
import classes from './GuidePart.module.css';

type Props = GuideSection & {
  number: number;
  start: string | undefined;
  /** Shown above the calendar. */
  calendarForm?: ReactNode;
  /** Shown at the end. */
  footer?: ReactNode;
};

/** A section of the guide. */
export const GuidePart = ({ id, title, blocks, number, start, calendarForm, footer }: Props) => (
  <section id={id} className={classes.part} tabIndex={-1} aria-labelledby={`${id}-title`}>
    <header className={classes.head}>
      <Text size="sm" fw={600} c="var(--tone-accent)" className={classes.number} aria-hidden>
        {String(number).padStart(2, '0')}
      </Text>
      <Title order={2} id={`${id}-title`} className={classes.title}>
        {title}
      </Title>
    </header>
    {blocks.map((block, index) => (
      <Fragment key={index}>
        {block.kind === 'calendar' && calendarForm}
        <PartBlock sectionId={id} title={title} block={block} start={start} />
      </Fragment>
    ))}
    {footer}
  </section>
);

type BlockProps = { sectionId: string; title: string; block: Block; start: string | undefined };

/** Names and costs have their own layout. */
function PartBlock({ sectionId, title, block, start }: BlockProps) {
  if (sectionId === 'names' && 'items' in block) return <ShowNames items={block.items} />;
  if (sectionId === 'costs' && 'items' in block)
    return <CostTable items={block.items} label={title} />;
  return <GuideBlock block={block} start={start} />;
}
