import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { expect } from 'vitest';
import { bearer, lead, quiz } from '../../app.ts';
import { connect, join } from '../../whiteboard/testSocket.ts';
import { note } from '../../whiteboard/note.ts';

/** A call that takes longer counts as hanging. */
const HANGS_AFTER = 20_000;
const WRITERS = 12;
/** All writers together stay below 12,000 leads a minute, the limit of a token. */
const PAUSE_MS = 65;
const READERS = 4;

const noResponse = { status: 0, text: '', retryAfter: null };
type Outcome = { status: number; ms: number; retryAfter: string | null };

/** Simulates visitors who read pages and send leads until `stop` is called. */
export function startLoad(url: string, { message = 'Hello' } = {}) {
  const acked: string[] = [];
  const writes: Outcome[] = [];
  const reads: Outcome[] = [];
  const over = new AbortController();

  async function call(path: string, outcomes: Outcome[], init?: RequestInit) {
    const start = performance.now();
    const { status, text, retryAfter } = await send(path, init).catch(() => noResponse);
    outcomes.push({ status, ms: performance.now() - start, retryAfter });
    return { status, text };
  }

  async function send(path: string, init?: RequestInit) {
    const response = await fetch(url + path, { ...init, signal: AbortSignal.timeout(HANGS_AFTER) });
    const retryAfter = response.headers.get('retry-after');
    return { status: response.status, text: await response.text(), retryAfter };
  }

  async function write() {
    while (!over.signal.aborted) {
      const body = { ...lead, email: `${randomUUID()}@example.com`, message };
      const { status, text } = await call('/api/leads', writes, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...bearer },
        body: JSON.stringify(body),
      });
      if (status === 201) acked.push(JSON.parse(text).lead.id);
      await wait(PAUSE_MS);
    }
  }

  async function read() {
    while (!over.signal.aborted) {
      await call('/blog', reads);
      await wait(20);
    }
  }

  const running = Promise.all([
    ...Array.from({ length: WRITERS }, write),
    ...Array.from({ length: READERS }, read),
  ]);
  return {
    acked,
    writes,
    reads,
    /** Stops the load and returns the counts; a call without a response has status 0. */
    stop: async () => {
      over.abort();
      await running;
      const slowest = (outcomes: Outcome[]) =>
        Math.round(Math.max(...outcomes.map(({ ms }) => ms)));
      const byStatus = Object.groupBy(writes, ({ status }) => status);
      const counts = Object.entries(byStatus).map(([status, list]) => [status, list?.length]);
      return {
        writes: Object.fromEntries(counts),
        slowestWrite: slowest(writes),
        reads: reads.length,
        failedReads: reads.filter(({ status }) => status !== 200).length,
        slowestRead: slowest(reads),
      };
    },
  };
}

/** Expects one call of every kind to succeed within 5 seconds. */
export async function expectEverythingWorks(url: string) {
  const call = (path: string, body?: object) =>
    fetch(url + path, {
      headers: { ...bearer, ...(body && { 'content-type': 'application/json' }) },
      signal: AbortSignal.timeout(5000),
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    });
  const statuses = async (...calls: Promise<Response>[]) =>
    (await Promise.all(calls)).map(({ status }) => status);
  const [stored, answered] = await Promise.all([
    call('/api/leads', lead),
    call('/api/quiz', quiz),
    expectWhiteboardWorks(url),
  ]);
  expect([stored.status, answered.status]).toEqual([201, 201]);
  expect(
    await statuses(call('/'), call('/blog'), call('/api/blog'), call('/readyz'), call('/api/quiz')),
  ).toEqual([200, 200, 200, 200, 200]);
  const { id } = (await stored.json()).lead;
  for (const path of ['/api/leads', '/api/leads/export'])
    expect(await (await call(path)).text()).toContain(id);
}

async function expectWhiteboardWorks(url: string) {
  const start = performance.now();
  const client = await connect(url);
  client.send(join('ann'));
  await client.receive('session_joined');
  const id = randomUUID();
  client.send({ type: 'add_note', note: note(id), opId: id });
  expect(await client.receive('ack')).toMatchObject({ opId: id });
  client.send({ type: 'delete_note', noteId: id, opId: `${id} gone` });
  await client.receive('ack', 2);
  client.close();
  expect(performance.now() - start).toBeLessThan(5000);
}

/** Expects every acknowledged lead in the list. */
export async function expectStored(url: string, ids: string[]) {
  const list = await (await fetch(`${url}/api/leads`, { headers: bearer })).json();
  const stored = new Set(list.leads.map((row: { id: string }) => row.id));
  expect(ids.filter((id) => !stored.has(id))).toEqual([]);
}
