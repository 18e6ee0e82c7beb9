import { join, resolve } from 'node:path';
import { vi } from 'vitest';
import { readConfig } from '../src/server/config.ts';
import { credentialProblems } from '../src/server/access/credentialProblems.ts';
import { runChecks } from '../src/server/operations/doctor/checks.ts';
import { startNode } from './process.ts';
import { temporaryFolder } from './temporaryFolder.ts';

const cli = resolve(import.meta.dirname, '../src/server/operations/doctor/cli.ts');

/** Runs `npm run doctor`. */
export const doctor = (options: { cwd: string; environment?: Record<string, string> }) =>
  startNode([cli], options).ended();

/** Longer than a busy machine needs for a check. */
const LIMIT_MS = 200_000;

/** Runs the checks in this process and returns lines like those of the command. */
export async function examine(environment: Record<string, string>) {
  const folder = temporaryFolder();
  const inFolder = {
    DATABASE_URL: `sqlite:${folder}/site.db`,
    UPLOADS_DIR: join(folder, 'uploads'),
    BACKUP_DIR: join(folder, 'backups'),
  };
  const { signal } = new AbortController();
  using _ = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(signal);
  const findings = await runChecks(
    () => readConfig({ ...inFolder, ...environment }, credentialProblems),
    LIMIT_MS,
  );
  return findings
    .flatMap(({ status, name, text, ...rest }) => [
      `${status} ${name} ${text}`,
      ...('advice' in rest ? [` ${rest.advice}`] : []),
    ])
    .join('\n');
}
