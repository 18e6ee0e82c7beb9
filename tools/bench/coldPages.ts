import Database from 'better-sqlite3';
import { setTimeout as wait } from 'node:timers/promises';
import { budgets } from './budgets.ts';
import { median, type Options, row } from './row.ts';
import { startSite } from './servers/start.ts';
import { cpuMs } from './usage.ts';
import { openWorkspace } from './workspace.ts';

const ROUNDS = 25;
/** Longer than the site trusts its version of the content. */
const NOTICED_MS = 1100;
/** For what continues after the response, such as compression for the cache. */
const SETTLED_MS = 50;
const slug = 'podcast-metrics-that-matter';
const pages = ['/', '/blog', `/blog/${slug}`];

/** CPU time of a page after its content has changed: queries, rendering and compression. */
export async function coldPages({ isQuick }: Options) {
  await using work = openWorkspace();
  const url = await work.newDatabase('sqlite');
  const site = work.use(await startSite(url));
  const database = new Database(url.replace('sqlite:', ''));
  // Simulates an editor saving a post, which changes only the pages that show it.
  const edit = database.prepare(
    `update blog_posts set title = 'Metrics that matter, edition ' || version,
      version = version + 1, updated_at = updated_at + 1 where slug = ?`,
  );
  const measure = async (page: string) => {
    edit.run(slug);
    await wait(NOTICED_MS);
    const before = cpuMs(site.pid);
    await (await fetch(site.url + page, { headers: { 'accept-encoding': 'br' } })).arrayBuffer();
    await wait(SETTLED_MS);
    return cpuMs(site.pid) - before;
  };
  const rows = [];
  for (const page of pages) {
    const times = [];
    for (let round = 0; round < (isQuick ? 2 : ROUNDS); round++) times.push(await measure(page));
    const what = `GET ${page}, content just changed`;
    rows.push(row({ what, measured: median(times), unit: 'ms of CPU', budget: budgets.coldPage }));
  }
  database.close();
  return rows;
}
