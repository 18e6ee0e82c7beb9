import { setTimeout as wait } from 'node:timers/promises';

/**
 * Asks a URL over and over, in a process of its own so that an attacking test does not slow it down.
 * When its input ends, it prints how long each response took, in ms.
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
