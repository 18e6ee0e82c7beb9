import { once } from 'node:events';
import { type Profiler, Session } from 'node:inspector/promises';
import { relative } from 'node:path';
import { DEMO_BOARD, SOCKET_PATH } from '../../src/shared/whiteboard/constants.ts';
import { lead } from '../../test/submissions.ts';
import type { Figure, Row } from './report.ts';
import { openWorkspace } from './workspace.ts';

const sources = new URL('../../src', import.meta.url).href;
const headers = { 'content-type': 'application/json', 'user-agent': 'Mozilla/5.0' };

/**
 * How many own files one warm request passes: those with a function that runs between the request and
 * the end of its response. The server runs from its sources in this process, which V8 observes.
 */
export async function path(): Promise<Row[]> {
  await using work = openWorkspace();
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
  const { url } = work.use(await startFromSources(await work.newDatabase('sqlite')));
  const addNote = await joinDemoBoard(url);
  const post = (route: string) => () =>
    read(url + route, { method: 'POST', headers, body: JSON.stringify(lead) });
  const requests = [
    { what: 'POST /api/leads', send: post('/api/leads'), limit: 25 },
    { what: 'leads.create', send: post('/trpc/leads.create'), limit: 22 },
    { what: 'a note on the server', send: addNote, limit: 24 },
    { what: 'a cached page', send: () => read(`${url}/services`), limit: 8 },
  ];
  const filesOf = async (send: () => Promise<void>) => {
    await session.post('Profiler.takePreciseCoverage');
    await send();
    return ownFiles((await session.post('Profiler.takePreciseCoverage')).result);
  };
  const figures: Figure[] = [];
  for (const { what, send, limit } of requests) {
    await send();
    const runs = [await filesOf(send), await filesOf(send)] as const;
    // Timers of other work may run in between, but hardly twice.
    const files = runs[0].filter((file) => runs[1].includes(file));
    console.info(`  ${what}\n${files.map((file) => `    ${file}\n`).join('')}`);
    figures.push({ name: what, value: files.length, unit: 'files', most: limit });
  }
  session.disconnect();
  return [{ what: 'own files of a warm request', figures }];
}

async function startFromSources(databaseUrl: string) {
  // Imported here, because V8 counts from the start of its coverage.
  const { buildApp } = await import('../../src/server/app.ts');
  const { readConfig } = await import('../../src/server/config.ts');
  const { openDatabase } = await import('../../src/server/database/database.ts');
  const { timeouts } = await import('../../src/server/http/timeouts.ts');
  const { builtClient } = await import('../../src/server/pages/client.ts');
  const config = readConfig({ DATABASE_URL: databaseUrl, LEAD_NOTIFY_EMAIL: 'a@example.com' });
  const orm = await openDatabase(databaseUrl);
  // Without work in the background, which would run in between.
  const quiet = { ...timeouts, backgroundStart: 1_000_000 };
  const client = await builtClient('dist');
  const app = await buildApp({ orm, config, client, timeouts: quiet });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const stop = async () => {
    await app.close();
    await orm.close();
  };
  return { url, stop };
}

/** Joins a board; returns a function that adds a note and waits until the server has stored it. */
async function joinDemoBoard(url: string) {
  const socket = new WebSocket(url.replace('http', 'ws') + SOCKET_PATH);
  await once(socket, 'open');
  const say = async (message: object, reply: string) => {
    const isReply = (data: unknown) => String(data).startsWith(`{"type":"${reply}"`);
    socket.send(JSON.stringify(message));
    while (!isReply((await once(socket, 'message'))[0].data));
  };
  const user = { id: 'path', name: 'Path', color: '#3b82f6' };
  await say({ type: 'join_session', sessionId: DEMO_BOARD, user }, 'session_joined');
  const look = { color: '#FFE066', category: 'idea', size: { width: 150, height: 100 } };
  const whole = { ...look, author: 'Path', timestamp: '2025-01-31T09:30:00.000Z' };
  return () => {
    const id = crypto.randomUUID();
    const note = { ...whole, id, content: 'A note', position: { x: 0, y: 0 } };
    return say({ type: 'add_note', note, opId: id }, 'ack');
  };
}

async function read(url: string, options?: RequestInit) {
  const response = await fetch(url, options);
  if (!response.ok) throw new Error(`${url}: ${response.status} ${await response.text()}`);
  await response.arrayBuffer();
}

/** The function at the start of a file is its top level, which runs when the file is imported. */
const ownFiles = (scripts: Profiler.ScriptCoverage[]) =>
  scripts
    .filter(({ url }) => url.startsWith(sources))
    .filter(({ functions }) => functions.some(({ ranges: [all] }) => all?.startOffset && all.count))
    .map(({ url }) => relative(sources, url))
    .toSorted();
