import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { WebSocket } from 'ws';
import { bearer, closed } from '../credentials.ts';
import { startServer } from '../process.ts';
import { lead, quiz } from '../submissions.ts';
import { megabytes } from '../usage.ts';
import { note } from '../whiteboard/note.ts';
import { join as joinBoard, socketUrl } from '../whiteboard/testSocket.ts';

const PEOPLE = 8;
/** Of the last quarter to the third. */
const MAX_GROWTH = 1.05;

type Visit = { url: string; isOver: () => boolean; calls: Record<string, number> };

// Run by `npm run test:soak -- --faults`.
const { values } = parseArgs({ options: { seconds: { type: 'string', default: '600' } } });
const growth = await measure(Number(values.seconds));
process.exit(growth <= MAX_GROWTH ? 0 : 1);

/**
 * Simulates visitors, tools, an admin and a whiteboard. Returns the ratio of the server's memory in the
 * last quarter to that in the third.
 */
async function measure(seconds: number) {
  const folder = mkdtempSync(join(tmpdir(), 'roi-memory-'));
  const server = await startServer({
    environment: {
      DATABASE_URL: `sqlite:${folder}/site.db`,
      UPLOADS_DIR: join(folder, 'uploads'),
      LOG_LEVEL: 'error',
      TRUST_PROXY: '127.0.0.1',
      ...closed,
    },
  });
  const end = performance.now() + seconds * 1000;
  const load: Visit = { url: server.url, isOver: () => performance.now() > end, calls: {} };
  const samples: number[] = [];
  const sample = async () => {
    for (; !load.isOver(); await wait(Math.min(1000, seconds * 10)))
      samples.push(megabytes(server.pid ?? 0));
  };
  await Promise.all([
    sample(),
    drawOnABoard(load),
    ...Array.from({ length: PEOPLE }, () => visit(load)),
  ]);
  server.kill('SIGTERM');
  await server.ended();
  rmSync(folder, { recursive: true, force: true });
  console.info('Responses:', load.calls);
  return growthOf(samples);
}

/** Every visitor has a separate address and pauses between requests. */
async function visit(load: Visit) {
  while (!load.isOver()) {
    const email = `${randomUUID()}@example.com`;
    const address = `10.0.${Math.floor(Math.random() * 256)}.${Math.floor(Math.random() * 256)}`;
    for (const path of ['/', '/about', '/blog', '/blog/does-not-exist', '/api/blog?limit=5'])
      await call(load, path, address);
    await call(load, '/api/leads', address, { ...lead, email });
    if (Math.random() < 0.2) await call(load, '/api/quiz', address, { ...quiz, email });
    await call(load, '/api/leads?limit=50', address);
    if (Math.random() < 0.02) await call(load, '/api/leads/export', address);
    await wait(20);
  }
}

async function call({ url, calls }: Visit, path: string, address: string, body?: object) {
  const response = await fetch(url + path, {
    headers: {
      'x-forwarded-for': address,
      ...bearer,
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  });
  await response.arrayBuffer();
  calls[response.status] = (calls[response.status] ?? 0) + 1;
}

async function drawOnABoard({ url, isOver }: Visit) {
  while (!isOver()) {
    const socket = new WebSocket(socketUrl(url));
    await once(socket, 'open');
    const say = (message: object) => socket.send(JSON.stringify(message));
    say(joinBoard('ann'));
    for (let n = 0; n < 20 && !isOver(); n++) {
      const id = randomUUID();
      say({ type: 'add_note', note: note(id), opId: id });
      say({ type: 'delete_note', noteId: id, opId: `${id} gone` });
      await wait(200);
    }
    socket.close();
    await once(socket, 'close');
  }
}

function growthOf(samples: number[]) {
  const quarter = Math.floor(samples.length / 4);
  const [first, second, third, last] = [0, 1, 2, 3].map((index) => {
    const part = samples.slice(index * quarter, (index + 1) * quarter);
    return part.reduce((sum, value) => sum + value, 0) / part.length;
  });
  console.info('MB of memory by quarter:', first, second, third, last);
  return (last ?? Number.NaN) / (third ?? Number.NaN);
}
