import autocannon from 'autocannon';
import { openDatabase } from '../../src/server/database/database.ts';
import { LeadEntity } from '../../src/server/leads/entity.ts';
import { lead } from '../../test/submissions.ts';
import { type Figure, median, type Row } from './report.ts';
import { databases, isQuick, openWorkspace, type Running, visitor } from './workspace.ts';

const connections = 64;
const body = JSON.stringify(lead);
const setupRequest = (request: autocannon.Request) => ({ ...request, headers: visitor() });
/** V8 optimizes a server's code during its first tens of thousands of requests. */
const [WARM_UP, ROUNDS, SECONDS] = isQuick ? [0, 1, 1] : [4, 5, 2];

/** Cached responses against Fastify that sends one ready buffer, and against Express with drizzle. */
export async function http(): Promise<Row[]> {
  await using work = openWorkspace();
  const database = await work.newDatabase('sqlite');
  const site = await work.startSite(database);
  const buffer = await work.startPeer('buffer.ts', site.url, '/', '/api/blog');
  const express = await work.startPeer('express.mjs', database);
  const page = await compare('/', [site, buffer]);
  const blog = await compare('/api/blog', [site, buffer, express]);
  const figures = [
    { name: '`GET /`', value: page.rate, unit: 'a second' },
    { name: '÷ buffer', value: page.ratioTo(1), least: 0.7 },
    { name: '`GET /api/blog`', value: blog.rate, unit: 'a second' },
    { name: '÷ buffer', value: blog.ratioTo(1), least: 0.5 },
    { name: '÷ Express', value: blog.ratioTo(2), least: 5 },
  ];
  return [{ what: 'responses from the cache', figures }];
}

/** Stored leads against Express with drizzle. */
export async function leads(): Promise<Row[]> {
  const figures: Figure[] = [];
  for (const kind of databases) {
    await using work = openWorkspace();
    const [ours, theirs] = [await work.newDatabase(kind), await work.newDatabase(kind)];
    // Creates the tables.
    await countLeads(theirs);
    const site = await work.startSite(ours);
    const express = await work.startPeer('express.mjs', theirs);
    const { rate, ratioTo, done } = await compare('/api/leads', [site, express], body);
    const lost = Math.max(0, done - (await countLeads(ours)));
    figures.push(
      { name: kind, value: rate, unit: 'a second' },
      { name: '÷ Express', value: ratioTo(1), least: 0.7 },
      { name: 'lost', value: lost, most: 0 },
    );
  }
  return [{ what: '`POST /api/leads`', figures }];
}

async function countLeads(url: string) {
  await using orm = await openDatabase(url);
  return await orm.em.fork().count(LeadEntity);
}

/**
 * Measures servers in turns, so that noise affects all of them. Returns for the first one its
 * requests per second, its ratio to another one, and how many requests it has answered.
 */
async function compare(path: string, servers: Running[], body?: string) {
  const rounds: number[][] = [];
  let done = 0;
  for (let turn = 0; turn < WARM_UP + ROUNDS; turn++) {
    const round: number[] = [];
    for (const { url } of servers) {
      const post = body && { method: 'POST' as const, body, requests: [{ setupRequest }] };
      const result = await autocannon({ url: url + path, connections, duration: SECONDS, ...post });
      if (result.non2xx + result.errors > 0) throw new Error(`${url}${path}: rejected or failed`);
      if (url === servers[0]?.url) done += result['2xx'];
      round.push(result.requests.average);
    }
    if (turn >= WARM_UP) rounds.push(round);
  }
  const rates = (index: number) => rounds.map((round) => round[index] ?? Number.NaN);
  const ratioTo = (other: number) =>
    median(rates(0).map((rate, at) => rate / (rates(other)[at] ?? 0)));
  return { rate: median(rates(0)), ratioTo, done };
}
