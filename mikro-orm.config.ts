import type { Options } from '@mikro-orm/core';
import { Migrator } from '@mikro-orm/migrations';
import { PostgreSqlDriver } from '@mikro-orm/postgresql';
import type { AbstractSqlDriver } from '@mikro-orm/sql';
import { SqliteDriver } from '@mikro-orm/sqlite';
import { BlogPostEntity } from './src/server/blog/entity.ts';
import { notFound } from './src/server/errors.ts';
import { IdempotencyKeyEntity } from './src/server/idempotency/entity.ts';
import { LeadEntity } from './src/server/leads/entity.ts';
import { migrations } from './src/server/migrations/list.ts';
import { QuizResponseEntity } from './src/server/quiz/entity.ts';
import { BoardChangeEntity, BoardEntity, BoardNoteEntity } from './src/server/whiteboard/entity.ts';

/** ORM options for `sqlite:PATH` or `postgres://…`. */
export function ormConfig(url: string): Partial<Options<AbstractSqlDriver>> {
  const kind = url.startsWith('postgres') ? 'postgres' : 'sqlite';
  return {
    ...(kind === 'postgres'
      ? { driver: PostgreSqlDriver, clientUrl: url }
      : { driver: SqliteDriver, dbName: url.replace(/^sqlite:/, '') }),
    entities: [
      BlogPostEntity,
      BoardChangeEntity,
      BoardEntity,
      BoardNoteEntity,
      IdempotencyKeyEntity,
      LeadEntity,
      QuizResponseEntity,
    ],
    extensions: [Migrator],
    migrations: {
      path: `src/server/migrations/${kind}`,
      migrationsList: migrations[kind],
      snapshotName: '.snapshot',
      snapshotOnMigrate: false,
      silent: true,
    },
    forceUtcTimezone: true,
    // A missing row is a 404 in every service, without a line in any of them.
    findOneOrFailHandler: (entityName) => notFound(entityName),
  };
}
