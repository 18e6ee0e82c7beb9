import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { fillWithLeads, OWNER } from '../../test/manyLeads.ts';
import { megabytes } from '../../test/usage.ts';
import { type Figure, percentile, type Row, worstOf } from './report.ts';
import { databases, isQuick, openWorkspace, type Running } from './workspace.ts';

const [COUNT, CALLS] = isQuick ? [20_000, 5] : [1_000_000, 60];
const NEW_LINE = 10;
const API_TOKENS = 'bench-token-of-at-least-32-characters';
const headers = { authorization: `Bearer ${API_TOKENS}` };
const zone = 'Europe/Berlin';
const status = 'not-spam';

const lists: [name: string, procedure: string, input: object][] = [
  ['newest leads', 'leads.page', { status }],
  ['by revenue, of one year', 'leads.page', { status, sort: 'revenue-desc', from: '2026-01-01' }],
  ['won, by name', 'leads.page', { status: 'won', sort: 'name' }],
  ['of a rare landing page', 'leads.page', { status, sort: 'name', landing: '/blog/article-59' }],
  ['of an owner, by company', 'leads.page', { status: 'won', owner: OWNER, sort: 'company' }],
  ['overdue follow-ups', 'leads.page', { status, due: 'overdue', sort: 'name' }],
  ['a frequent word', 'leads.page', { status, q: 'works' }],
  ['a name', 'leads.page', { status, q: 'katherine smith', sort: 'name' }],
  ['count of a search', 'leads.count', { status, q: 'a' }],
  ['stat cards', 'leads.stats', { zone }],
  ['column of the kanban board', 'leads.kanbanColumn', { status: 'qualified', type: 'strategy' }],
  ['quiz responses', 'quiz.list', { source: 'source-11', limit: 50 }],
  ['command palette', 'admin.search', { q: 'katherine smith' }],
  ['today', 'admin.today', { zone }],
];

/** Lists and the export with a million leads: the worst of both databases. */
export async function admin(): Promise<Row[]> {
  const timings: Figure[] = [];
  const exports: Awaited<ReturnType<typeof measureExport>>[] = [];
  for (const kind of databases) {
    await using work = openWorkspace();
    const url = await work.newDatabase(kind);
    await fillWithLeads(url, COUNT);
    const site = await work.startSite(url, { API_TOKENS });
    // First, because the first export of a process needs the most memory.
    exports.push(await measureExport(site));
    for (const [name, procedure, input] of lists) {
      const times = await Array.fromAsync({ length: CALLS }, async () => {
        const begun = performance.now();
        await ask(site, procedure, input);
        return performance.now() - begun;
      });
      timings.push({ name: `${name}, ${kind}`, value: percentile(times, 0.95) });
    }
  }
  console.table(timings);
  console.table(exports);
  const rate = Math.min(...exports.map(({ rowsPerSecond }) => rowsPerSecond));
  const memory = Math.max(...exports.map(({ aboveIdle }) => aboveIdle));
  const count = `${COUNT.toLocaleString('en-US')} leads`;
  const ofExports = [
    { name: 'slowest', value: rate, unit: 'rows/s', least: 100_000 },
    { name: 'memory above idle', value: memory, unit: 'MB', most: 150 },
  ];
  return [
    { what: `slowest list of the admin, ${count}, p95`, figures: [worstOf(timings, 'ms', 50)] },
    { what: `export, ${count}`, figures: ofExports },
  ];
}

async function ask({ url }: Running, procedure: string, input: object) {
  const query = encodeURIComponent(JSON.stringify(input));
  const answer = await fetch(`${url}/trpc/${procedure}?input=${query}`, { headers });
  if (!answer.ok) throw new Error(`${procedure}: ${answer.status} ${await answer.text()}`);
  await answer.arrayBuffer();
}

/** The export of a new process, and its memory above what it needs when idle. */
async function measureExport({ url, pid }: Running) {
  // A second after its start, a process imports its remaining routers.
  await wait(3000);
  const idle = megabytes(pid);
  let [most, rows] = [0, -1];
  const watch = setInterval(() => (most = Math.max(most, megabytes(pid))), 20);
  const begun = performance.now();
  // Not by `fetch`: the client shares the CPU with the server, and web streams need much of it.
  const request = get(`${url}/api/leads/export`, { headers });
  const [response]: IncomingMessage[] = await once(request, 'response');
  response?.on('data', (chunk: Buffer) => {
    for (let at = chunk.indexOf(NEW_LINE); at !== -1; at = chunk.indexOf(NEW_LINE, at + 1)) rows++;
  });
  await once(request, 'close');
  clearInterval(watch);
  if (rows < COUNT * 0.9) throw new Error(`The export ended after ${rows} rows`);
  const rowsPerSecond = (rows / (performance.now() - begun)) * 1000;
  return { rowsPerSecond, aboveIdle: most - idle };
}
