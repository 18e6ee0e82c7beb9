import autocannon from 'autocannon';
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { HeadlessClient } from '../test/whiteboard/headlessClient.ts';
import { note } from '../test/whiteboard/note.ts';
import { post } from './compare.ts';
import { lead, quiz } from './submissions.ts';
import { type Options, row } from './row.ts';
import { type Running, startSite } from './servers/start.ts';
import { cpuMs } from './usage.ts';
import { openWorkspace } from './workspace.ts';

const CONNECTIONS = 8;
const PEOPLE = 30;
const OPERATIONS = 500;
const OPERATION_PAUSE_MS = 20;
/** For what requests leave behind, such as guides and emails. */
const SETTLED_MS = 3000;

const calls = [
  { name: 'GET /', path: '/', requests: 3000 },
  { name: 'GET /api/blog', path: '/api/blog', requests: 3000 },
  { name: 'POST /api/leads', path: '/api/leads', requests: 1500, body: lead },
  { name: 'POST /api/quiz', path: '/api/quiz', requests: 300, body: quiz },
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
    const measured = await operationCost(site, options);
    const what = `whiteboard operation, sent to ${PEOPLE} people, ${name}`;
    rows.push(row({ what, measured, unit: 'ms of CPU' }));
  }
  return rows;
}

async function cost(
  site: Running,
  { name, path, requests, body }: (typeof calls)[number],
  options: Options,
) {
  const amount = options.isQuick ? requests / 10 : requests;
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

/** One person edits a board that others watch. */
async function operationCost({ url, pid }: Running, { isQuick }: Options) {
  const count = isQuick ? 50 : OPERATIONS;
  const people = Array.from(
    { length: PEOPLE },
    (_, n) => new HeadlessClient({ id: `p${n}`, urls: [url] }),
  );
  const [editor] = people;
  const id = randomUUID();
  while (!people.every(({ isJoined }) => isJoined)) await wait(50);
  editor?.change({ type: 'add_note', note: note(id) });
  await wait(SETTLED_MS);
  const before = cpuMs(pid);
  for (let n = 0; n < count; n++) {
    editor?.change({ type: 'update_note', noteId: id, updates: { content: `Version ${n}` } });
    await wait(OPERATION_PAUSE_MS);
  }
  while (people.some(({ replica }) => replica.pending.size > 0)) await wait(50);
  const spent = cpuMs(pid) - before;
  for (const person of people) person.stop();
  return spent / count;
}
