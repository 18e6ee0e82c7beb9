import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { closed, freshDatabase, lead, quiz } from '../../app.ts';
import { freePort, startServer } from '../../process.ts';
import { soakSeconds } from '../seconds.ts';
import { emailsOf, sendUntilStored } from '../sendUntilStored.ts';
import { recordFault } from './table.ts';

const VISITORS = 6;
const rounds = Math.ceil(soakSeconds / 6);

test(`stores acknowledged calls exactly once across ${rounds} kill -9`, async () => {
  const port = await freePort();
  const environment = {
    DATABASE_URL: await freshDatabase(),
    LOG_LEVEL: 'silent',
    PORT: `${port}`,
    ...closed,
  };
  let server = await startServer({ environment });
  const over = new AbortController();
  const acked = { '/api/leads': new Set<string>(), '/api/quiz': new Set<string>() };
  let attempts = 0;
  const visit = async (path: '/api/leads' | '/api/quiz', content: object) => {
    while (!over.signal.aborted) {
      const email = `${randomUUID()}@example.com`;
      const needed = await sendUntilStored(server.url + path, { ...content, email });
      attempts += needed;
      acked[path].add(email);
      await wait(20);
    }
  };
  const visitors = Array.from({ length: VISITORS }, (_, n) =>
    n % 3 === 0 ? visit('/api/quiz', quiz) : visit('/api/leads', lead),
  );
  for (let round = 0; round < rounds; round++) {
    await wait(100 + Math.random() * 600);
    server.kill('SIGKILL');
    await server.ended();
    server = await startServer({ environment });
  }
  over.abort();
  await Promise.all(visitors);

  const counts = { rounds, attempts, acknowledged: 0, lost: 0, stored: 0, twice: 0 };
  for (const path of ['/api/leads', '/api/quiz'] as const) {
    const stored = await emailsOf(server.url, path);
    const once = new Set(stored);
    counts.acknowledged += acked[path].size;
    counts.stored += once.size;
    counts.twice += stored.length - once.size;
    counts.lost += [...acked[path]].filter((email) => !once.has(email)).length;
  }
  recordFault('kill -9', counts);
  expect(counts).toMatchObject({ lost: 0, twice: 0, stored: counts.acknowledged });
  expect(counts.attempts).toBeGreaterThan(counts.acknowledged);
  server.kill('SIGTERM');
  expect((await server.ended()).code).toBe(0);
});
