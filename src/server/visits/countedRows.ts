import type { SqlEntityManager } from '@mikro-orm/sql';
import { SqliteDriver } from '@mikro-orm/sqlite';
import { type PipelineStep, pipelineSteps } from '../../shared/pipeline.ts';
import { sourceFields } from '../../shared/sourceKeys.ts';
import type { Span } from '../../shared/zonedDates.ts';
import type { CountedField } from './entity.ts';
import { firstVisitColumns } from './firstVisit.ts';

export const countedFields: readonly CountedField[] = [...sourceFields, 'offer'];

type Table = {
  /** The table and the start of the condition, which excludes spam as the lists do. */
  from: string;
  time: string;
  fields: Partial<Record<CountedField, string>>;
  steps: Partial<Record<PipelineStep, string>>;
};

const flag = (condition: string) => `case when ${condition} then 1 else 0 end`;

const tables: Table[] = [
  {
    from: 'visit_counts where',
    time: 'at',
    fields: { source: 'source', campaign: 'campaign', landing: 'landing' },
    steps: {
      visits: `case when kind = 'visit' then count else 0 end`,
      started: `case when kind = 'quizStart' then count else 0 end`,
    },
  },
  {
    from: 'quiz_responses where suspected_spam = false and',
    time: 'created_at',
    fields: firstVisitColumns,
    steps: { finished: '1' },
  },
  {
    from: `leads where status <> 'spam' and`,
    time: 'created_at',
    fields: {
      ...firstVisitColumns,
      offer: `case when offer_type = '' then lead_type else offer_type end`,
    },
    steps: {
      leads: '1',
      calls: flag('asks_for_call'),
      won: flag(`status = 'won'`),
      value: `case when status = 'won' then coalesce(won_value, 0) else 0 end`,
    },
  },
];

/** The sums of all steps, as columns. */
export const sums = pipelineSteps.map((step) => `sum(${step}) as ${step}`).join(', ');

type Selection = { span: Span; field?: CountedField; step?: PipelineStep | undefined };

/**
 * Returns SQL for the rows of a period, with a column for their day, each field and each step. With a
 * field or a step, it reads only tables that have it.
 */
export function countedRows(em: SqlEntityManager, { span, field, step }: Selection) {
  const isSqlite = em.getDriver() instanceof SqliteDriver;
  const dayOf = (time: string) =>
    isSqlite ? `${time} / 86400000` : `cast(floor(extract(epoch from ${time}) / 86400) as integer)`;
  const read = tables.filter(
    ({ fields, steps }) => (!field || fields[field]) && (!step || steps[step]),
  );
  const selects = read.map(({ from, time, fields, steps }) => {
    const columns = [
      `${dayOf(time)} as day`,
      ...countedFields.map((name) => `${fields[name] ?? 'cast(null as text)'} as ${name}`),
      ...pipelineSteps.map((name) => `${steps[name] ?? '0'} as ${name}`),
    ];
    return `select ${columns.join(', ')} from ${from} ${time} >= ? and ${time} < ?`;
  });
  return {
    sql: selects.join(' union all '),
    values: read.flatMap(() => [span.since, span.before]),
  };
}
