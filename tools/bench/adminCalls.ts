import { boardStatuses } from '../../src/shared/leads/constants.ts';
import type { LeadFilter } from '../../src/shared/leads/filter.ts';
import type { LeadSort } from '../../src/shared/leads/sorting.ts';
import { pipelineDimensions } from '../../src/shared/pipeline.ts';
import { trendSpans } from '../../src/shared/trends.ts';
import { percentile } from './row.ts';
import { ownerIds } from './servers/manyLeads.ts';
import type { Running } from './servers/start.ts';

const CALLS = 60;
/** Slow calls are measured fewer times. */
const MAX_MEASURED_MS = 5000;
const zone = 'Europe/Berlin';
const year = { from: '2025-11-01', to: '2026-10-31' };
const token = 'bench-token-of-at-least-32-characters';
export const headers = { authorization: `Bearer ${token}` };
/** What the site needs to accept the calls. */
export const environment = { API_TOKENS: token };

type Query = Partial<LeadFilter> & { sort?: LeadSort };
type Page = { next: string | null };
export type Timing = { name: string; p50: number; p95: number };

const shown: Query = { status: 'not-spam' };
const [owner] = ownerIds;
const lists: [name: string, query: Query][] = [
  ['newest', shown],
  ['oldest', { ...shown, sort: 'oldest' }],
  ['by name', { ...shown, sort: 'name' }],
  ['by company, last first', { ...shown, sort: 'company-desc' }],
  ['by revenue, highest first', { ...shown, sort: 'revenue-desc' }],
  ['status new, oldest first', { status: 'new', sort: 'oldest' }],
  ['status won, by name', { status: 'won', sort: 'name' }],
  ['spam', { status: 'spam' }],
  ['type strategy', { ...shown, type: 'strategy' }],
  ['offer skool-course, by company', { ...shown, offer: 'skool-course', sort: 'company' }],
  ['offer without leads', { ...shown, offer: 'nothing' }],
  ['tier $10M+', { ...shown, tier: '10m', sort: 'oldest' }],
  [
    'four filters',
    { status: 'won', type: 'playbook', offer: 'lead-generation', tier: '1m', sort: 'name' },
  ],
  ['one day', { ...shown, from: '2026-03-03', to: '2026-03-03', sort: 'name' }],
  ['one year, by revenue', { ...shown, ...year, sort: 'revenue-desc' }],
  ['search one letter', { ...shown, q: 'a' }],
  ['search two letters, by name', { ...shown, q: 'zy', sort: 'name' }],
  ['search a frequent word', { ...shown, q: 'works' }],
  ['search two frequent words', { ...shown, q: 'katherine smith' }],
  ['search an email', { ...shown, q: 'Jophie.iversmith12@zywmail.example' }],
  ['search without results', { ...shown, q: 'qqqqq' }],
  ['search and filter', { status: 'won', tier: '10m', q: 'sophie berg', sort: 'company' }],
  ['search, rare combination', { status: 'new', offer: 'skool-course', q: 'zyw' }],
  ['of an owner', { ...shown, owner }],
  ['of an owner, by name', { ...shown, owner, sort: 'name' }],
  ['of an owner, status won, by company', { status: 'won', owner, sort: 'company' }],
  ['of nobody', { ...shown, owner: 'nobody' }],
  ['of nobody, status qualified', { status: 'qualified', owner: 'nobody' }],
  ['follow-ups due', { ...shown, due: 'due' }],
  ['follow-ups overdue, by name', { ...shown, due: 'overdue', sort: 'name' }],
  ['follow-ups of an owner this week', { ...shown, due: 'week', owner }],
  ['requested calls', { ...shown, call: 'requested' }],
  ['open calls, by revenue', { ...shown, call: 'open', sort: 'revenue-desc' }],
  ['of a frequent source', { ...shown, source: 'source-0' }],
  ['of a rare landing page, by name', { ...shown, landing: '/blog/article-59', sort: 'name' }],
  ['of an unknown campaign', { ...shown, campaign: 'nothing' }],
  ['of a source, one year', { ...shown, source: 'source-11', ...year, sort: 'name' }],
  ['of a source, won', { status: 'won', source: 'source-3', ...year }],
];

const boards: [name: string, query: Query][] = [
  ['everything', {}],
  ['an owner', { owner }],
  ['nobody', { owner: 'nobody' }],
  ['follow-ups due', { due: 'due' }],
  ['type strategy', { type: 'strategy' }],
  ['search a frequent word', { q: 'works' }],
  ['one year', { ...year }],
];

