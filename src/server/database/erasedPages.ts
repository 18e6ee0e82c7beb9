import type { SqlEntityManager } from '@mikro-orm/sql';
import { dialectOf } from './search/sql.ts';

/** Pages of an index that one statement merges: at most 15 ms of work with 100,000 leads. */
const MERGED_PAGES = 20;

const RETRY_MS = 1000;
let retry: NodeJS.Timeout | undefined;

/**
 * On SQLite, checkpoints and empties the journal, which still contains deleted content. While another
 * process reads the database, such as a backup, that is impossible, and tried again every second.
 */
export async function emptyJournal(em: SqlEntityManager) {
  if (dialectOf(em) !== 'sqlite') return;
  clearTimeout(retry);
  const before = await checkpoint(em);
  // The first write after a checkpoint restarts the journal. This is the smallest one.
  await em.execute('pragma user_version = 0');
  const after = await checkpoint(em);
  // It only grows while a reader needs it.
  if (after <= before || after === 1) return;
  // Housekeeping repeats it hourly, in case the database cannot be used now.
  retry = setTimeout(() => void emptyJournal(em.fork()).catch(() => {}), RETRY_MS);
  retry.unref();
}

/** Copies the journal to the database as far as readers allow. Returns its number of pages. */
async function checkpoint(em: SqlEntityManager) {
  const [row] = await em.execute<{ log: number }[]>('pragma wal_checkpoint(passive)');
  return row?.log ?? 0;
}

/**
 * On SQLite, removes the words of deleted rows from the indexes of the search, which otherwise keep
 * them until enough others follow. Returns the number of statements that changed an index.
 */
export async function mergeWords(fork: () => SqlEntityManager, pause: () => Promise<void>) {
  if (dialectOf(fork()) !== 'sqlite') return 0;
  let merged = 0;
  for (const index of ['lead_words', 'response_words'])
    for (let isMerged = true; isMerged; merged += Number(isMerged)) {
      await pause();
      isMerged = await mergeSome(fork(), index);
    }
  return merged;
}

const mergeSome = (em: SqlEntityManager, index: string) =>
  em.transactional(async (tx) => {
    const changes = async () => {
      const [row] = await tx.execute<{ total: number }[]>('select total_changes() as total');
      return row?.total ?? 0;
    };
    const before = await changes();
    // A negative number of pages merges segments of any size.
    await tx.execute(`insert into ${index} (${index}, rank) values ('merge', -${MERGED_PAGES})`);
    // The statement itself counts as one change.
    return (await changes()) - before > 1;
  });
