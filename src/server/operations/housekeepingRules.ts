import type { SqlEntityManager } from '@mikro-orm/sql';
import { deleteExpiredTokens } from '../access/accounts/oneTimeTokens.ts';
import { deleteFailedMails } from '../people/ownData/mails.ts';
import { deleteUnknownPeople } from '../people/person.ts';
import { deleteOldNetworks } from '../access/knownNetworks.ts';
import { deleteOldSessions, MAX_SESSION_DAYS } from '../access/sessions.ts';
import { deleteOldAudit, deleteOldFailedSignIns } from '../audit/auditLog.ts';
import { backUpWhenDue } from './backup/schedule.ts';
import type { Config } from '../config.ts';
import { countClosedDays } from '../visits/countDays.ts';
import { deleteOldViewCounts } from '../visits/viewCounts.ts';
import { deleteOldVisitCounts } from '../visits/visitCounts.ts';
import { deleteOldVisits } from '../visits/visits.ts';
import { VISIT_HISTORY_DAYS } from '../../shared/visitHistoryDays.ts';
import { deleteExpiredKeys } from '../database/idempotency/createOnce.ts';
import { deleteOldMailCounts } from '../mail/quota.ts';
import { scheduleDailyNotifications } from '../reports/dailyNotifications.ts';
import { deleteUnconfirmed } from '../newsletter/subscribers.ts';
import { deleteDone, clearDonePayloads } from '../jobs/outbox/cleanup.ts';
import { deleteOldDeliveries } from '../webhooks/service.ts';
import { deleteUnusedUploads } from '../media/unused.ts';
import { deleteAbandonedUploads } from '../media/uploads.ts';
import { forEachText } from './mediaUses.ts';
import { deleteUnusedBoards, type LiveBoards } from '../whiteboard/service.ts';
import type { Rule } from '../jobs/housekeeping/worker.ts';
import { settingsOf } from '../content/settings.ts';
import type { ExpiredRange } from '../database/deleteBatch.ts';
import { DAY_MS } from '../../shared/durations.ts';
import { emptyJournal, mergeWords } from '../database/erasedPages.ts';

/** Failed sign-ins: password guessing produces most entries, and they lose their value soonest. */
const MAX_FAILED_SIGN_IN_DAYS = 30;
const KNOWN_NETWORK_DAYS = 400;
/** Rows per transaction, during which SQLite blocks other writes. */
const BATCH_SIZE = 500;

type Options = { config: Config; liveBoards: LiveBoards };

/** Lists what is deleted, and after how long, and what is counted in advance. */
export function housekeepingRules({ config, liveBoards }: Options): Rule[] {
  const { retention } = settingsOf(config);
  const failedSignInDays = Math.min(MAX_FAILED_SIGN_IN_DAYS, retention.audit);
  const contentDays = Math.min(retention.mailContent, retention.mailRows);
  return [
    // Keys are valid for a day, as documented in the API.
    inBatches('idempotencyKeys', 1, deleteExpiredKeys),
    // Each has its own time of expiry.
    inBatches('oneTimeTokens', 0, deleteExpiredTokens),
    inBatches('sessions', MAX_SESSION_DAYS, deleteOldSessions),
    inBatches('knownNetworks', KNOWN_NETWORK_DAYS, deleteOldNetworks),
    // A brief that someone is editing outlasts the deletion of a lead for a while.
    inBatches('unknownPeople', 1, deleteUnknownPeople),
    // The limits cover a day.
    inBatches('mailCounts', 1, deleteOldMailCounts),
    inBatches('webhookDeliveries', retention.webhookDeliveries, deleteOldDeliveries),
    inBatches('auditLines', retention.audit, deleteOldAudit),
    inBatches('auditRefusals', failedSignInDays, deleteOldFailedSignIns),
    inBatches('outboxContent', contentDays, clearDonePayloads),
    inBatches('failedOwnDataMails', contentDays, deleteFailedMails),
    inBatches('outboxRows', retention.mailRows, deleteDone),
    inBatches('unconfirmedSubscribers', retention.unconfirmedSubscribers, deleteUnconfirmed),
    inBatches('unusedBoards', retention.emptyBoards, (em, range) =>
      deleteUnusedBoards(em, liveBoards, range),
    ),
    inBatches('viewCounts', retention.viewCounts, deleteOldViewCounts),
    inBatches('visitCounts', retention.viewCounts, deleteOldVisitCounts),
    // Deletes nothing.
    {
      name: 'dailyNotifications',
      apply: async (fork) => (
        await scheduleDailyNotifications(fork(), settingsOf(config).agency.timeZone),
        0
      ),
    },
    // Deletes nothing; so that the first report after many changes does not count them.
    { name: 'dayCounts', apply: async (fork) => (await countClosedDays(fork()), 0) },
    inBatches('visits', VISIT_HISTORY_DAYS, deleteOldVisits),
    { name: 'words', apply: mergeWords },
    { name: 'journal', apply: async (fork) => (await emptyJournal(fork()), 0) },
    // Deletes nothing but old archives; before the pictures, which it may still need.
    { name: 'backups', apply: async (_fork, pause) => backUpWhenDue(config, pause) },
    {
      name: 'unusedUploads',
      apply: (fork, pause) =>
        deleteUnusedUploads(fork, {
          folder: config.UPLOADS_DIR,
          before: daysAgo(retention.unusedUploads),
          forEachText: (onText) => forEachText(fork, pause, onText),
        }),
    },
    {
      name: 'abandonedUploads',
      apply: async () => deleteAbandonedUploads(config.UPLOADS_DIR, daysAgo(1)),
    },
  ];
}

const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS);

type RemoveBatch = (em: SqlEntityManager, range: ExpiredRange) => Promise<number>;

/** Applies `remove` until nothing older than `days` is left. */
function inBatches(name: string, days: number, remove: RemoveBatch): Rule {
  return {
    name,
    async apply(fork, pause) {
      const range = { before: daysAgo(days), limit: BATCH_SIZE };
      let total = 0;
      for (let removed = -1; removed !== 0; total += removed) {
        await pause();
        removed = await remove(fork(), range);
      }
      return total;
    },
  };
}
