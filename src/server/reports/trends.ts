import type { SqlEntityManager } from '@mikro-orm/sql';
import { type SectionKey, sectionKeys } from '../../shared/quiz/guide.ts';
import { FINISHED } from '../../shared/quiz/steps.ts';
import type { TrendQuery, Trends } from '../../shared/trends.ts';
import { quizQuestions } from '../content/quiz.ts';
import { lastDays, type Span } from '../../shared/zonedDates.ts';
import { BlogPostEntity } from '../blog/entity.ts';
import { sumDays } from '../visits/dayCounts.ts';
import type { CountedField } from '../visits/entity.ts';
import { sumViews } from '../visits/viewCounts.ts';

const TOP_COUNT = 10;

/** Returns the trends of the viewer's last days, counted by the database. */
export async function readTrends(em: SqlEntityManager, { days, zone }: TrendQuery) {
  const span = lastDays(zone, days);
  const since = span[0]?.since ?? new Date();
  const before = span.at(-1)?.before ?? since;
  // Two counts that read only an index each are faster than one that reads the status, too.
  const leads = await perDay(em, span, 'leads where');
  const spam = await perDay(em, span, "leads where status = 'spam' and");
  const responses = await perDay(em, span, 'quiz_responses where suspected_spam = false and');
  return {
    days: span.map(({ day }) => ({
      day,
      leads: (leads.get(day) ?? 0) - (spam.get(day) ?? 0),
      responses: responses.get(day) ?? 0,
    })),
    sources: await topKeys(em, 'source', { since, before }),
    offers: await topKeys(em, 'offer', { since, before }),
    ...funnel(await sumViews(em, 'quizStep', since)),
    feedback: await countFeedback(em, since),
    posts: await topPosts(em, since),
  } satisfies Trends;
}

type DayRow = { day: string; count: number | string };

/**
 * Counts rows by day; `fromAndWhere` is SQL such as `leads where status = 'new' and`. Each day has
 * its own range: when clocks change, a day has 23 or 25 hours.
 */
async function perDay(
  em: SqlEntityManager,
  span: ReturnType<typeof lastDays>,
  fromAndWhere: string,
) {
  const list = span.map(() => '(?, cast(? as timestamptz), cast(? as timestamptz))').join(', ');
  const found = await em.execute<DayRow[]>(
    `with days (day, since, before) as (values ${list})
     select day, (select count(*) from ${fromAndWhere} created_at >= since and created_at < before) as count
     from days`,
    span.flatMap(({ day, since, before }) => [day, since, before]),
  );
  return new Map(found.map((row) => [row.day, Number(row.count)]));
}

async function topKeys(em: SqlEntityManager, field: CountedField, span: Span) {
  const counts = await sumDays(em, { field, span });
  return [...counts]
    .map(([name, { leads }]) => ({ name, count: leads }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1))
    .slice(0, TOP_COUNT);
}

/**
 * Counts the views of the quiz page only: a response may also come from a tool that showed no page.
 * A visitor who began before the range may finish within it, so exits are at least zero.
 */
function funnel(views: Map<string, number>) {
  const viewsOf = (id: string | undefined) => views.get(id ?? '') ?? 0;
  const questions = quizQuestions();
  const steps = questions.map(({ id, question }, index) => {
    const continued = viewsOf(questions[index + 1]?.id ?? FINISHED);
    return { id, question, views: viewsOf(id), exits: Math.max(0, viewsOf(id) - continued) };
  });
  return { funnel: steps, completions: Math.min(viewsOf(FINISHED), viewsOf(questions[0]?.id)) };
}

type FeedbackRow = {
  section: SectionKey;
  writer: string;
  version: number;
  useful: number | string;
  total: number | string;
};

async function countFeedback(em: SqlEntityManager, since: Date) {
  const rows = await em.execute<FeedbackRow[]>(
    `select section, writer, version, count(*) as total,
       sum(case when is_useful then 1 else 0 end) as useful
     from guide_feedback join quiz_responses on quiz_responses.id = guide_feedback.response_id
     where suspected_spam = false and marked_at >= ?
     group by section, writer, version order by writer, version`,
    [since],
  );
  return rows
    .map(({ useful, total, ...row }) => ({
      ...row,
      useful: Number(useful),
      notUseful: Number(total) - Number(useful),
    }))
    .toSorted((a, b) => sectionKeys.indexOf(a.section) - sectionKeys.indexOf(b.section));
}

async function topPosts(em: SqlEntityManager, since: Date) {
  const views = await sumViews(em, 'post', since);
  const best = [...views].toSorted(([, a], [, b]) => b - a).slice(0, TOP_COUNT);
  const slugs = best.map(([slug]) => slug);
  const posts = await em.find(
    BlogPostEntity,
    { slug: { $in: slugs } },
    { fields: ['slug', 'title'] },
  );
  const titles = new Map(posts.map(({ slug, title }) => [slug, title]));
  return best.map(([slug, count]) => ({ slug, title: titles.get(slug) ?? slug, views: count }));
}
