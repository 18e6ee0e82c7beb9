import { budgets } from './budgets.ts';
import { compare } from './compare.ts';
import type { Budget, Options, Row } from './row.ts';
import { startPeer, startSite } from './servers/start.ts';
import { openWorkspace } from './workspace.ts';

const POST = '/blog/podcast-metrics-that-matter';
const cases: { path: string; budget: Budget | undefined }[] = [
  { path: '/api/blog', budget: budgets.blogCall },
  // Without a budget: a small response costs little more than what any request costs.
  { path: `/api${POST}`, budget: undefined },
  { path: '/', budget: budgets.page },
  { path: '/services', budget: budgets.page },
  { path: POST, budget: budgets.page },
];

/** Requests per second of cached reads against Fastify that sends one ready buffer. */
export async function http(options: Options): Promise<Row[]> {
  await using work = openWorkspace();
  const site = work.use(await startSite(await work.newDatabase('sqlite')));
  const bodies: Record<string, string> = {};
  for (const { path } of cases) bodies[path] = await (await fetch(site.url + path)).text();
  const bare = work.use(await startPeer('bare.ts', { bodies }));
  const express = work.use(
    await startPeer('express.mjs', {
      file: `${work.folder}/express.db`,
      posts: JSON.parse(bodies['/api/blog'] ?? '{}').posts,
    }),
  );
  const rows: Row[] = [];
  for (const { path, budget } of cases) {
    const reference = { url: bare.url, name: 'Fastify, one ready buffer', budget };
    const peers = path === '/api/blog' ? [{ url: express.url, name: 'Express, drizzle' }] : [];
    rows.push(
      ...(await compare({ name: `GET ${path}`, path }, [site, reference, ...peers], options)),
    );
  }
  return rows;
}
