import { setTimeout as wait } from 'node:timers/promises';

/**
 * Requests a URL repeatedly, in a separate process that an attacking test does not slow down. When
 * its input ends, it prints the duration of each response in milliseconds.
 */
const [url = ''] = process.argv.slice(2);
const times: number[] = [];
const over = new AbortController();
process.stdin.on('end', () => over.abort()).resume();
while (!over.signal.aborted) {
  const start = performance.now();
  const response = await fetch(url);
  await response.text();
  times.push(response.ok ? performance.now() - start : Infinity);
  await wait(20);
}
process.stdout.write(JSON.stringify(times));
