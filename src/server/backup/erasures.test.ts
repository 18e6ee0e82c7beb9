import { copyFileSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { bearer, freshDatabase, lead, testApp } from '../../../test/app.ts';
import { site } from '../../../test/backups.ts';
import { AuditEntryEntity } from '../audit/entity.ts';
import { HOUR_MS } from '../durations.ts';
import { LeadEntity } from '../leads/entity.ts';

type Site = Awaited<ReturnType<typeof site>>;
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
  const [ada, bob, grace] = ['Ada@example.com', 'bob@example.com', 'grace@example.com'];
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
  expect(readFileSync(file, 'utf8')).not.toMatch(/ada|@/);
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
  expect(bytesOf(there).includes(ada)).toBe(false);
  expect(await peopleIn(there)).toEqual({ emails: [bob, grace], erasures: 1 });

  const last = await site();
  renameSync(copy, join(last.cwd, 'alone.tar.gz'));
  expect(await last.restore(join(last.cwd, 'alone.tar.gz'))).toMatchObject({ erased: 0 });
  expect(await peopleIn(last)).toEqual({ emails: [ada, bob, grace], erasures: 0 });
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
