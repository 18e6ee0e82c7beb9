import { get } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { budgets } from './budgets.ts';
import { type Row, row } from './row.ts';
import type { Running } from './servers/start.ts';
import { megabytes } from './usage.ts';

const NEW_LINE = 10;
const WATCH_MS = 20;
const EXPORT_TIMEOUT_MS = 120_000;
/** How long after its start a process is idle: a second after it listens, it imports the remaining routers. */
const IDLE_AFTER_MS = 3000;

/** Rows per second of exports by a new process, and its memory above what it needs when idle. */
export async function measureExports(
  database: string,
  site: Running,
  headers: Record<string, string>,
): Promise<Row[]> {
  const rows: Row[] = [];
  await wait(IDLE_AFTER_MS);
  const idle = megabytes(site.pid);
  for (const [name, query] of [
    ['first export', ''],
    ['second export', ''],
    ['export without spam', '?status=not-spam'],
  ] as const) {
    let most = 0;
    const watch = setInterval(() => (most = Math.max(most, megabytes(site.pid))), WATCH_MS);
    const begun = performance.now();
    const lines = await countLines(`${site.url}/api/leads/export${query}`, headers);
    const seconds = (performance.now() - begun) / 1000;
    clearInterval(watch);
    const what = `${database}: ${name}`;
    rows.push(
      row({ what, measured: lines / seconds, unit: 'rows/s', budget: budgets.exportRate }),
      row({
        what: `${what}, memory above idle`,
        measured: most - idle,
        unit: 'MB',
        budget: budgets.exportMemory,
      }),
    );
  }
  return rows;
}

function countLines(url: string, headers: Record<string, string>) {
  // The client shares the CPU with the server, so it asks for no compression, decodes nothing, and
  // avoids `fetch`, whose web streams would take a third of its time.
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const options = {
    headers: { ...headers, 'accept-encoding': 'identity' },
    signal: AbortSignal.timeout(EXPORT_TIMEOUT_MS),
  };
  const request = get(url, options, (response) => {
    if (response.statusCode !== 200) return request.destroy(new Error(`${response.statusCode}`));
    let lines = -1;
    response.on('data', (chunk: Buffer) => {
      for (let at = chunk.indexOf(NEW_LINE); at !== -1; at = chunk.indexOf(NEW_LINE, at + 1))
        lines++;
    });
    response.on('end', () => resolve(lines));
    return response.on('error', reject);
  });
  request.on('error', reject);
  return promise;
}
