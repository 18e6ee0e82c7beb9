import { existsSync } from 'node:fs';
import { MikroORM } from '@mikro-orm/core';
import type { AbstractSqlDriver } from '@mikro-orm/sql';
import { ormConfig } from '../../../mikro-orm.config.ts';
import { type Config, withoutPassword } from '../config.ts';
import { timeouts } from '../timeouts.ts';
import { type Check, ok } from './check.ts';
import { migrationsFinding } from './migrations.ts';
import { postgresFindings } from './postgres.ts';
import { sqliteFinding } from './sqlite.ts';

export const databaseCheck = ({ DATABASE_URL: url }: Config): Check => ({
  name: 'Database',
  advice: `Start the database, or correct DATABASE_URL, which is "${withoutPassword(url)}".`,
  run: async () => {
    const path = /^sqlite:(.+)$/.exec(url)?.[1];
    if (path && !existsSync(path)) return [ok('Database', `the first start creates ${path}`)];
    // Not `openDatabase`, which migrates.
    await using orm = new MikroORM<AbstractSqlDriver>(ormConfig(url, timeouts));
    const found = path ? [await sqliteFinding(orm, path)] : await postgresFindings(orm);
    if (found.some(({ status }) => status === 'failure')) return found;
    return [...found, await migrationsFinding(orm, path ? 'sqlite' : 'postgres')];
  },
});
