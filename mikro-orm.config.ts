import type { Options } from '@mikro-orm/core';
import { Migrator } from '@mikro-orm/migrations';
import { PostgreSqlDriver } from '@mikro-orm/postgresql';
import type { AbstractSqlDriver } from '@mikro-orm/sql';
import { SqliteDriver } from '@mikro-orm/sqlite';
import {
  AccountEntity,
  OneTimeTokenEntity,
  PasskeyEntity,
} from './src/server/access/accounts/entity.ts';
import {
  ApiTokenEntity,
  KnownNetworkEntity,
  SecretEntity,
  SessionEntity,
} from './src/server/access/entity.ts';
import { AuditEntryEntity } from './src/server/audit/entity.ts';
import { BlogPostEntity, OldSlugEntity, RevisionEntity } from './src/server/blog/entity.ts';
import {
  ChangedDayEntity,
  DayCountEntity,
  ViewCountEntity,
  VisitCountEntity,
  VisitEventEntity,
  VisitorIdentityEntity,
} from './src/server/visits/entity.ts';
import { BoardCopyEntity } from './src/server/people/boards/entity.ts';
import { BriefEntity } from './src/server/people/brief/entity.ts';
import { PersonEntity } from './src/server/people/entity.ts';
import { withDefaults } from './src/server/database/columnDefaults.ts';
import { notFound } from './src/server/http/errors.ts';
import { LeaseEntity } from './src/server/jobs/housekeeping/entity.ts';
import { IdempotencyKeyEntity } from './src/server/database/idempotency/entity.ts';
import {
  LeadCountEntity,
  LeadEntity,
  LeadEventEntity,
  LeadViewEntity,
} from './src/server/leads/entity.ts';
import { migrations } from './src/server/database/migrations/list.ts';
import { MailHourEntity, MailRecipientEntity } from './src/server/mail/entity.ts';
import { MediaEntity } from './src/server/media/entity.ts';
import { SubscriberEntity } from './src/server/newsletter/entity.ts';
import { NotificationChoiceEntity } from './src/server/notifications/entity.ts';
import { OutboxEntity } from './src/server/jobs/outbox/entity.ts';
import { LimitedPostgresDialect } from './src/server/database/postgresDialect.ts';
import {
  GuideFeedbackEntity,
  GuideVersionEntity,
  QuizResponseEntity,
} from './src/server/quiz/entity.ts';
import { GeminiDayEntity } from './src/server/guides/entity.ts';
import { sqliteDialect } from './src/server/database/sqliteDialect.ts';
import { type Timeouts, timeouts as production } from './src/server/http/timeouts.ts';
import { DocumentVersionEntity } from './src/server/site/entity.ts';
import { WebhookDeliveryEntity, WebhookEntity } from './src/server/webhooks/entity.ts';
import {
  BoardChangeEntity,
  BoardEntity,
  BoardNoteEntity,
  BoardSectionEntity,
} from './src/server/whiteboard/entity.ts';

/** ORM options for `sqlite:PATH` or `postgres://…`; statements have no timeout without `timeouts`. */
export function ormConfig(url: string, timeouts?: Timeouts): Partial<Options<AbstractSqlDriver>> {
  const kind = url.startsWith('postgres') ? 'postgres' : 'sqlite';
  return {
    ...(kind === 'postgres'
      ? postgresOptions(url, timeouts)
      : sqliteOptions(url.replace(/^sqlite:/, ''), timeouts)),
    entities: [
      AccountEntity,
      OneTimeTokenEntity,
      PasskeyEntity,
      ApiTokenEntity,
      AuditEntryEntity,
      BlogPostEntity,
      BoardChangeEntity,
      BoardCopyEntity,
      BoardEntity,
      BoardNoteEntity,
      BoardSectionEntity,
      DocumentVersionEntity,
      GeminiDayEntity,
      GuideFeedbackEntity,
      GuideVersionEntity,
      IdempotencyKeyEntity,
      KnownNetworkEntity,
      LeadCountEntity,
      LeadEntity,
      LeadEventEntity,
      LeadViewEntity,
      LeaseEntity,
      MediaEntity,
      MailHourEntity,
      MailRecipientEntity,
      OldSlugEntity,
      NotificationChoiceEntity,
      OutboxEntity,
      BriefEntity,
      ChangedDayEntity,
      DayCountEntity,
      PersonEntity,
      QuizResponseEntity,
      RevisionEntity,
      SecretEntity,
      SessionEntity,
      SubscriberEntity,
      ViewCountEntity,
      VisitCountEntity,
      VisitEventEntity,
      VisitorIdentityEntity,
      WebhookDeliveryEntity,
      WebhookEntity,
    ],
    discovery: { onMetadata: withDefaults(kind) },
    extensions: [Migrator],
    migrations: {
      path: `src/server/database/migrations/${kind}`,
      migrationsList: migrations[kind],
      snapshotName: '.snapshot',
      snapshotOnMigrate: false,
      silent: true,
    },
    // SQLite's full-text index has tables that the ORM does not know.
    schemaGenerator: { skipTables: [/^(lead|response)_(words|numbers)/] },
    forceUtcTimezone: true,
    // Makes a missing row a 404 in every service.
    findOneOrFailHandler: (entityName) => notFound(entityName),
  };
}

const sqliteOptions = (path: string, { databaseLock }: Timeouts = production) => ({
  driver: SqliteDriver,
  dbName: path,
  driverOptions: () => sqliteDialect(path, databaseLock),
});

/**
 * Two pools: whole lists and exports use the connection type `read`, so they may take longer and
 * cannot exhaust the connections of other requests.
 */
function postgresOptions(clientUrl: string, timeouts?: Timeouts) {
  const { databaseAcquire, databaseStatement, exportStatement } = timeouts ?? production;
  const limits = { url: clientUrl, timeouts: timeouts ?? production };
  const pool = {
    ...limits,
    size: 10,
    acquireMs: databaseAcquire,
    statementMs: timeouts && databaseStatement,
  };
  const exportPool = {
    ...limits,
    size: 4,
    acquireMs: exportStatement,
    statementMs: exportStatement,
  };
  return {
    driver: PostgreSqlDriver,
    clientUrl,
    driverOptions: () => new LimitedPostgresDialect(pool),
    replicas: [{ clientUrl, driverOptions: () => new LimitedPostgresDialect(exportPool) }],
    preferReadReplicas: false,
  };
}
