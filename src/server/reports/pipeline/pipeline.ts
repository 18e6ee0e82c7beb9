import type { SqlEntityManager } from '@mikro-orm/sql';
import { addDays } from '../../../shared/dates.ts';
import {
  type Figures,
  MAX_PIPELINE_ROWS,
  type Pipeline,
  type PipelineDimension,
  type PipelineQuery,
  pipelineSteps,
} from '../../../shared/pipeline.ts';
import { dayInZone, type Span, spanOfDays } from '../../../shared/zonedDates.ts';
import { noCounts, sumDays } from '../../visits/dayCounts.ts';
import { oldestVisitCount, OTHER } from '../../visits/visitCounts.ts';
import { BlogPostEntity } from '../../blog/entity.ts';

type Period = keyof Figures;
type Row = Figures & { key: string; title: string };

/**
 * Returns the report from visits to won leads by the first visit. Leads and responses are those
 * created within the range, with what has become of them since.
 */
export async function readPipeline(em: SqlEntityManager, query: PipelineQuery) {
  const { by, zone, days, sort, isAscending } = query;
  const to = dayInZone(zone);
  const from = addDays(to, 1 - days);
  const spans: Record<Period, Span> = {
    previous: spanOfDays(zone, addDays(from, -days), addDays(from, -1)),
    current: spanOfDays(zone, from, to),
  };
  const counted = await countByKey(em, by, spans);
  const rows = (by === 'article' ? await onlyArticles(em, counted) : counted).toSorted(
    (a, b) =>
      b.current[sort] - a.current[sort] ||
      b.current.leads - a.current.leads ||
      b.current.visits - a.current.visits ||
      (a.key < b.key ? -1 : 1),
  );
  const listed = rows.filter(({ key }) => key !== OTHER).slice(0, MAX_PIPELINE_ROWS);
  const rest = rows.filter((row) => !listed.includes(row));
  return {
    from,
    to,
    rows: isAscending ? listed.toReversed() : listed,
    other: rest.length > 0 ? { ...sumOf(rest), count: rest.length } : null,
    total: sumOf(rows),
    visitsSince: (await oldestVisitCount(em)) ?? null,
  } satisfies Pipeline;
}

function sumOf(rows: readonly Figures[]): Figures {
  const sum = { current: noCounts(), previous: noCounts() };
  for (const row of rows)
    for (const period of ['current', 'previous'] as const)
      for (const step of pipelineSteps) sum[period][step] += row[period][step];
  return sum;
}

async function countByKey(
  em: SqlEntityManager,
  by: PipelineDimension,
  spans: Record<Period, Span>,
): Promise<Row[]> {
  // Articles are among the landing pages.
  const field = by === 'article' ? 'landing' : by;
  const rows = new Map<string, Row>();
  for (const period of ['previous', 'current'] as const)
    for (const [key, counts] of await sumDays(em, { field, span: spans[period] })) {
      const row = rows.get(key) ?? { key, title: key, current: noCounts(), previous: noCounts() };
      rows.set(key, { ...row, [period]: counts });
    }
  return [...rows.values()];
}

/** Keeps the landing pages that are posts, with their titles. */
async function onlyArticles(em: SqlEntityManager, rows: Row[]): Promise<Row[]> {
  const posts = await em.find(BlogPostEntity, {}, { fields: ['slug', 'title'] });
  const titles = new Map(posts.map(({ slug, title }) => [`/blog/${slug}`, title]));
  return rows.flatMap((row) => {
    const title = titles.get(row.key);
    return title === undefined ? [] : { ...row, title };
  });
}
