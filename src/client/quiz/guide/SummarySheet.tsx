import { Anchor, Text, Title } from '@mantine/core';
import { fill } from '../../../shared/fill.ts';
import type { GuideBlock, GuideSection, GuideView } from '../../../shared/quiz/guideText.ts';
import { useContent } from '../../lib/content.ts';
import { HoursWave } from './HoursWave.tsx';
import { noBreak } from '../../ui/noBreak.tsx';
import classes from './SummarySheet.module.css';

type Props = Pick<GuideView, 'summary' | 'sections'> & {
  section: GuideSection;
  start: string | undefined;
};

const label = { fz: 'sm', fw: 600, lh: 1.4, c: 'dimmed' } as const;

/** The guide on one page, to pin to the wall. */
export function SummarySheet({ section, summary, sections, start }: Props) {
  const copy = useContent('pages/guide');
  const blocksOf = (id: string) => sections.find((one) => one.id === id)?.blocks ?? [];
  const [name, ...others] = blocksOf('names').flatMap(itemsOf);
  const calendar = blocksOf('calendar').find((block) => block.kind === 'calendar');
  return (
    <section
      id={section.id}
      className={classes.sheet}
      data-tone="white"
      tabIndex={-1}
      aria-labelledby={`${section.id}-title`}
    >
      <header className={classes.head}>
        <Title order={2} id={`${section.id}-title`} ff="text" lts={0} {...label}>
          {section.title}
        </Title>
        {name && (
          <p className={classes.name}>
            <span className="visually-hidden">{copy.workingTitle}: </span>
            {noBreak(name.title)}
          </p>
        )}
        {others.length > 0 && (
          <Text size="sm" c="dimmed" mt="0.75rem" data-screen-only>
            {copy.workingTitle}.{' '}
            <Anchor href="#names" c="var(--tone-text)">
              {fill(copy.otherNames, { count: others.length })}
            </Anchor>
          </Text>
        )}
      </header>
      <dl className={classes.rows}>
        <Row title={copy.labels.audience} text={summary} isWide />
        {section.blocks.flatMap(itemsOf).map(({ title, facts }) => (
          <Row key={title} title={title} text={facts.map(({ text }) => text).join(' ')} />
        ))}
      </dl>
      {calendar && <HoursWave weeks={calendar.weeks} start={start} />}
    </section>
  );
}

const itemsOf = (block: GuideBlock) => ('items' in block ? block.items : []);

type RowProps = { title: string; text: string; isWide?: boolean };

const Row = ({ title, text, isWide }: RowProps) => (
  <div className={classes.row} data-wide={isWide || undefined}>
    <Text component="dt" {...label}>
      {title}
    </Text>
    <dd>{text}</dd>
  </div>
);
