import { randomUUID } from 'node:crypto';
import { copyFileSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { afterEach, expect, inject, test, vi } from 'vitest';
import { bearer, freshDatabase, lead, quiz, testApp, withoutMail } from '../../../../test/app.ts';
import { addLead, leadsIn, manifestOf, site, withManifest } from '../../../../test/backups.ts';
import { stoppedDate } from '../../../../test/stoppedClock.ts';
import { ask, newToken } from '../../../../test/ownData.ts';
import { PersonEntity } from '../../people/entity.ts';
import { enqueueOwnDataMail } from '../../people/ownData/mails.ts';
import { personRows } from '../../people/personRows.ts';
import { VisitorIdentityEntity } from '../../visits/entity.ts';
import { AuditEntryEntity } from '../../audit/entity.ts';
import { HOUR_MS } from '../../../shared/durations.ts';
import { LeadEntity } from '../../leads/entity.ts';
import { isErasureOf, readErasures, recordErasure } from '../../people/erasures.ts';

type Site = Awaited<ReturnType<typeof site>>;
type Server = Awaited<ReturnType<typeof testApp>>;
afterEach(() => vi.useRealTimers());

const open = ({ url, folder }: Pick<Site, 'url' | 'folder'>) =>
  testApp({ url, environment: { BACKUP_DIR: folder } });

const erase = (server: Awaited<ReturnType<typeof open>>, email: string) =>
  server.post('/trpc/admin.person.erase', { email }, bearer);

/** The database file of SQLite. */
const bytesOf = ({ url }: Site) =>
  url.startsWith('sqlite:') ? readFileSync(url.replace('sqlite:', '')).toString('latin1') : '';

async function peopleIn(here: Site) {
  await using server = await open(here);
  const em = server.orm.em.fork();
  const leads = await em.find(LeadEntity, {}, { orderBy: { email: 'asc' } });
  const erasures = await em.find(AuditEntryEntity, { kind: 'person.erased', actor: 'Restore' });
  return { emails: leads.map(({ email }) => email), erasures: erasures.length };
}

test('a person erased after a backup is erased again when it is restored, on any machine', async () => {
  const [here, there] = [await site(await freshDatabase()), await site()];
  const [ada, bob, grace] = ['Adaxyzq@example.com', 'bob@example.com', 'grace@example.com'];
  {
    await using server = await open(here);
    const post = (email: string) => server.post('/api/leads', { ...lead, email });
    for (const email of [ada, bob, grace]) await post(email);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - HOUR_MS });
    await erase(server, grace);
    vi.useRealTimers();
    // She has written again since.
    await post(grace);
    await here.backUp();
    await erase(server, ada.toLowerCase());
  }
  const file = join(here.folder, 'erasures');
  expect(readFileSync(file, 'utf8')).not.toMatch(/adaxyzq|@/);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const [archive = ''] = here.archives();

  // A line that a crash has cut off is no reason to refuse the others.
  writeFileSync(file, `2026-01-01T00:00\n${readFileSync(file, 'utf8')}`);
  const { code, output } = await here.run('restore', archive, '--replace');
  expect([code, output]).toEqual([0, expect.stringContaining('Erased 1 person again')]);
  expect(await peopleIn(here)).toEqual({ emails: [bob, grace], erasures: 1 });

  // The file was copied with the archive.
  const copy = join(there.cwd, basename(archive));
  copyFileSync(archive, copy);
  copyFileSync(file, join(there.cwd, 'erasures'));
  expect(await there.restore(copy)).toMatchObject({ erased: 1 });
  expect(bytesOf(there).toLowerCase().includes('adaxyzq')).toBe(false);
  expect(await peopleIn(there)).toEqual({ emails: [bob, grace], erasures: 1 });

  expect(output).not.toContain('There is no file "erasures"');

  const last = await site();
  renameSync(copy, join(last.cwd, 'alone.tar.gz'));
  const alone = await last.run('restore', join(last.cwd, 'alone.tar.gz'));
  expect(alone.output).toContain('There is no file "erasures" beside the archive.');
  expect(await peopleIn(last)).toEqual({ emails: [ada, bob, grace], erasures: 0 });
});

