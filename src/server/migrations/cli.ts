import { existsSync, writeFileSync } from 'node:fs';
import { MikroORM } from '@mikro-orm/core';
import { ormConfig } from '../../../mikro-orm.config.ts';
import { readEnvironment } from '../config.ts';
import { openDatabase } from '../database.ts';

const kinds = { sqlite: 'sqlite::memory:', postgres: 'postgres://localhost/offline' };

/** Writes a migration for each database from the difference between the entities and the snapshots. */
async function create(name?: string) {
  for (const { kind, orm, snapshot } of each()) {
    if (!existsSync(snapshot)) writeFileSync(snapshot, '{"tables":[],"namespaces":[]}');
    const { fileName } = await orm.migrator.create(undefined, false, false, name);
    console.info(fileName ? `${kind}: wrote ${fileName}, add it to list.ts` : `${kind}: no change`);
  }
}

/** Fails when the entities differ from the migrations. */
async function check() {
  for (const { kind, orm } of each()) {
    if (!(await orm.migrator.checkSchema())) continue;
    console.error(`${kind}: the entities differ from the migrations. Run: npm run db create`);
    process.exitCode = 1;
  }
}

/** Applies the migrations to the configured database, as every start does. */
async function up() {
  const orm = await openDatabase(readEnvironment().DATABASE_URL);
  await orm.close();
  console.info('The database is up to date.');
}

function each() {
  return (['sqlite', 'postgres'] as const).map((kind) => ({
    kind,
    orm: new MikroORM(ormConfig(kinds[kind])),
    snapshot: `src/server/migrations/${kind}/.snapshot.json`,
  }));
}

const [command, name] = process.argv.slice(2);
if (command === 'create') await create(name);
else if (command === 'check') await check();
else if (command === 'up') await up();
else {
  console.error('Usage: npm run db create [name] | npm run db check | npm run db up');
  process.exitCode = 2;
}