/** Pages and counts of the list, and its stat cards. */
export async function measureLists(site: Running) {
  const { time, timings } = stopwatch(site);
  await time('stat cards and choices', 'leads.stats', { zone });
  for (const [name, query] of lists) {
    const first = await time<Page>(name, 'leads.page', query);
    await time(`${name}, its count`, 'leads.count', query);
    if (!first.next) continue;
    const deep = await deepPlace(site, query, first.next);
    await time(`${name}, deep page`, 'leads.page', { ...query, after: deep });
    await time(`${name}, page before it`, 'leads.page', { ...query, before: deep });
  }
  return timings;
}

/** The columns of the board with their counts. */
export async function measureBoards(site: Running) {
  const { time, timings } = stopwatch(site);
  for (const [name, filter] of boards)
    for (const status of boardStatuses) {
      const query = { ...filter, status };
      await time(`${name}, ${status}`, 'leads.boardColumn', query);
      await time(`${name}, ${status}, its count`, 'leads.count', query);
    }
  return timings;
}

/** The other pages, with many leads and responses. */
export async function measurePages(site: Running) {
  const { time, timings } = stopwatch(site);
  await time('today', 'admin.today', { zone });
  await time('counts of the menu', 'admin.counts', {});
  await time('views', 'leads.views.list', {});
  await time('responses', 'quiz.list', { limit: 50 });
  await time('responses, stat cards', 'quiz.stats', { zone });
  await time('responses, count', 'quiz.count', {});
  await time('responses of one year, count', 'quiz.count', { ...year, zone });
  await time('responses of a source', 'quiz.list', { source: 'source-11', limit: 50 });
  await time('responses of a source, count', 'quiz.count', { ...year, source: 'source-11', zone });
  await time('responses, search', 'quiz.list', { q: 'katherine smith', limit: 50 });
  await time('responses, search without results', 'quiz.list', { q: 'qqqqq', limit: 50 });
  const { responses } = await ask<{ responses: { id: string }[] }>(site, 'quiz.list', { limit: 1 });
  await time('a person', 'admin.person.page', { id: responses[0]?.id });
  return timings;
}

/** The pages that sum up a range of days. */
export async function measureReports(site: Running) {
  const { time, timings } = stopwatch(site);
  for (const days of trendSpans) {
    for (const by of pipelineDimensions)
      await time(`pipeline by ${by}, ${days} days`, 'admin.pipeline', { by, days, zone });
    await time(`trends, ${days} days`, 'admin.trends', { days, zone });
  }
  return timings;
}

/** The search of the command palette, which reads leads, responses, posts and subscribers. */
export async function measureSearch(site: Running) {
  const { time, timings } = stopwatch(site);
  for (const q of ['a', 'works', 'katherine smith', 'Jophie.iversmith12@zywmail.example', 'qqqqq'])
    await time(q, 'admin.search', { q });
  return timings;
}

/** Returns the cursor after 50 more pages of 200 leads, or of the last page. */
async function deepPlace(site: Running, query: Query, place: string) {
  let last = place;
  for (let page = 0; page < 50; page++) {
    const answer = await ask<Page>(site, 'leads.page', { ...query, after: last, limit: 200 });
    if (!answer.next) break;
    last = answer.next;
  }
  return last;
}

function stopwatch(site: Running) {
  const timings: Timing[] = [];
  /** Returns what the first call returned, which is not among the times. */
  async function time<T>(name: string, procedure: string, input: object) {
    const answer = await ask<T>(site, procedure, input);
    const times: number[] = [];
    const end = performance.now() + MAX_MEASURED_MS;
    while (times.length < CALLS && performance.now() < end) {
      const begun = performance.now();
      await ask(site, procedure, input);
      times.push(performance.now() - begun);
    }
    timings.push({ name, p50: percentile(times, 0.5), p95: percentile(times, 0.95) });
    return answer;
  }
  return { time, timings };
}

async function ask<T>(site: Running, procedure: string, input: object): Promise<T> {
  const url = `${site.url}/trpc/${procedure}?input=${encodeURIComponent(JSON.stringify(input))}`;
  const answer = await fetch(url, { headers });
  if (!answer.ok) throw new Error(`${procedure}: ${answer.status} ${await answer.text()}`);
  const { result }: { result: { data: T } } = await answer.json();
  return result.data;
}