test('an erasure by a clock that was behind is erased again, unless the backup knows it', async () => {
  const here = await site(await freshDatabase());
  const [ada, bob] = ['ada@example.com', 'bob@example.com'];
  {
    await using server = await open(here);
    for (const email of [ada, bob]) await server.post('/api/leads', { ...lead, email });
    await here.backUp();
    stoppedDate(Date.now() - HOUR_MS);
    await erase(server, ada);
    vi.useRealTimers();
  }
  const [archive = ''] = here.archives();
  const file = join(here.folder, 'erasures');
  const { erasures = [] } = await manifestOf(archive);
  expect(erasures).toEqual([]);
  // As an earlier version wrote it.
  const former = await withManifest(archive, { erasures: undefined });
  expect(await here.restore(former, { isReplacing: true })).toMatchObject({ erased: 0 });
  expect(await here.restore(archive, { isReplacing: true })).toMatchObject({ erased: 1 });
  expect((await peopleIn(here)).emails).toEqual([bob]);

  {
    await using server = await open(here);
    await server.post('/api/leads', { ...lead, email: ada });
  }
  await here.backUp();
  const last = here.archives().at(-1) ?? '';
  expect((await manifestOf(last)).erasures).toEqual([readFileSync(file, 'utf8').split(' ')[1]]);
  expect(await here.restore(last, { isReplacing: true })).toMatchObject({ erased: 0 });
  expect((await peopleIn(here)).emails).toEqual([ada, bob]);
});

test('whoever was erased just before a backup, and came back, is not erased again', async () => {
  const here = await site(await freshDatabase());
  const [ada, bob] = ['ada@example.com', 'bob@example.com'];
  {
    await using server = await open(here);
    const post = (email: string) => server.post('/api/leads', { ...lead, email });
    for (const email of [ada, bob]) await post(email);
    await erase(server, ada);
    await post(ada);
    // As if the backup began while another erasure was being committed.
    await recordErasure(here.folder, bob);
    await here.backUp();
  }
  const [archive = ''] = here.archives();
  expect((await manifestOf(archive)).erasures).toHaveLength(2);
  expect(await here.restore(archive, { isReplacing: true })).toMatchObject({ erased: 1 });
  expect((await peopleIn(here)).emails).toEqual([ada]);
});

test('reads a record that an editor has changed, and names a line that cannot be read', async () => {
  const { cwd, folder } = await site();
  for (const email of ['ada@example.com', 'bob@example.com']) await recordErasure(folder, email);
  const file = join(folder, 'erasures');
  const text = readFileSync(file, 'utf8');
  const read = async (content: string | Buffer) => {
    writeFileSync(file, content);
    const erasures = await readErasures([cwd, folder]);
    return ['ada@example.com', 'bob@example.com', 'eve@example.com'].map((email) =>
      erasures.some((erasure) => isErasureOf(erasure, email)),
    );
  };
  const lines = text.trim();
  const cut = lines.slice(0, 90);
  for (const content of [
    text,
    text.replaceAll('\n', '\r\n'),
    text.toUpperCase(),
    `\uFEFF${text}`,
    lines,
    `${text}\n${cut}`,
    `${cut}\n${text}`,
    `${text}\n${lines.split('\n')[0]} withd`,
  ])
    expect([content, await read(content)]).toEqual([content, [true, true, false]]);
  const [first = '', , second = ''] = lines.split('\n');
  for (const [content, line] of [
    [Buffer.from(`\uFEFF${lines}`, 'utf16le'), 1],
    [`${first}\n\n${second.replace(/\d/, 'x')}`, 3],
    [`${first}\n${second.replace(/^\d{4}-\d\d/, '2026-13')}\n`, 2],
    [`${first}x\n${second}`, 1],
  ] as const)
    await expect(read(content)).rejects.toThrow(`Line ${line} of ${file} cannot be read`);
});

test('a record that cannot be read stops a restore', async () => {
  const here = await site(await freshDatabase());
  await addLead(here.url);
  await here.backUp();
  writeFileSync(join(here.folder, 'erasures'), 'ada@example.com\n');
  const restored = here.restore(here.archives()[0] ?? '', { isReplacing: true });
  await expect(restored).rejects.toThrow('Line 1 of ');
  expect(await leadsIn(here.url)).toHaveLength(1);
});

/** Rejects the commit of a transaction that deletes leads. */
const refusal = {
  sqlite: [
    'create table parents (id integer primary key)',
    'create table children (id integer references parents (id) deferrable initially deferred)',
    'create trigger refusal after delete on leads begin insert into children values (1); end',
  ],
  postgres: [
    "create function refuse() returns trigger as $$ begin raise exception 'no'; end $$ language plpgsql",
    `create constraint trigger refusal after delete on leads deferrable initially deferred
       for each row execute function refuse()`,
  ],
};
const acceptance = {
  sqlite: ['drop trigger refusal', 'drop table children', 'drop table parents'],
  postgres: ['drop trigger refusal on leads', 'drop function refuse()'],
};

