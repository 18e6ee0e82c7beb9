import { appendFileSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { inject } from 'vitest';

/** `test/run.ts soak --faults` prints these records as one table. */
const FILE = '.cache/test/faults.jsonl';

/** Records the effect of a fault on visitors: counts, or milliseconds where the name says so. */
export function recordFault(fault: string, figures: Record<string, unknown>) {
  const line = { fault, database: inject('database'), figures };
  mkdirSync(dirname(FILE), { recursive: true });
  appendFileSync(FILE, `${JSON.stringify(line)}\n`);
}
