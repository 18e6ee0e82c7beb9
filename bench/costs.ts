import autocannon from 'autocannon';
import { setTimeout as wait } from 'node:timers/promises';
import { post } from './compare.ts';
import { lead, quiz } from './submissions.ts';
import { type Options, row } from './row.ts';
import { startSite } from './servers/start.ts';
import { cpuMs } from './usage.ts';
import { openWorkspace } from './workspace.ts';

const REQUESTS = 4000;
const CONNECTIONS = 8;
/** For what requests leave behind, such as guides and emails. */
const SETTLED_MS = 3000;

const calls = [
  { name: 'GET /', path: '/' },
  { name: 'GET /api/blog', path: '/api/blog' },
  { name: 'POST /api/leads', path: '/api/leads', body: lead },
  { name: 'POST /api/quiz', path: '/api/quiz', body: quiz },
];

/** CPU time of the site's process for one request, without that of Postgres. */
export async function costs(options: Options) {
  const rows = [];
  for (const [kind, name] of [
    ['sqlite', 'SQLite'],
    ['postgres', 'Postgres'],
  ] as const) {
    await using work = openWorkspace();
    const site = work.use(await startSite(await work.newDatabase(kind)));
    for (const call of calls) {
      if (!call.body && kind === 'postgres') continue;
      const measured = await cost(site, call, options);
      rows.push(row({ what: `${call.name}, ${name}`, measured, unit: 'ms of CPU' }));
    }
  }
  return rows;
}

type Site = { pid: number; url: string };

async function cost(site: Site, { name, path, body }: (typeof calls)[number], options: Options) {
  const amount = options.isQuick ? 200 : REQUESTS;
  const load = (requests: number) =>
    autocannon({
      url: site.url + path,
      connections: CONNECTIONS,
      amount: requests,
      ...(body && { requests: [{ setupRequest: (request) => post(request, body) }] }),
    });
  await load(amount);
  await wait(SETTLED_MS);
  const before = cpuMs(site.pid);
  const { non2xx, errors } = await load(amount);
  await wait(SETTLED_MS);
  if (non2xx + errors > 0) throw new Error(`${name}: ${non2xx} rejected, ${errors} failed`);
  return (cpuMs(site.pid) - before) / amount;
}