test('an erasure that the database refuses is not repeated, unless its outcome is unknown', async () => {
  const here = await site(await freshDatabase());
  await addLead(here.url);
  await here.backUp();
  const [archive = ''] = here.archives();
  {
    await using server = await open(here);
    const em = server.orm.em.fork();
    for (const sql of refusal[inject('database')]) await em.execute(sql);
    expect((await erase(server, lead.email)).statusCode).toBe(500);
    for (const sql of acceptance[inject('database')]) await em.execute(sql);
  }
  expect(await leadsIn(here.url)).toHaveLength(1);
  expect(await here.restore(archive, { isReplacing: true })).toMatchObject({ erased: 0 });
  // The server was killed between the record and the commit, or after it.
  await recordErasure(here.folder, lead.email);
  expect(await here.restore(archive, { isReplacing: true })).toMatchObject({ erased: 1 });
  expect(await leadsIn(here.url)).toEqual([]);
});

/** Leaves one row about a person, and what belongs to it. */
const alone: Record<string, (server: Server, email: string) => Promise<unknown>> = {
  leads: (server, email) => server.post('/api/leads', { ...lead, email }),
  quiz_responses: (server, email) => server.post('/api/quiz', { ...quiz, email }, bearer),
  subscribers: (server, email) => server.post('/trpc/newsletter.subscribe', { email }),
  visitor_identities: ({ orm }, emailKey) =>
    orm.em.fork().insert(VisitorIdentityEntity, { visitorId: randomUUID(), emailKey }),
  people: ({ orm }, emailKey) => orm.em.fork().insert(PersonEntity, { emailKey }),
  one_time_tokens: newToken,
  outbox: ask,
  'a confirmation': ({ orm }, to) => enqueueOwnDataMail(orm.em.fork(), { to, purpose: 'erased' }),
};

test('a person whose only trace is in any one table is erased again', async () => {
  expect(Object.keys(alone)).toEqual(expect.arrayContaining(personRows.map(([table]) => table)));
  const here = await site(await freshDatabase());
  const emails = Object.keys(alone).map((_, index) => `only${index}@alone.example`);
  const count = async ({ orm }: Server) => {
    const tables = [...personRows, ['outbox', "payload ->> 'to'"]];
    const all = await Promise.all(
      tables.map(([table, column]) =>
        orm.em
          .fork()
          .execute<{ id: string }[]>(
            `select 1 from ${table} where ${column} like '%alone.example'`,
          ),
      ),
    );
    return all.map(({ length }) => length > 0);
  };
  {
    await using server = await testApp({ url: here.url, environment: withoutMail });
    for (const [index, leave] of Object.values(alone).entries())
      await leave(server, emails[index] ?? '');
    expect(await count(server)).not.toContain(false);
  }
  await here.backUp();
  for (const email of emails) await recordErasure(here.folder, email);
  // Its clock was ahead.
  const copy = await withManifest(here.archives()[0] ?? '', { createdAt: '2999-01-01T00:00:00Z' });
  const { erased } = await here.restore(copy, { isReplacing: true });
  expect(erased).toBe(emails.length);
  expect(bytesOf(here)).not.toContain('alone.example');
  await using server = await testApp({ url: here.url });
  expect(await count(server)).not.toContain(true);
});

test('an erasure recorded while domains were kept as they were written is repeated, too', async () => {
  const here = await site(await freshDatabase());
  {
    await using server = await open(here);
    await server.post('/api/leads', { ...lead, email: 'Jörg@Müller.example' });
  }
  await here.backUp();
  await recordErasure(here.folder, 'jörg@müller.example');
  const [archive = ''] = here.archives();
  expect(await here.restore(archive, { isReplacing: true })).toMatchObject({ erased: 1 });
  expect(await leadsIn(here.url)).toEqual([]);
});

test('nobody is erased while that cannot be recorded', async () => {
  const here = await site(await freshDatabase());
  await using server = await open({ ...here, folder: join(here.cwd, 'file') });
  await server.post('/api/leads', lead);
  writeFileSync(join(here.cwd, 'file'), '');
  const refused = await erase(server, lead.email);
  expect(refused.statusCode).toBe(503);
  expect(refused.json().error.message).toContain('Nothing was erased');
  expect(await server.orm.em.fork().count(LeadEntity)).toBe(1);
  rmSync(join(here.cwd, 'file'));
  expect((await erase(server, lead.email)).statusCode).toBe(200);
  expect(await server.orm.em.fork().count(LeadEntity)).toBe(0);
});
