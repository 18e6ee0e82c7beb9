import Database from 'better-sqlite3';
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { lead, quiz } from '../../test/submissions.ts';
import { cpuMs, threadMs } from '../../test/usage.ts';
import { HeadlessClient } from '../../test/whiteboard/headlessClient.ts';
import { note } from '../../test/whiteboard/note.ts';
import { type Figure, median, type Row, worstOf } from './report.ts';
import { databases, isQuick, openWorkspace, type Running, visitor } from './workspace.ts';

const REQUESTS = isQuick ? 3 : 30;
/** For what requests leave behind, such as emails and statistics. */
const SETTLED_MS = 2000;
/** For what continues after the response, such as compression for the cache. */
const COMPRESSED_MS = 50;
/** Longer than the site trusts its version of the content. */
const NOTICED_MS = 1100;
const slug = 'podcast-metrics-that-matter';

/** CPU time of a page after its content has changed: queries, rendering and compression. */
export async function changed(): Promise<Row[]> {
  await using work = openWorkspace();
  const url = await work.newDatabase('sqlite');
  const site = await work.startSite(url);
  const database = new Database(url.replace('sqlite:', ''));
  const edit = database.prepare(
    `update blog_posts set title = 'Edition ' || version, version = version + 1,
      updated_at = updated_at + 1 where slug = ?`,
  );
  const pages: Figure[] = [];
  for (const page of ['/', '/blog', `/blog/${slug}`]) {
    const times = await Array.fromAsync({ length: REQUESTS }, async () => {
      edit.run(slug);
      await wait(NOTICED_MS);
      const before = cpuMs(site.pid);
      await (await fetch(site.url + page, { headers: { 'accept-encoding': 'br' } })).arrayBuffer();
      await wait(COMPRESSED_MS);
      return cpuMs(site.pid) - before;
    });
    pages.push({ name: page, value: median(times) });
  }
  database.close();
  return [{ what: 'page whose content just changed', figures: [worstOf(pages, 'ms of CPU', 60)] }];
}

/** `times` is how often it may be repeated, if that is limited. */
type Request = [path: string, body?: (() => object) | undefined, times?: number];
const text = (length: number) => 'A word, and another. '.repeat(length).slice(0, length);
const email = () => ({ email: `${randomUUID()}@example.com` });
const query = (input: object) => `?input=${encodeURIComponent(JSON.stringify(input))}`;

// Everything that a form or a tool may send, at its longest.
const names = { firstName: text(199), lastName: text(199), company: text(199) };
const longestLead = () => ({ ...lead, ...names, ...email(), message: text(9999) });
const answers = {
  ...quiz.answers,
  personalInfo: { name: text(119), city: text(119), niche: text(299), buyers: text(299) },
  // Up to the limit of all answers together.
  ...Object.fromEntries(Array.from({ length: 90 }, (_, n) => [`other ${n}`, text(299)])),
};
const longestNiche = () => ({
  niche: text(299),
  buyers: text(299),
  city: text(119),
  zone: 'Europe/London',
  languages: ['en-GB'],
});
const longestQuiz = () => ({ ...quiz, ...email(), answers });

/** Every anonymous request that is more than a file or a single read, with its largest input. */
const requests = (token: string, shared: string, boardId: string): Request[] => [
  ['/'],
  [`/blog/${slug}`],
  ['/unknown'],
  ['/admin'],
  [`/quiz/guide/${token}`],
  [`/quiz/guide/${token}/guide.md`],
  [`/quiz/guide/${token}/calendar.ics`],
  ['/api/blog'],
  ['/api/openapi.json'],
  ['/api/leads', longestLead],
  ['/api/quiz', longestQuiz],
  ['/trpc/quiz.start', longestQuiz],
  ['/trpc/quiz.read', longestNiche],
  [`/trpc/quiz.guide${query({ token })}`],
  [`/trpc/quiz.show${query({ token })}`],
  [`${shared}/cover.svg`],
  [`${shared}/mail.png`],
  ['/trpc/newsletter.subscribe', email],
  ['/trpc/privacy.requestLink', email],
  ['/trpc/plan.open', () => ({ token })],
  // Twenty wrong passwords close the account to strangers.
  ['/trpc/admin.access.signIn', () => ({ password: text(199) }), 8],
  ['/trpc/admin.accounts.link.requestReset', email],
  [`/trpc/blog.page${query({ slug })}`],
  ['/trpc/whiteboard.create', () => ({})],
  [`/trpc/whiteboard.history${query({ id: boardId })}`],
  ['/trpc/leads.create,leads.create?batch=1', () => ({ 0: longestLead(), 1: longestLead() })],
];

