import type { SqlEntityManager } from '@mikro-orm/sql';
import { dialectOf } from './search/sql.ts';

/** Pages of an index that one statement merges: at most 15 ms of work with 100,000 leads. */
const MERGED_PAGES = 20;

/**
 * On SQLite, checkpoints and empties the journal, which still contains deleted content. Does nothing while another process reads the database, such as a backup or
 * Litestream; housekeeping repeats it hourly.
 */
export async function emptyJournal(em: SqlEntityManager) {
  if (dialectOf(em) !== 'sqlite') return;
  await em.execute('pragma wal_checkpoint(passive)');
  // The first write after a checkpoint restarts the journal. This is the smallest one.
  await em.execute('pragma user_version = 0');
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
