import type { SqlEntityManager } from '@mikro-orm/sql';
import { SqliteDriver } from '@mikro-orm/sqlite';
import { FINISHED, questions } from '../../../shared/quiz/questions.ts';
import type { TrendQuery, Trends } from '../../../shared/trends.ts';
import { BlogPostEntity } from '../../blog/entity.ts';
import { dayOf, sumViews } from '../../counts/service.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const TOP = 10;

type Span = { from: Date; offset: number; days: number };

/** What came in the viewer's last days, counted by the database. */
export async function readTrends(em: SqlEntityManager, { days, offset }: TrendQuery) {
  const midnight = Math.floor((Date.now() + offset * MINUTE) / DAY) * DAY - offset * MINUTE;
  const span = { from: new Date(midnight - (days - 1) * DAY), offset, days };
  const isLead = "status <> 'spam'";
  const leads = await perDay(em, span, `leads where ${isLead} and`);
  const responses = await perDay(em, span, 'quiz_responses where suspected_spam = false and');
  return {
    days: daysOf(span).map((day) => ({
      day,
      leads: leads.get(day) ?? 0,
      responses: responses.get(day) ?? 0,
    })),
    sources: await shares(em, span, SOURCE),
    offers: await shares(em, span, "case when offer_type = '' then lead_type else offer_type end"),
    ...funnel(await sumViews(em, 'quizStep', span.from)),
    posts: await topPosts(em, span.from),
  } satisfies Trends;
}

const isSqlite = (em: SqlEntityManager) => em.getDriver() instanceof SqliteDriver;

function daysOf({ from, offset, days }: Span) {
  const first = from.getTime() + offset * MINUTE;
  return Array.from({ length: days }, (_, index) => dayOf(new Date(first + index * DAY)));
}

type DayRow = { day: string; count: number | string };

async function perDay(em: SqlEntityManager, { from, offset }: Span, rows: string) {
  // SQLite keeps times as milliseconds.
  const day = isSqlite(em)
    ? `strftime('%Y-%m-%d', created_at / 1000 + ${offset * 60}, 'unixepoch')`
    : `to_char(created_at at time zone 'UTC' + interval '${offset} minutes', 'YYYY-MM-DD')`;
  const found = await em.execute<DayRow[]>(
    `select ${day} as day, count(*) as count from ${rows} created_at >= ? group by 1`,
    [from],
  );
  return new Map(found.map((row) => [row.day, Number(row.count)]));
}

/** The campaign's source, else the site that linked here. Both databases read JSON by these arrows. */
const SOURCE =
  "coalesce(attribution->'first'->>'utm_source', attribution->'first'->>'referrer', 'direct')";

type ShareRow = { name: string; count: number | string };

async function shares(em: SqlEntityManager, { from }: Span, expression: string) {
  const found = await em.execute<ShareRow[]>(
    `select ${expression} as name, count(*) as count from leads ` +
      `where status <> 'spam' and created_at >= ? group by 1 order by 2 desc, 1 limit ${TOP}`,
    [from],
  );
  return found.map(({ name, count }) => ({ name, count: Number(count) }));
}

/**
 * All of it as the quiz page counts it: a response may also come from a tool that showed no page.
 * Somebody who began before the span may finish within it, so there are never less than no exits.
 */
function funnel(views: Map<string, number>) {
  const seen = (id: string | undefined) => views.get(id ?? '') ?? 0;
  const steps = questions.map(({ id, question }, index) => {
    const went = seen(questions[index + 1]?.id ?? FINISHED);
    return { id, question, views: seen(id), exits: Math.max(0, seen(id) - went) };
  });
  return { funnel: steps, completions: Math.min(seen(FINISHED), seen(questions[0]?.id)) };
}

async function topPosts(em: SqlEntityManager, from: Date) {
  const views = await sumViews(em, 'post', from);
  const best = [...views].toSorted(([, a], [, b]) => b - a).slice(0, TOP);
  const slugs = best.map(([slug]) => slug);
  const posts = await em.find(
    BlogPostEntity,
    { slug: { $in: slugs } },
    { fields: ['slug', 'title'] },
  );
  const titles = new Map(posts.map(({ slug, title }) => [slug, title]));
  return best.map(([slug, count]) => ({ slug, title: titles.get(slug) ?? slug, views: count }));
}
