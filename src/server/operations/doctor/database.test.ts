import { randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, inject, test } from 'vitest';
import { freshDatabase } from '../../../../test/app.ts';
import { examine as examineSite } from '../../../../test/doctor.ts';
import { temporaryFolder } from '../../../../test/temporaryFolder.ts';
import { query, withName } from '../../../../test/postgres.ts';
import { startProxy } from '../../../../test/proxy.ts';
import { openDatabase } from '../../database/database.ts';

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
  expect(output).toMatch(/^ok Migrations all are applied$/m);
  if (isPostgres) expect(output).toMatch(/^ok Database clock agrees with the database$/m);
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
  /** A folder of backups with one archive. */
  function withBackup() {
    const BACKUP_DIR = temporaryFolder();
    const archive = join(BACKUP_DIR, 'site-20261231T040000000Z.tar.gz');
    writeFileSync(archive, '');
    return { BACKUP_DIR, archive };
  }

  test('a file that is not a database, without a backup', async () => {
    const file = join(temporaryFolder(), 'text.db');
    writeFileSync(file, 'Not a database. '.repeat(100));
    expect(await examine(`sqlite:${file}`)).toMatch(
      /^failure Database \S+ is damaged: file is not a database\n Stop the server, move \S+text\.db, .* restore a backup; there is none/m,
    );
  });

  test('a damaged page, with the backup to restore', async () => {
    const url = await freshDatabase();
    const file = url.replace('sqlite:', '');
    const content = readFileSync(file);
    writeFileSync(file, content.fill(0xff, content.length / 4, content.length / 2));
    const { BACKUP_DIR, archive } = withBackup();
    const output = await examineSite({ DATABASE_URL: url, BACKUP_DIR });
    expect(output).toMatch(/^failure Database \S+ is damaged: /m);
    expect(output).toContain(
      `move ${file}, ${file}-wal and ${file}-shm away, and restore the newest backup: node --run restore -- ${archive}`,
    );
  });

  test.each(['missing', 'empty'])(
    'a database that is %s, although it was backed up',
    async (state) => {
      const file = join(temporaryFolder(), 'site.db');
      if (state === 'empty') writeFileSync(file, '');
      const { BACKUP_DIR, archive } = withBackup();
      const site = { DATABASE_URL: `sqlite:${file}` };
      const output = await examineSite({ ...site, BACKUP_DIR });
      expect(output).toMatch(
        /^failure Database \S+ is missing or empty, although there are backups/m,
      );
      expect(output).toContain(`restore -- ${archive}`);
      expect(await examineSite(site)).toMatch(/^ok Database the first start creates/m);
    },
  );

  test('a database that was deleted under a server', async () => {
    const file = join(temporaryFolder(), 'site.db');
    writeFileSync(`${file}-wal`, '');
    expect(await examine(`sqlite:${file}`)).toMatch(
      /^failure Database \S+ is missing or empty, although \S+-wal exists: .*\n If that server runs, copy/m,
    );
  });

  test('a file that cannot be opened', async () => {
    const folder = join(temporaryFolder(), 'site.db');
    mkdirSync(folder);
    expect(await examine(`sqlite:${folder}`)).toMatch(
      /^failure Database unable to open database file\n Give the server's user write access/m,
    );
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

  test('a database that is not UTF8', async () => {
    const url = await freshDatabase();
    await query(
      url,
      "create database ascii encoding 'SQL_ASCII' locale_provider libc locale 'C' template template0",
    );
    expect(await examine(withName(url, 'ascii'))).toMatch(
      /^failure Database the database has the encoding SQL_ASCII.*\n Create it again: .*encoding 'UTF8'/m,
    );
    await query(url, 'drop database ascii');
  });

  test('a database that hangs', async () => {
    await using proxy = await startProxy(await freshDatabase());
    proxy.pause();
    const output = await examine(proxy.url);
    expect(output).toMatch(/^failure Database Postgres did not respond/m);
    expect(output).toMatch(/DATABASE_URL, which is "postgres:\/\/\w+:\*\*\*@/);
  });
}
