import { budgets } from './budgets.ts';
import {
  environment,
  headers,
  measureBoards,
  measureLists,
  measurePages,
  measureReports,
  measureSearch,
  type Timing,
} from './adminCalls.ts';
import { measureExports } from './exports.ts';
import type { Budget, Options, Row } from './row.ts';
import { row } from './row.ts';
import { fillWithLeads } from './servers/manyLeads.ts';
import { startSite } from './servers/start.ts';
import { openWorkspace } from './workspace.ts';

const COUNT = 1_000_000;

/** The admin's lists, search, reports and export over HTTP with a million leads, on both databases. */
export async function admin({ isQuick }: Options): Promise<Row[]> {
  const rows: Row[] = [];
  const count = isQuick ? COUNT / 50 : COUNT;
  for (const kind of ['sqlite', 'postgres'] as const) {
    await using work = openWorkspace();
    const url = await work.newDatabase(kind);
    await fillWithLeads(url, count);
    const name = `${kind === 'sqlite' ? 'SQLite' : 'Postgres'}, ${count.toLocaleString('en-US')} leads`;
    // A separate process, so that its first export is measured.
    const exporting = await startSite(url, environment);
    rows.push(...(await measureExports(name, exporting, headers)));
    await exporting.stop();
    const site = work.use(await startSite(url, environment));
    const { adminList, adminReport } = budgets;
    rows.push(slowest(`${name}: search`, await measureSearch(site), adminList));
    rows.push(slowest(`${name}: list`, await measureLists(site), adminList));
    rows.push(slowest(`${name}: board`, await measureBoards(site), adminList));
    rows.push(slowest(`${name}: page`, await measurePages(site)));
    rows.push(slowest(`${name}: report`, await measureReports(site), adminReport));
  }
  return rows;
}

function slowest(what: string, timings: Timing[], budget?: Budget) {
  console.table(timings);
  const [worst] = timings.toSorted((a, b) => b.p95 - a.p95);
  const measured = worst?.p95 ?? Number.NaN;
  const text = `${what}, slowest of ${timings.length} (${worst?.name}), p95`;
  return row({ what: text, measured, unit: 'ms', budget });
}
