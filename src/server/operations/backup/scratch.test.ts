import { existsSync, mkdirSync, readdirSync, utimesSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { expect, inject, test } from 'vitest';
import { bearer, freshDatabase, lead, testApp } from '../../../../test/app.ts';
import { addLead, site, stop } from '../../../../test/backups.ts';
import { eventually } from '../../../../test/eventually.ts';
import { startNode } from '../../../../test/process.ts';
import { temporaryFolder } from '../../../../test/temporaryFolder.ts';
import { withScratchFolder } from './scratch.ts';

type Site = Awaited<ReturnType<typeof site>>;

const module = resolve(import.meta.dirname, 'scratch.ts');

/** Starts a process that works in a scratch folder of `parent` until it is killed. */
async function startWork(parent: string) {
  const code = `
    import { mkdirSync, writeFileSync } from 'node:fs';
    import { withScratchFolder } from ${JSON.stringify(module)};
    await withScratchFolder(${JSON.stringify(parent)}, async (folder) => {
      mkdirSync(folder + '/tables');
      writeFileSync(folder + '/tables/leads.tsv', 'ada@example.com');
      console.info(folder);
      // The timer refers to the promise, which would otherwise be garbage, and the lock with it.
      await new Promise((resolve) => setInterval(() => resolve, 1000));
    });`;
  const process = startNode(['--input-type=module', '-e', code]);
  await eventually(() => expect(process.output()).toContain('.scratch-'));
  return {
    folder: process.output().trim(),
    async kill() {
      process.kill('SIGKILL');
      await process.ended();
    },
  };
}

/** The folders in which backups and restores work. */
const parentsOf = ({ folder, url }: Site) => {
  mkdirSync(folder, { recursive: true });
  return inject('database') === 'sqlite' ? [folder, dirname(url.replace('sqlite:', ''))] : [folder];
};

const scratchIn = (parents: string[]) =>
  parents.flatMap((parent) => readdirSync(parent).filter((name) => name.startsWith('.scratch-')));

/** Each of these removes what killed backups and restores have left. */
const removing: Record<string, (here: Site) => Promise<unknown>> = {
  'a start': async (here) => stop(await here.start()),
  'a backup': (here) => here.backUp(),
  'a restore': async (here) => {
    await here.backUp();
    await here.restore(here.archives()[0] ?? '', { isReplacing: true });
  },
  'an erasure': async ({ url, folder }) => {
    await using server = await testApp({ url, environment: { BACKUP_DIR: folder } });
    const erased = await server.post('/trpc/admin.person.erase', { email: lead.email }, bearer);
    expect(erased.statusCode).toBe(200);
  },
};

test.each(Object.keys(removing))(
  '%s removes what killed processes left, and nothing of running ones',
  async (name) => {
    // In a folder of its own.
    const here = await site();
    await addLead(here.url);
    const parents = name === 'a backup' ? [here.folder] : parentsOf(here);
    mkdirSync(here.folder, { recursive: true });
    const [killed, running] = [
      await Promise.all(parents.map(startWork)),
      await Promise.all(parents.map(startWork)),
    ];
    for (const work of killed) await work.kill();
    await removing[name]?.(here);
    expect(scratchIn(parents)).toHaveLength(running.length);
    expect(running.filter(({ folder }) => !existsSync(folder))).toEqual([]);
    for (const work of running) await work.kill();
    await removing[name]?.(here);
    expect(scratchIn(parents)).toEqual([]);
  },
);

test('a folder that cannot be locked does not stay', async () => {
  // SQLite takes paths of 512 bytes at most.
  const parent = join(temporaryFolder(), ...Array<string>(5).fill('x'.repeat(99))).slice(0, 490);
  const work = withScratchFolder(parent, async () => {});
  await expect(work).rejects.toThrow('unable to open database file');
  expect(readdirSync(parent)).toEqual([]);
});

test('what an earlier version left, without a lock, is removed when it is a minute old', async () => {
  const here = await site(await freshDatabase());
  await addLead(here.url);
  const [old, young] = ['.scratch-old', '.scratch-young'].map((name) => join(here.folder, name));
  for (const folder of [old, young]) mkdirSync(folder ?? '', { recursive: true });
  utimesSync(old ?? '', new Date(0), new Date(0));
  await here.backUp();
  expect(scratchIn([here.folder])).toEqual(['.scratch-young']);
});
