import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { MikroORM } from '@mikro-orm/core';
import { expect, inject } from 'vitest';
import { ormConfig } from '../mikro-orm.config.ts';
import { migrations } from '../src/server/database/migrations/list.ts';
import { emptyDatabase } from './app.ts';

export type OldLead = {
  first: string;
  company: string;
  revenue: string;
  isSpam: boolean;
  email?: string;
};

/** Returns the URL of a database as it was before a migration, with these leads. */
export async function databaseBefore(
  migration: string,
  rows: OldLead[],
  more: (orm: MikroORM, createdAt: number | Date) => Promise<void> = async () => {},
) {
  const url = await emptyDatabase();
  const kind = inject('database');
  if (kind === 'sqlite') mkdirSync(dirname(url.replace('sqlite:', '')));
  const until = migrations[kind].findIndex(({ name }) => name.endsWith(`_${migration}`));
  expect(until).toBeGreaterThan(0);
  const config = ormConfig(url);
  const migrationsList = migrations[kind].slice(0, until);
  const orm = new MikroORM({ ...config, migrations: { ...config.migrations, migrationsList } });
  await orm.connect();
  await orm.migrator.up();
  const createdAt = kind === 'sqlite' ? Date.UTC(2026, 0, 1) : new Date('2026-01-01');
  for (const [index, { first, company, revenue, isSpam, email }] of rows.entries())
    await orm.em.getConnection().execute(
      `insert into leads (id, first_name, last_name, email, company, revenue, message, lead_type,
         offer_type, suspected_spam, created_at)
       values (?, ?, 'Old', ?, ?, ?, '', 'proposal', 'general', ?, ?)`,
      [
        randomUUID(),
        first,
        email ?? `${index}old@example.com`,
        company,
        revenue,
        isSpam,
        createdAt,
      ],
    );
  await more(orm, createdAt);
  await orm.close();
  return url;
}
