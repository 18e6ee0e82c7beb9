import { listPastArchives } from '../backup/archives.ts';
import type { Config } from '../../config.ts';
import { DAY_MS, HOUR_MS } from '../../../shared/durations.ts';
import { type Check, ok, warning } from './check.ts';

const NAME = 'Backup';
/** A nightly backup failed, or was late. */
const OLD_MS = 2 * DAY_MS;
const ADVICE = 'Run `node --run backup` every night, and copy the archives to another machine.';

/** The age of the newest backup. */
export const backupCheck = ({ BACKUP_DIR, NODE_ENV }: Config): Check => ({
  name: NAME,
  advice: `Let this user read ${BACKUP_DIR}.`,
  run: async () => {
    const newest = (await listPastArchives(BACKUP_DIR, 'site')).at(-1);
    if (!newest) {
      const text = `none in ${BACKUP_DIR}`;
      return [NODE_ENV === 'production' ? warning(NAME, text, ADVICE) : ok(NAME, text)];
    }
    const age = Date.now() - newest.createdAt.getTime();
    const text = `the newest is ${Math.round(age / HOUR_MS)} hours old: ${newest.path}`;
    return [age > OLD_MS ? warning(NAME, text, ADVICE) : ok(NAME, text)];
  },
});
