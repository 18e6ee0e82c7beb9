import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { startNode } from '../test/process.ts';
import { DEMO_BOARD, SOCKET_PATH } from '../src/shared/whiteboard/constants.ts';
import { budgets } from './budgets.ts';
import { lead } from './submissions.ts';
import { type Options, percentile, row } from './row.ts';
import { type Running, startSite } from './servers/start.ts';
import { megabytes } from './usage.ts';
import { openWorkspace } from './workspace.ts';

const SOCKETS = 2000;
const STREAMS = 300;
const PEOPLE_PER_BOARD = 50;
const SECONDS = 20;
const SETTLED_MS = 5000;
const token = 'bench-token-of-at-least-32-characters';

/** What idle whiteboards and open admin pages cost, and how they slow down a page. */
export async function sockets({ isQuick }: Options) {
  await using work = openWorkspace();
  const site = work.use(await startSite(await work.newDatabase('sqlite'), { API_TOKENS: token }));
  const part = isQuick ? 0.1 : 1;
  // The first requests compile the code that all of them need.
  await probePage(site, SECONDS * part);
  const idle = megabytes(site.pid);
  const open = await openAll(site, part);
  await wait(SETTLED_MS * part);
  const measured = megabytes(site.pid) - idle;
  const times = await probePage(site, SECONDS * part);
  for (const close of open) close();
  const p99 = percentile(times, 0.99);
  const what = `${SOCKETS.toLocaleString('en-US')} whiteboard sockets and ${STREAMS} live streams`;
  return [
    row({ what: `${what}: memory`, measured, unit: 'MB', budget: budgets.socketMemory }),
    row({
      what: `${what}: p99 of GET / while leads arrive`,
      measured: p99,
      unit: 'ms',
      budget: budgets.pageAmongSockets,
    }),
  ];
}

async function openAll(site: Running, part: number) {
  const closers: (() => void)[] = [];
  for (let n = 0; n < SOCKETS * part; n += PEOPLE_PER_BOARD) {
    const board = await createBoard(site, n);
    const people = Array.from({ length: PEOPLE_PER_BOARD }, (_, person) =>
      openSocket(site, board, `person-${n + person}`),
    );
    closers.push(...(await Promise.all(people)));
  }
  for (let n = 0; n < STREAMS * part; n++) closers.push(await openStream(site));
  return closers;
}

async function createBoard({ url }: Running, n: number): Promise<string> {
  if (n === 0) return DEMO_BOARD;
  const response = await fetch(`${url}/trpc/whiteboard.create`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.1.${n >> 8}.${n & 255}` },
    body: '{}',
  });
  return (await response.json()).result.data.id;
}

async function openSocket({ url }: Running, sessionId: string, id: string) {
  const socket = new WebSocket(url.replace('http', 'ws') + SOCKET_PATH);
  await once(socket, 'open');
  const joined = new Promise<void>((resolve) => {
    socket.on('message', (data: Buffer) => {
      if (data.includes('"session_joined"')) resolve();
    });
  });
  const user = { id, name: id, color: '#336699' };
  socket.send(JSON.stringify({ type: 'join_session', sessionId, user }));
  await joined;
  return () => socket.terminate();
}

/** Opens the stream of server-sent events that an open page of the admin listens to. */
async function openStream({ url }: Running) {
  const over = new AbortController();
  const headers = { authorization: `Bearer ${token}` };
  const response = await fetch(`${url}/trpc/admin.live`, { headers, signal: over.signal });
  response.body?.pipeTo(new WritableStream()).catch(() => {});
  return () => over.abort();
}

/** Requests a page from a process of its own, while a lead arrives every second. */
async function probePage({ url }: Running, seconds: number): Promise<number[]> {
  const probe = startNode(['test/whiteboard/latencyProbe.ts', `${url}/`]);
  for (let second = 0; second < seconds; second++) {
    await fetch(`${url}/api/leads`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(lead),
    });
    await wait(1000);
  }
  probe.endInput();
  return JSON.parse((await probe.ended()).output);
}
