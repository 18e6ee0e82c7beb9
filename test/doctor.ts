import { resolve } from 'node:path';
import { startNode } from './process.ts';

const cli = resolve(import.meta.dirname, '../src/server/doctor/cli.ts');

/** Runs `npm run doctor`. */
export const doctor = (options: { cwd: string; environment?: Record<string, string> }) =>
  startNode([cli], options).ended();
