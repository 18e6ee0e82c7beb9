import { Box, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { type Brief, type BriefFacts, factRows } from '../../../../shared/brief.ts';
import { briefHeadings } from '../../../../shared/content/briefHeadings.ts';
import { localDate } from '../../../../shared/dates.ts';
import classes from './BriefSheet.module.css';

type Props = {
  facts: BriefFacts;
  /** Missing before the brief is written. */
  content?: Brief | undefined;
  savedAt?: string;
  /** While the form is open, the sheet is rendered only for printing. */
  isPrintOnly?: boolean;
};

/** The brief on one page, as it is read and printed. */
export const BriefSheet = ({ facts, content, savedAt, isPrintOnly = false }: Props) => (
  <Box className={isPrintOnly ? `${classes.sheet} ${classes.printOnly}` : classes.sheet}>
    <Title order={2} className={classes.name} aria-hidden>
      {facts.name || 'Brief for the call'}
      {savedAt && (
        <Text span size="xs" c="dimmed">
          {' '}
          {localDate(savedAt)}
        </Text>
      )}
    </Title>
    <Facts facts={facts} />
    {content && <Content content={content} />}
  </Box>
);

function Facts({ facts }: { facts: BriefFacts }) {
  const { message, answers, gaps } = facts;
  return (
    <section aria-label="On record">
      <Rows rows={factRows(facts)} />
      {message && <p>“{message}”</p>}
      {answers.length > 0 && (
        <Rows
          className={classes.answers}
          rows={answers.map(({ question, answer }) => ({ label: question, value: answer }))}
        />
      )}
      {gaps.map((gap) => (
        <p key={gap}>
          <strong>{gap}</strong>
        </p>
      ))}
    </section>
  );
}

type Row = { label: string; value: string; isLong?: boolean };
type RowsProps = { rows: readonly Row[]; className?: string };

const Rows = ({ rows, className = '' }: RowsProps) => (
  <dl className={`${classes.facts} ${className}`}>
    {rows.map(({ label, value, isLong }) => (
      <div key={label} className={isLong ? classes.long : undefined}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);

const Content = ({ content }: { content: Brief }) => (
  <>
    <Part title={briefHeadings.situation}>
      <p>{content.situation}</p>
    </Part>
    <Part title={briefHeadings.market}>
      <p>{content.market}</p>
    </Part>
    <Part title={briefHeadings.questions}>
      <ol>
        {content.questions.map((question, index) => (
          <li key={index}>{question}</li>
        ))}
      </ol>
    </Part>
    <Part title={briefHeadings.episodes}>
      <ol>
        {content.episodes.map(({ title, note }, index) => (
          <li key={index}>
            <strong>{title}</strong> {note}
          </li>
        ))}
      </ol>
    </Part>
    <Part title={briefHeadings.objections}>
      <ol>
        {content.objections.map(({ objection, reply }, index) => (
          <li key={index}>
            <strong>{objection}</strong> {reply}
          </li>
        ))}
      </ol>
    </Part>
  </>
);

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section aria-label={title}>
    <h2>{title}</h2>
    {children}
  </section>
);
