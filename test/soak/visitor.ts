import { setTimeout as wait } from 'node:timers/promises';
import { lead } from '../submissions.ts';

/**
 * Alternates between reading a page and sending a lead, in a separate process that a busy test does
 * not slow down. When its input ends, it prints the slowest of both in milliseconds, without those of
 * the first two seconds: meanwhile, this process and a new server import code.
 */
const [url = '', authorization = ''] = process.argv.slice(2);
const headers = { authorization, 'content-type': 'application/json' };
const post = { method: 'POST', headers, body: JSON.stringify(lead) };
const calls = [
  ['page', () => fetch(url), 200],
  ['lead', () => fetch(`${url}/api/leads`, post), 201],
] as const;
const countsFrom = performance.now() + 2000;
const slowest = { page: 0, lead: 0 };
const over = new AbortController();
process.stdin.on('end', () => over.abort()).resume();
while (!over.signal.aborted) {
  for (const [name, call, expected] of calls) {
    const begin = performance.now();
    const response = await call();
    await response.text();
    if (response.status !== expected) throw new Error(`${name}: ${response.status}`);
    if (begin > countsFrom)
      slowest[name] = Math.max(slowest[name], Math.round(performance.now() - begin));
  }
  await wait(50);
}
process.stdout.write(JSON.stringify(slowest));
