import { styleText } from 'node:util';
import type { Finding } from './check.ts';
import { nodeFinding } from './nodeVersion.ts';

const COLORS = { ok: 'green', warning: 'yellow', failure: 'red' } as const;

/** `ok       Node   24.21.0`, and below it what to do. */
function formatFinding(finding: Finding, width: number) {
  const { status, name, text } = finding;
  const label = styleText(COLORS[status], status.padEnd(9));
  const line = `${label}${name.padEnd(width)}  ${text}`;
  return status === 'ok' ? line : `${line}\n${' '.repeat(9 + width + 2)}${finding.advice}`;
}

const node = nodeFinding();
// An older Node cannot parse what the checks import.
const rest = node.status === 'failure' ? [] : await (await import('./checks.ts')).runChecks();
const all = [node, ...rest];
const width = Math.max(...all.map(({ name }) => name.length));
for (const finding of all) console.info(formatFinding(finding, width));
const count = (status: Finding['status']) => all.filter((one) => one.status === status).length;
const formatCount = (status: 'warning' | 'failure') =>
  `${count(status)} ${status}${count(status) === 1 ? '' : 's'}`;
console.info(`\n${count('ok')} ok, ${formatCount('warning')}, ${formatCount('failure')}`);
// A check past its time limit may still hold a connection.
process.exit(count('failure') > 0 ? 1 : 0);