/** CPU time of the main thread for one request. Prints all of them; the row is the worst. */
export async function costs(): Promise<Row[]> {
  const all: Figure[] = [];
  for (const kind of databases) {
    await using work = openWorkspace();
    const environment = { ADMIN_PASSWORD: 'a password of the bench' };
    const site = await work.startSite(await work.newDatabase(kind), environment);
    const { guideUrl } = await send(site, ['/api/quiz', longestQuiz]);
    const token = guideUrl.split('/').at(-1);
    const { result } = await send(site, [`/trpc/quiz.show${query({ token })}`]);
    const { sharePath } = result.data;
    for (const request of requests(token, sharePath, await fullBoard(site))) {
      const path = request[0].replace(/\?input.*/, '').replace(sharePath, '/quiz/show/…');
      const name = `${path.replace(token, '…')}, ${kind}`;
      all.push({ name, value: await costOf(site, () => send(site, request), request[2]) });
    }
    const join = (n: number) => new HeadlessClient({ id: `${n}`, urls: [site.url] });
    const people = Array.from({ length: 30 }, (_, n) => join(n));
    await Promise.all(people.map(({ joined }) => joined));
    const value = await costOf(site, async () => {
      people[0]?.change({ type: 'add_note', note: note(randomUUID()) });
      await wait(20);
    });
    all.push({ name: `a note that 30 people receive, ${kind}`, value });
    for (const person of people) person.stop();
  }
  console.table(all);
  return [{ what: 'most expensive anonymous request', figures: [worstOf(all, 'ms of CPU', 20)] }];
}

/** Returns the id of a new board with as many notes as one takes. */
async function fullBoard(site: Running): Promise<string> {
  const { result } = await send(site, ['/trpc/whiteboard.create', () => ({})]);
  const { id } = result.data;
  const writer = new HeadlessClient({ id: 'writer', urls: [site.url], sessionId: id });
  await writer.joined;
  for (let n = 1; n <= (isQuick ? 50 : 1000); n++) {
    writer.change({ type: 'add_note', note: { ...note(randomUUID()), content: text(1999) } });
    // No faster than a server takes changes of one person.
    if (n % 50 === 0) await wait(1000);
  }
  writer.stop();
  return id;
}

/** Without what the process uses while it is idle, such as for polls. */
async function costOf({ pid }: Running, act: () => Promise<unknown>, times = REQUESTS) {
  const repeat = async () => {
    for (let n = 0; n < times; n++) await act();
    await wait(SETTLED_MS);
  };
  await repeat();
  const idle = await usage(pid, () => wait(SETTLED_MS));
  const busy = await usage(pid, repeat);
  return (busy.used - (idle.used / idle.elapsed) * busy.elapsed) / times;
}

async function usage(pid: number, act: () => Promise<unknown>) {
  const [before, start] = [threadMs(pid), performance.now()];
  await act();
  return { used: threadMs(pid) - before, elapsed: performance.now() - start };
}

async function send({ url }: Running, [path, body]: Request) {
  const post = body && { method: 'POST', body: JSON.stringify(body()) };
  const answer = await fetch(url + path, { headers: visitor(), ...post });
  const content = await answer.text();
  if (answer.status >= 500 || [400, 405, 413, 429].includes(answer.status))
    throw new Error(`${path}: ${answer.status} ${content.slice(0, 300)}`);
  return answer.headers.get('content-type')?.includes('json') ? JSON.parse(content) : undefined;
}
