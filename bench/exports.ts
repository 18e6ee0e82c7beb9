import { budgets } from './budgets.ts';
import { type Row, row } from './row.ts';
import type { Running } from './servers/start.ts';
import { megabytes } from './usage.ts';

const NEW_LINE = 10;
const WATCH_MS = 20;

/** Rows per second of exports by a new process, and its memory above what it needs when idle. */
export async function measureExports(
  database: string,
  site: Running,
  headers: Record<string, string>,
): Promise<Row[]> {
  const rows: Row[] = [];
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

async function countLines(url: string, headers: Record<string, string>) {
  // Requests no compression and counts bytes without decoding them, because the client shares the CPU
  // with the server.
  const answer = await fetch(url, { headers: { ...headers, 'accept-encoding': 'identity' } });
  let lines = -1;
  for await (const chunk of answer.body ?? [])
    for (let at = chunk.indexOf(NEW_LINE); at !== -1; at = chunk.indexOf(NEW_LINE, at + 1)) lines++;
  return lines;
}
