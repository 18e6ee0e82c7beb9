import { appendFileSync } from 'node:fs';
import { inject } from 'vitest';

/** Read by `test/run.ts soak --faults`, which prints one table of all. */
const FILE = '.cache/test/faults.jsonl';

/** Notes what a fault did to visitors: a count, or milliseconds where the name says so. */
export function recordFault(fault: string, figures: Record<string, unknown>) {
  const line = { fault, database: inject('database'), figures };
  appendFileSync(FILE, `${JSON.stringify(line)}\n`);
}
