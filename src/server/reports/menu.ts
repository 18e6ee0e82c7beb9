import type { SqlEntityManager } from '@mikro-orm/sql';
import { LeadPageQuery } from '../../shared/leads/adminLeads.ts';
import { QuizQuery } from '../../shared/quiz/response.ts';
import { NOT_SPAM } from '../../shared/leads/constants.ts';
import { MAX_MENU_COUNT, MAX_RESULTS_PER_KIND } from '../../shared/menu.ts';
import type { Actor } from '../audit/auditLog.ts';
import { BlogPostEntity } from '../blog/entity.ts';
import { listAllPosts } from '../blog/postList.ts';
import { countLeads } from '../leads/stats.ts';
import { leadPage } from '../leads/search/leadPage.ts';
import { SubscriberEntity } from '../newsletter/entity.ts';
import { listSubscribers } from '../newsletter/subscribers.ts';
import { countOutbox } from '../jobs/outbox/operations.ts';
import { QuizResponseEntity } from '../quiz/entity.ts';
import { listResponses } from '../quiz/service.ts';

/** Returns the counts of the menu, most of them up to one more than it shows. */
export async function menuCounts(em: SqlEntityManager) {
  const { count } = await countLeads(em, { status: 'new', isExact: false, zone: 'UTC' });
  const countOptions = { fields: ['id'], limit: MAX_MENU_COUNT + 1 } as const;
  const responses = await em.find(QuizResponseEntity, { suspectedSpam: false }, countOptions);
  const drafts = await em.find(BlogPostEntity, { published: 'draft' }, countOptions);
  const confirmed = { status: 'confirmed', emailKey: { $ne: null } } as const;
  const subscribers = await em.find(SubscriberEntity, confirmed, countOptions);
  return {
    leads: count,
    responses: responses.length,
    drafts: drafts.length,
    subscribers: subscribers.length,
    ...(await countOutbox(em)),
  };
}

/** Returns a few matches of each kind, as the list of that kind finds them. */
export async function searchAll(em: SqlEntityManager, { q }: { q: string }, actor: Actor) {
  const limit = MAX_RESULTS_PER_KIND;
  const leadQuery = LeadPageQuery.parse({ q, status: NOT_SPAM, limit });
  // At the same time, because Postgres may use a core for each.
  const [{ leads }, { responses }, { posts }, { subscribers }] = await Promise.all([
    leadPage(em, leadQuery),
    listResponses(em, QuizQuery.parse({ q, limit }), actor),
    listAllPosts(em, { search: q, state: undefined, page: 1 }),
    listSubscribers(em, { q, limit }, actor),
  ]);
  return {
    leads: leads.map(({ id, firstName, lastName, email, company }) => ({
      id,
      label: `${firstName} ${lastName}`,
      detail: [email, company].filter(Boolean).join(' · '),
    })),
    responses: responses.map(({ id, name, email }) => ({ id, label: name, detail: email })),
    posts: posts
      .slice(0, limit)
      .map(({ id, title, published }) => ({ id, label: title, detail: published })),
    subscribers: subscribers.map(({ id, email, status }) => ({ id, label: email, detail: status })),
  };
}
