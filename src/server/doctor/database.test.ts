import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, inject, test } from 'vitest';
import { freshDatabase } from '../../../test/app.ts';
import { examine as examineSite, newFolder } from '../../../test/doctor.ts';
import { query } from '../../../test/postgres.ts';
import { startProxy } from '../../../test/proxy.ts';
import { openDatabase } from '../database.ts';

const isPostgres = inject('database') === 'postgres';
const examine = (url: string) => examineSite({ DATABASE_URL: url });

/** A migrated database after a statement. */
async function databaseAfter(statement: string) {
  const url = await freshDatabase();
  const orm = await openDatabase(url);
  await orm.em.getConnection().execute(statement);
  await orm.close();
  return url;
}

test('names version, latency and migrations', async () => {
  const output = await examine(await freshDatabase());
  expect(output).toMatch(
    isPostgres
      ? /^\w+ Database Postgres \d+\.\d+.*(ms|superuser)$/m
      : /^ok Database SQLite \d+\.\S+, \S+\.db, WAL with synchronous=FULL, writable, [\d.]+ ms$/m,
  );
  expect(output).toMatch(/^ok Migrations all \d+ are applied$/m);
  if (isPostgres) expect(output).toMatch(/^ok Database clock agrees with the database$/m);
});

test('a pending migration, which it does not apply', async () => {
  const url = await databaseAfter(
    "delete from mikro_orm_migrations where name like '%\\_queues' escape '\\'",
  );
  const pending = /^warning Migrations 1 pending: Migration\d+_queues\n Take a backup/m;
  expect(await examine(url)).toMatch(pending);
  expect(await examine(url)).toMatch(pending);
});

test('a database that is newer than the code', async () => {
  const url = await databaseAfter(
    "insert into mikro_orm_migrations (name) values ('Migration3000')",
  );
  expect(await examine(url)).toMatch(
    /^failure Migrations the database is newer .* Migration3000$/m,
  );
});

describe(`on ${inject('database')}`, () => {
  if (isPostgres) onPostgres();
  else onSqlite();
});

function onSqlite() {
  test('a file that is not a database', async () => {
    const file = join(newFolder(), 'text.db');
    writeFileSync(file, 'Not a database. '.repeat(100));
    expect(await examine(`sqlite:${file}`)).toMatch(/^failure Database file is not a database/m);
  });
}

function onPostgres() {
  test('a role with too many rights, or too few', async () => {
    const role = `plain_${randomUUID().replaceAll('-', '')}`;
    const url = await databaseAfter(`create role ${role} login password 'plain-password'`);
    expect(await examine(url)).toMatch(/^warning Database .*the role is a superuser$/m);
    const plain = new URL(url);
    plain.username = role;
    plain.password = 'plain-password';
    expect(await examine(plain.href)).toMatch(/^failure Database the role may not create tables$/m);
    await query(url, `drop role ${role}`);
  });

  test('a database that hangs', async () => {
    await using proxy = await startProxy(await freshDatabase());
    proxy.pause();
    const output = await examine(proxy.url);
    expect(output).toMatch(/^failure Database Postgres did not respond/m);
    expect(output).toMatch(/DATABASE_URL, which is "postgres:\/\/\w+:\*\*\*@/);
  });
}
