import type { SqlEntityManager } from '@mikro-orm/sql';
import { toDateRange } from '../../shared/leads/filter.ts';
import { type PipelineStep, pipelineSteps } from '../../shared/pipeline.ts';
import { sourceFields, type SourceKeys } from '../../shared/sourceKeys.ts';
import type { Span } from '../../shared/zonedDates.ts';
import { DAY_MS } from '../../shared/durations.ts';
import { countClosedDays, type Days } from './countDays.ts';
import { countedRows, sums } from './countedRows.ts';
import type { CountedField } from './entity.ts';

export type Counts = Record<PipelineStep, number>;
/** The end of the year 9999, the latest time that Postgres parses. */
const LATEST = new Date(Date.UTC(10_000, 0) - 1);

type Selection = {
  field: CountedField;
  span: Span;
  /** The only key that is counted. */
  key?: string | undefined;
  /** The only step that is counted. */
  step?: PipelineStep;
};

/**
 * Counts the steps in a period by the keys of a field. Whole days in UTC have been counted before; the
 * rest of the period is counted now.
 */
export async function sumDays(em: SqlEntityManager, { field, span, key, step }: Selection) {
  const openDay = await countClosedDays(em);
  const end = Math.min(Math.floor(span.before.getTime() / DAY_MS), openDay);
  const start = Math.min(Math.ceil(span.since.getTime() / DAY_MS), end);
  const ofKey = (column: string) => ({
    sql: key === undefined ? '' : `and ${column} = ?`,
    values: key === undefined ? [] : [key],
  });
  const stored = ofKey('key');
  const rows = await em.execute<Row[]>(
    `select key as name, ${sums} from day_counts
     where field = ? and day >= ? and day < ? ${stored.sql} group by 1`,
    [field, start, end, ...stored.values],
  );
  for (const part of partsAround(span, { start, end })) {
    const { sql, values } = countedRows(em, { span: part, field, step });
    const counted = ofKey(field);
    const found = await em.execute<Row[]>(
      `select ${field} as name, ${sums} from (${sql}) as counted where true ${counted.sql} group by 1`,
      [...values, ...counted.values],
    );
    rows.push(...found);
  }
  return merge(rows);
}

/**
 * Counts a step in the days of a filter, with one key at most; `undefined` when the filter has several
 * keys.
 */
export async function countInDays(em: SqlEntityManager, filter: DayFilter, step: PipelineStep) {
  const [field = 'source', ...more] = sourceFields.filter((one) => filter[one] !== undefined);
  if (more.length > 0) return undefined;
  const { since = new Date(0), before = LATEST } = toDateRange(filter);
  const counts = await sumDays(em, { field, key: filter[field], span: { since, before }, step });
  return [...counts.values()].reduce((sum, one) => sum + one[step], 0);
}
type DayFilter = { [Key in keyof SourceKeys]?: string | undefined } & Parameters<
  typeof toDateRange
>[0];

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
