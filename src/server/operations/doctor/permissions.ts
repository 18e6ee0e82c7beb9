import { stat } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { type Config, secretFiles } from '../../config.ts';
import { type Check, ok, warning } from './check.ts';

/** Files with secrets or personal data must not be readable by other users of the machine. */
export const permissionsCheck = ({ DATABASE_URL }: Config): Check => ({
  name: 'Permissions',
  advice: 'Make the configuration readable for this user.',
  run: async () => {
    const path = /^sqlite:(.+)$/.exec(DATABASE_URL)?.[1];
    const files = ['.env', ...secretFiles(), ...(path ? [path] : [])];
    const worldReadableFiles = (
      await Promise.all(files.map(async (file) => ((await isWorldReadable(file)) ? [file] : [])))
    ).flat();
    if (worldReadableFiles.length === 0)
      return [ok('Permissions', 'no other user can read secrets or data')];
    return worldReadableFiles.map((file) =>
      warning('Permissions', `every user can read ${file}`, `Run: chmod o= ${file}`),
    );
  },
});

/** Docker mounts secrets there, with the file mode they have on the host. */
const CONTAINER_SECRETS = '/run/secrets/';

/** Whether any user can read the file: by its mode, and by that of every folder above it. */
async function isWorldReadable(file: string) {
  const path = resolve(file);
  if (path.startsWith(CONTAINER_SECRETS)) return false;
  const found = await stat(path).catch(() => undefined);
  if (!found || (found.mode & 0o004) === 0) return false;
  for (let folder = dirname(path); ; folder = dirname(folder)) {
    if (((await stat(folder)).mode & 0o001) === 0) return false;
    if (folder === dirname(folder)) return true;
  }
}
