import type { SqlEntityManager } from '@mikro-orm/sql';
import { type PipelineStep, pipelineSteps } from '../../shared/pipeline.ts';
import type { Span } from '../../shared/zonedDates.ts';
import { DAY_MS } from '../durations.ts';
import { countClosedDays, type Days } from './countDays.ts';
import { countedRows, sums } from './countedRows.ts';
import type { CountedField } from './entity.ts';

export type Counts = Record<PipelineStep, number>;
type Selection = { field: CountedField; span: Span; key?: string | undefined };

/**
 * Counts every step in a period by the keys of a field. Whole days in UTC have been counted before; the
 * rest of the period is counted now.
 */
export async function sumDays(em: SqlEntityManager, { field, span, key }: Selection) {
  const openDay = await countClosedDays(em);
  const end = Math.min(Math.floor(span.before.getTime() / DAY_MS), openDay);
  const start = Math.min(Math.ceil(span.since.getTime() / DAY_MS), end);
  const rows = await sumUp(em, key, {
    name: 'key',
    from: 'day_counts',
    where: 'field = ? and day >= ? and day < ?',
    values: [field, start, end],
  });
  for (const part of partsAround(span, { start, end })) {
    const { sql, values } = countedRows(em, part);
    const from = `(${sql}) as counted`;
    rows.push(
      ...(await sumUp(em, key, { name: field, from, where: `${field} is not null`, values })),
    );
  }
  return merge(rows);
}

type Source = { name: string; from: string; where: string; values: unknown[] };

function sumUp(
  em: SqlEntityManager,
  key: string | undefined,
  { name, from, where, values }: Source,
) {
  const select = `select ${name} as name, ${sums} from ${from} where ${where}`;
  return key === undefined
    ? em.execute<Row[]>(`${select} group by 1`, values)
    : em.execute<Row[]>(`${select} and ${name} = ? group by 1`, [...values, key]);
}

type Row = { name: string } & Record<PipelineStep, number | string>;

function merge(rows: Row[]) {
  const merged = new Map<string, Counts>();
  for (const row of rows) {
    const counts = merged.get(row.name) ?? noCounts();
    merged.set(row.name, counts);
    for (const step of pipelineSteps) counts[step] += Number(row[step]);
  }
  return merged;
}

export const noCounts = (): Counts => ({
  visits: 0,
  started: 0,
  finished: 0,
  leads: 0,
  calls: 0,
  won: 0,
  value: 0,
});

const spanOf = ({ start, end }: Days): Span => ({
  since: new Date(start * DAY_MS),
  before: new Date(end * DAY_MS),
});

/** Returns what a period has before and after whole days. */
function partsAround(span: Span, days: Days): Span[] {
  if (days.start === days.end) return [span];
  const { since, before } = spanOf(days);
  return [
    { since: span.since, before: since },
    { since: before, before: span.before },
  ].filter((part) => part.since < part.before);
}
