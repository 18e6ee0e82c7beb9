import type { SqlEntityManager } from '@mikro-orm/sql';
import type { PipelineDimension, PipelineStep } from '../../../shared/pipeline.ts';
import type { Span } from '../../../shared/zonedDates.ts';
import { touchColumns } from '../../analytics/firstTouch.ts';

type Counted = { key: string; figures: Partial<Record<PipelineStep, number>> };

/** Articles are among the landing pages. */
const fieldOf = (by: PipelineDimension) => (by === 'article' ? 'landing' : by);

const countIf = (condition: string) => `sum(case when ${condition} then 1 else 0 end)`;
const orZero = (sum: string) => `coalesce(${sum}, 0)`;

/** Counts every step of the report in a period, by the keys of a dimension. */
export async function countSpan(
  em: SqlEntityManager,
  by: PipelineDimension,
  { since, before }: Span,
): Promise<Counted[]> {
  const field = fieldOf(by);
  const count = async (table: Table, key: string) => {
    const { steps, from, time } = tables[table];
    const columns = Object.entries(steps).map(([step, sql]) => `${sql} as ${step}`);
    const rows = await em.execute<Record<string, string | number>[]>(
      `select ${key} as name, ${columns.join(', ')}
       from ${from} ${time} >= ? and ${time} < ? group by 1`,
      [since, before],
    );
    return rows.map(({ name, ...figures }) => ({
      key: String(name),
      figures: Object.fromEntries(
        Object.entries(figures).map(([step, value]) => [step, Number(value)]),
      ),
    }));
  };
  return [
    ...(await count('visits', field)),
    ...(await count('responses', touchColumns[field])),
    ...(await count('leads', touchColumns[field])),
  ];
}

type Source = {
  steps: Partial<Record<PipelineStep, string>>;
  /** The table and the start of the condition, which excludes spam as the lists do. */
  from: string;
  time: string;
};
type Table = keyof typeof tables;

/** Columns of indexes only: a year may have a million leads. */
const tables = {
  visits: {
    steps: {
      visits: orZero(`sum(case when kind = 'visit' then count end)`),
      started: orZero(`sum(case when kind = 'quizStart' then count end)`),
    },
    from: 'visit_counts where',
    time: 'at',
  },
  responses: {
    steps: { finished: 'count(*)' },
    from: 'quiz_responses where suspected_spam = false and',
    time: 'created_at',
  },
  leads: {
    steps: {
      leads: 'count(*)',
      calls: countIf('asks_for_call'),
      won: countIf(`status = 'won'`),
      value: orZero(`sum(case when status = 'won' then won_value end)`),
    },
    from: `leads where status <> 'spam' and`,
    time: 'created_at',
  },
} satisfies Record<string, Source>;
