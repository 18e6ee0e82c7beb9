import type { SqlEntityManager } from '@mikro-orm/sql';
import type { TimelineEvent, TimelineQuery } from '../../shared/people.ts';
import { visitEventsOf } from '../visits/visits.ts';
import { BlogPostEntity } from '../blog/entity.ts';
import { findPersonIds } from './privacy.ts';
import {
  emailEvents,
  type EventSource,
  guideEvents,
  leadEvents,
  type Range,
  subscriptionEvents,
} from './recordEvents.ts';
import { personById } from './person.ts';

const PAGE_SIZE = 100;

/** Every source returns the newest events of a person within a range. */
const recordSources: EventSource[] = [leadEvents, guideEvents, subscriptionEvents, emailEvents];

/**
 * Returns the events of a person before one, newest first: visits, forms, emails, and what the team
 * noted. @throws TRPCError NOT_FOUND
 */
export async function readTimeline(
  em: SqlEntityManager,
  { id, cursor, maySeeSecrets }: TimelineQuery & { maySeeSecrets: boolean },
) {
  const { emailKey } = await personById(em, { id });
  // One more than a page, and those of the same time as the last event of the page before.
  const until = cursor ? new Date(cursor.at) : new Date();
  const ids = await findPersonIds(em, emailKey, until);
  const range = { until, limit: 2 * PAGE_SIZE, maySeeSecrets };
  const events = await visits(em, emailKey, range);
  for (const source of recordSources) events.push(...(await source(em, ids, range)));
  const older = events
    .filter((event) => !cursor || isBefore(event, { ...cursor, at: range.until }))
    .toSorted((a, b) => (isBefore(a, b) ? 1 : -1));
  const page = older.slice(0, PAGE_SIZE);
  const last = page.at(-1);
  const nextCursor = last && older.length > PAGE_SIZE ? { at: last.at, id: last.id } : null;
  return { events: page, nextCursor };
}

type Position = { at: Date; id: string };

const isBefore = (a: Position, b: Position) =>
  a.at.getTime() === b.at.getTime() ? a.id < b.id : a.at < b.at;

async function visits(
  em: SqlEntityManager,
  emailKey: string,
  { until, limit }: Omit<Range, 'maySeeSecrets'>,
) {
  const found = await visitEventsOf(em, { emailKey, until, limit });
  const slugs = found.flatMap(({ name }) => slugOf(name) ?? []);
  const posts = await em.find(
    BlogPostEntity,
    { slug: { $in: slugs } },
    { fields: ['slug', 'title'] },
  );
  const titles = new Map(posts.map(({ slug, title }) => [slug, title]));
  return found.map(({ id, at, kind, name, source }): TimelineEvent => {
    if (kind === 'quizStep') return { id, at, kind, step: name };
    if (kind === 'guide') return { id, at, kind: 'guideOpened' };
    if (kind === 'booking') return { id, at, kind };
    const title = titles.get(slugOf(name) ?? '') ?? null;
    return { id, at, kind, path: name, title, source: source ?? null };
  });
}

const slugOf = (path: string) => /^\/blog\/([^/]+)$/.exec(path)?.[1];
