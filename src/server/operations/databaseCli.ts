import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { MikroORM } from '@mikro-orm/core';
import { ormConfig } from '../../../mikro-orm.config.ts';
import { createBackup } from './backup/backup.ts';
import { readEnvironment } from '../config.ts';
import { openDatabase } from '../database/database.ts';
import { timeouts } from '../http/timeouts.ts';

const FOLDER = 'src/server/database/migrations';
const offlineUrls = { sqlite: 'sqlite::memory:', postgres: 'postgres://localhost/offline' };

/** Writes a migration for each database from the difference between entities and snapshots, and `list.ts`. */
async function create(name?: string) {
  for (const { kind, orm, snapshot } of eachDatabase()) {
    if (!existsSync(snapshot)) writeFileSync(snapshot, '{"tables":[],"namespaces":[]}');
    const { fileName } = await orm.migrator.create(undefined, false, false, name);
    console.info(fileName ? `${kind}: wrote ${fileName}` : `${kind}: no change`);
  }
  writeFileSync(`${FOLDER}/list.ts`, migrationList());
}

/** Returns the module that imports every migration, so that the server needs no file system for them. */
function migrationList() {
  const imports: string[] = [];
  const lists = (['sqlite', 'postgres'] as const).map((kind) => {
    const names = readdirSync(`${FOLDER}/${kind}`).filter((file) => file.endsWith('.ts'));
    const aliases = names.toSorted().map((file) => {
      const name = file.replace('.ts', '');
      const alias = `${kind}_${name.replace(/^Migration/, '')}`;
      imports.push(`import { ${name} as ${alias} } from './${kind}/${file}';`);
      return `    ${alias},`;
    });
    return [`  ${kind}: [`, ...aliases, '  ],'].join('\n');
  });
  return [
    ...imports,
    '',
    '/** Every migration, oldest first. Written by `npm run db create`. */',
    'export const migrations = {',
    ...lists,
    '};',
    '',
  ].join('\n');
}

/** Fails when the entities differ from the migrations. */
async function check() {
  for (const { kind, orm } of eachDatabase()) {
    if (!(await orm.migrator.checkSchema())) continue;
    console.error(`${kind}: the entities differ from the migrations. Run: npm run db create`);
    process.exitCode = 1;
  }
}

/** Applies the migrations to the configured database, as every start does. */
async function up() {
  const config = readEnvironment();
  const orm = await openDatabase(config.DATABASE_URL, timeouts, async () => {
    const { archive } = await createBackup(config, 'before-migration');
    console.info(`Backed up the database to ${archive}.`);
  });
  await orm.close();
  console.info('The database is up to date.');
}

function eachDatabase() {
  return (['sqlite', 'postgres'] as const).map((kind) => ({
    kind,
    orm: new MikroORM(ormConfig(offlineUrls[kind])),
    snapshot: `${FOLDER}/${kind}/.snapshot.json`,
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
