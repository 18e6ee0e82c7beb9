import { randomUUID } from 'node:crypto';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, inject, test } from 'vitest';
import { emptyDatabase } from '../../../test/app.ts';
import { doctor } from '../../../test/doctor.ts';
import { query } from '../../../test/postgres.ts';
import { startProxy } from '../../../test/proxy.ts';
import { openDatabase } from '../database.ts';

const cwd = mkdtempSync(join(tmpdir(), 'roi-doctor-'));
const isPostgres = inject('database') === 'postgres';
const examine = (url: string) => doctor({ cwd, environment: { DATABASE_URL: url } });

/** A migrated database after a statement. */
async function databaseAfter(statement: string) {
  const url = await emptyDatabase();
  const orm = await openDatabase(url);
  await orm.em.getConnection().execute(statement);
  await orm.close();
  return url;
}

test('names version, latency and migrations', async () => {
  const { code, output } = await examine(await databaseAfter('select 1'));
  expect(output).toMatch(/^\w+ +Database +(SQLite|Postgres) \d+\.\d+.*(ms|superuser)$/m);
  expect(output).toMatch(/^ok +Migrations +all \d+ are applied$/m);
  if (isPostgres) expect(output).toMatch(/^ok +Database clock +agrees with the database$/m);
  expect(code).toBe(0);
});

test('a pending migration', async () => {
  const url = await databaseAfter(
    "delete from mikro_orm_migrations where name like '%\\_queues' escape '\\'",
  );
  for (const _ of ['the first run', 'the second, because the first has migrated nothing']) {
    const { code, output } = await examine(url);
    expect(output).toMatch(
      /^warning +Migrations +1 pending: Migration\d+_queues\n +Take a backup/m,
    );
    expect(code).toBe(0);
  }
});

test('a database that is newer than the code', async () => {
  const url = await databaseAfter(
    "insert into mikro_orm_migrations (name) values ('Migration3000')",
  );
  const { code, output } = await examine(url);
  expect(output).toMatch(/^failure +Migrations +the database is newer .* Migration3000$/m);
  expect(code).toBe(1);
});

describe(`on ${inject('database')}`, () => {
  if (isPostgres) onPostgres();
  else onSqlite();
});

function onSqlite() {
  test('a file that is not a database', async () => {
    const file = join(cwd, 'text.db');
    writeFileSync(file, 'Not a database. '.repeat(100));
    const { code, output } = await examine(`sqlite:${file}`);
    expect(output).toMatch(/^failure +Database +file is not a database/m);
    expect(code).toBe(1);
  });
}

function onPostgres() {
  test('a role with too many rights, or too few', async () => {
    const role = `plain_${randomUUID().replaceAll('-', '')}`;
    const url = await databaseAfter(`create role ${role} login password 'plain-password'`);
    expect((await examine(url)).output).toMatch(/^warning +Database +.*the role is a superuser$/m);
    const plain = new URL(url);
    plain.username = role;
    plain.password = 'plain-password';
    const { code, output } = await examine(plain.href);
    expect(output).toMatch(/^failure +Database +the role may not create tables$/m);
    expect(code).toBe(1);
    await query(url, `drop role ${role}`);
  });

  test('a database that hangs', async () => {
    await using proxy = await startProxy(await emptyDatabase());
    proxy.pause();
    const { code, output } = await examine(proxy.url);
    expect(output).toMatch(/^failure +Database +Postgres did not respond/m);
    expect(output).toMatch(/DATABASE_URL, which is "postgres:\/\/\w+:\*\*\*@/);
    expect(code).toBe(1);
  });
}
