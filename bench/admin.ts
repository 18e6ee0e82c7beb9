import { boardStatuses } from '../src/shared/leads/constants.ts';
import type { LeadFilter } from '../src/shared/leads/filter.ts';
import type { LeadSort } from '../src/shared/leads/sorting.ts';
import { budgets } from './budgets.ts';
import { measureExports } from './exports.ts';
import { type Options, percentile, type Row, row } from './row.ts';
import { fillWithLeads, ownerIds } from './servers/manyLeads.ts';
import { type Running, startSite } from './servers/start.ts';
import { openWorkspace } from './workspace.ts';

const COUNT = 1_000_000;
const CALLS = 30;
const token = 'bench-token-of-at-least-32-characters';
const headers = { authorization: `Bearer ${token}` };
const environment = { API_TOKENS: token };

type Query = Partial<LeadFilter> & { sort?: LeadSort };
type Page = { next: string | null };
type Timing = { name: string; p50: number; p95: number };

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
  [
    'one year, by revenue',
    { ...shown, from: '2025-11-01', to: '2026-10-31', sort: 'revenue-desc' },
  ],
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
];

const boards: [name: string, query: Query][] = [
  ['everything', {}],
  ['an owner', { owner }],
  ['nobody', { owner: 'nobody' }],
  ['follow-ups due', { due: 'due' }],
  ['type strategy', { type: 'strategy' }],
  ['search a frequent word', { q: 'works' }],
  ['one year', { from: '2025-11-01', to: '2026-10-31' }],
];

/** The admin's lists, search and export over HTTP with a million leads, on both databases. */
export async function admin({ isQuick }: Options): Promise<Row[]> {
  const rows: Row[] = [];
  const count = isQuick ? COUNT / 50 : COUNT;
  for (const kind of ['sqlite', 'postgres'] as const) {
    await using work = openWorkspace();
    const url = await work.newDatabase(kind);
    await fillWithLeads(url, count);
    const name = `${kind === 'sqlite' ? 'SQLite' : 'Postgres'}, ${count.toLocaleString('en-US')} leads`;
    // A separate process, so that its first export is measured.
    const exporting = await startSite(url, environment);
    rows.push(...(await measureExports(name, exporting, headers)));
    await exporting.stop();
    const site = work.use(await startSite(url, environment));
    rows.push(slowest(`${name}: search`, await measureSearch(site)));
    rows.push(slowest(`${name}: list`, await measureLists(site)));
    rows.push(slowest(`${name}: board`, await measureBoards(site)));
  }
  return rows;
}

function slowest(what: string, timings: Timing[]) {
  console.table(timings);
  const [worst] = timings.toSorted((a, b) => b.p95 - a.p95);
  const measured = worst?.p95 ?? Number.NaN;
  const text = `${what}, slowest of ${timings.length} (${worst?.name}), p95`;
  return row({ what: text, measured, unit: 'ms', budget: budgets.adminList });
}

async function measureLists(site: Running) {
  const timings: Timing[] = [];
  const time = async <T>(name: string, call: () => Promise<T>) => {
    const { answer, timing } = await measure(name, call);
    timings.push(timing);
    return answer;
  };
  await time('stat cards and choices', () => ask(site, 'leads.stats', { zone: 'Europe/Berlin' }));
  for (const [name, query] of lists) {
    const first = await time(name, () => ask<Page>(site, 'leads.page', query));
    await time(`${name}, its count`, () => ask(site, 'leads.count', query));
    if (!first.next) continue;
    const deep = await deepPlace(site, query, first.next);
    await time(`${name}, deep page`, () =>
      ask<Page>(site, 'leads.page', { ...query, after: deep }),
    );
    await time(`${name}, page before it`, () =>
      ask<Page>(site, 'leads.page', { ...query, before: deep }),
    );
  }
  return timings;
}

/** The columns of the board with their counts, and Today. */
async function measureBoards(site: Running) {
  const timings: Timing[] = [];
  const time = async (name: string, procedure: string, query: object) =>
    timings.push((await measure(name, () => ask(site, procedure, query))).timing);
  await time('today', 'admin.today', {});
  for (const [name, filter] of boards)
    for (const status of boardStatuses) {
      const query = { ...filter, status };
      await time(`${name}, ${status}`, 'leads.boardColumn', query);
      await time(`${name}, ${status}, its count`, 'leads.count', query);
    }
  return timings;
}

/** The search of the command palette, which reads leads, responses, posts and subscribers. */
async function measureSearch(site: Running) {
  const timings: Timing[] = [];
  for (const q of ['a', 'works', 'katherine smith', 'Jophie.iversmith12@zywmail.example', 'qqqqq'])
    timings.push((await measure(q, () => ask(site, 'admin.search', { q }))).timing);
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

async function measure<T>(name: string, call: () => Promise<T>) {
  const answer = await call();
  const times: number[] = [];
  for (let index = 0; index < CALLS; index++) {
    const begun = performance.now();
    await call();
    times.push(performance.now() - begun);
  }
  return { answer, timing: { name, p50: percentile(times, 0.5), p95: percentile(times, 0.95) } };
}

async function ask<T>(site: Running, procedure: string, input: object): Promise<T> {
  const url = `${site.url}/trpc/${procedure}?input=${encodeURIComponent(JSON.stringify(input))}`;
  const answer = await fetch(url, { headers });
  if (!answer.ok) throw new Error(`${procedure}: ${answer.status} ${await answer.text()}`);
  const { result }: { result: { data: T } } = await answer.json();
  return result.data;
}
