import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { HeadlessClient } from '../../test/whiteboard/headlessClient.ts';
import { note } from '../../test/whiteboard/note.ts';
import { budgets } from './budgets.ts';
import { type Options, row } from './row.ts';
import { type Running, startSite } from './servers/start.ts';
import { lead, quiz } from './submissions.ts';
import { mainThreadMs } from './usage.ts';
import { openWorkspace } from './workspace.ts';

const PEOPLE = 30;
const OPERATIONS = 500;
const OPERATION_PAUSE_MS = 20;
/** For what requests leave behind, such as emails and statistics. */
const SETTLED_MS = 2000;

const ADMIN_PASSWORD = 'a password of the bench';
const text = (length: number) => 'A word, and another. '.repeat(length).slice(0, length);
const address = () => `${randomUUID()}@example.com`;

/** Everything that a form or a tool may send, at its longest. */
const longestLead = () => ({
  ...lead,
  firstName: text(199),
  lastName: text(199),
  email: address(),
  company: text(199),
  message: text(9999),
});
const longestQuiz = () => ({
  ...quiz,
  email: address(),
  answers: {
    ...quiz.answers,
    personalInfo: { name: text(119), city: text(119), niche: text(299), buyers: text(299) },
    // Up to the limit of all answers together.
    ...Object.fromEntries(Array.from({ length: 90 }, (_, n) => [`other ${n}`, text(299)])),
  },
});

type Request = [path: string, body?: object];
const query = (input?: object) =>
  input ? `?input=${encodeURIComponent(JSON.stringify(input))}` : '';

/** Every anonymous request that is more than a file or a single read, with its largest input. */
function requestsWith({
  token,
  slug,
}: {
  token: string;
  slug: string;
}): Record<string, () => Request> {
  return {
    'GET /': () => ['/'],
    'GET /blog/…': () => [`/blog/${slug}`],
    'GET, an unknown page': () => [`/${randomUUID()}`],
    'GET /admin, signed out': () => ['/admin'],
    'GET /quiz/guide/…': () => [`/quiz/guide/${token}`],
    'GET /quiz/guide/….md': () => [`/quiz/guide/${token}/guide.md`],
    'GET /quiz/guide/….ics': () => [`/quiz/guide/${token}/calendar.ics`],
    'GET /api/blog': () => ['/api/blog'],
    'GET /api/openapi.json': () => ['/api/openapi.json'],
    'POST /api/leads': () => ['/api/leads', longestLead()],
    'POST /api/quiz': () => ['/api/quiz', longestQuiz()],
    'quiz.start': () => ['/trpc/quiz.start', longestQuiz()],
    'quiz.guide': () => [`/trpc/quiz.guide${query({ token })}`],
    'newsletter.subscribe': () => ['/trpc/newsletter.subscribe', { email: address() }],
    'privacy.requestLink': () => ['/trpc/privacy.requestLink', { email: address() }],
    'plan.open': () => ['/trpc/plan.open', { token }],
    'admin.access.signIn': () => ['/trpc/admin.access.signIn', { password: text(199) }],
    requestReset: () => ['/trpc/admin.accounts.link.requestReset', { email: address() }],
    'blog.page': () => [`/trpc/blog.page${query({ slug })}`],
    'whiteboard.create': () => ['/trpc/whiteboard.create', {}],
    'a batch of three': () => [
      '/trpc/leads.create,leads.create,leads.create?batch=1',
      { 0: longestLead(), 1: longestLead(), 2: longestLead() },
    ],
  };
}

/** CPU time of the main thread for one request, on either database. */
export async function costs(options: Options) {
  const rows = [];
  for (const [kind, name] of [
    ['sqlite', 'SQLite'],
    ['postgres', 'Postgres'],
  ] as const) {
    await using work = openWorkspace();
    const environment = { ADMIN_PASSWORD };
    const site = work.use(await startSite(await work.newDatabase(kind), environment));
    const { guideUrl } = await sent(site, ['/api/quiz', longestQuiz()]);
    const { posts } = await sent(site, ['/api/blog']);
    const requests = requestsWith({ token: guideUrl.split('/').at(-1), slug: posts[0].slug });
    for (const [what, request] of Object.entries(requests)) {
      const measured = await cost(site, request, options);
      const budget = budgets.anonymousRequest;
      rows.push(row({ what: `${what}, ${name}`, measured, unit: 'ms of CPU', budget }));
    }
    const measured = await operationCost(site, options);
    const what = `whiteboard operation, sent to ${PEOPLE} people, ${name}`;
    rows.push(row({ what, measured, unit: 'ms of CPU' }));
  }
  return rows;
}

/** Sends requests one after the other, each from another visitor. */
async function cost(site: Running, request: () => Request, { isQuick }: Options) {
  const count = isQuick ? 3 : 30;
  const sendAll = async () => {
    for (let n = 0; n < count; n++) await sent(site, request());
    await wait(SETTLED_MS);
  };
  await sendAll();
  const before = mainThreadMs(site.pid);
  await sendAll();
  return (mainThreadMs(site.pid) - before) / count;
}

async function sent({ url }: Running, [path, body]: Request) {
  const visitor = Array.from({ length: 3 }, () => Math.floor(Math.random() * 256)).join('.');
  const answer = await fetch(url + path, {
    headers: { 'x-forwarded-for': `20.${visitor}`, 'content-type': 'application/json' },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  });
  const content = await answer.text();
  if (answer.status >= 500 || [400, 405, 413, 429].includes(answer.status))
    throw new Error(`${path}: ${answer.status} ${content.slice(0, 300)}`);
  return answer.headers.get('content-type')?.includes('json') ? JSON.parse(content) : undefined;
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
  const before = mainThreadMs(pid);
  for (let n = 0; n < count; n++) {
    editor?.change({ type: 'update_note', noteId: id, updates: { content: `Version ${n}` } });
    await wait(OPERATION_PAUSE_MS);
  }
  while (people.some(({ replica }) => replica.pending.size > 0)) await wait(50);
  const spent = mainThreadMs(pid) - before;
  for (const person of people) person.stop();
  return spent / count;
}
