import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { packTar, type TarHeader, unpackTar } from 'modern-tar';
import { createBackup } from '../src/server/operations/backup/backup.ts';
import { readManifest } from '../src/server/operations/backup/manifest.ts';
import { restoreBackup } from '../src/server/operations/backup/restore.ts';
import { readConfig } from '../src/server/config.ts';
import { bearer, emptyDatabase, lead, testApp } from './app.ts';
import { startNode, startServer } from './process.ts';
import { temporaryFolder } from './temporaryFolder.ts';

const BACKUPS = 'data/backups';
const cli = (name: string) => resolve(`src/server/operations/backup/${name}Cli.ts`);

/** A site in its own folder. `run` starts a command as its operator does. */
export async function site(database?: string) {
  const cwd = temporaryFolder();
  const environment = { DATABASE_URL: database ?? (await emptyDatabase()) };
  const config = readConfig({
    ...environment,
    BACKUP_DIR: join(cwd, BACKUPS),
    UPLOADS_DIR: join(cwd, 'data/uploads'),
  });
  return {
    cwd,
    url: environment.DATABASE_URL,
    folder: join(cwd, BACKUPS),
    start: (more: Record<string, string> = {}) =>
      startServer({ environment: { ...environment, ...more }, cwd }),
    run: (command: 'backup' | 'restore', ...args: string[]) =>
      startNode([cli(command), ...args], { environment, cwd }).ended(),
    backUp: () => createBackup(config, 'site'),
    restore: (archive: string, { isReplacing = false } = {}) =>
      restoreBackup(config, archive, { isReplacing }),
    /** The archives in the folder of backups, oldest first. */
    archives: (purpose = 'site') =>
      readdirSync(join(cwd, BACKUPS))
        .filter((name) => name.startsWith(`${purpose}-`))
        .toSorted()
        .map((name) => join(cwd, BACKUPS, name)),
  };
}

/** Posts a lead to a server and returns its id. */
export async function postLead(url: string, headers: Record<string, string> = {}) {
  const answer = await fetch(`${url}/api/leads`, {
    method: 'POST',
    body: JSON.stringify(lead),
    headers: { 'content-type': 'application/json', ...headers },
  });
  if (answer.status !== 201) throw new Error(await answer.text());
  return String((await answer.json()).lead.id);
}

/** Adds a lead to a database and returns its id. */
export async function addLead(url: string) {
  await using server = await testApp({ url });
  return String((await server.post('/api/leads', lead)).json().lead.id);
}

/** Returns the ids of the leads in a database, newest first. */
export async function leadsIn(url: string): Promise<string[]> {
  await using server = await testApp({ url });
  const { leads } = (await server.inject({ url: '/api/leads', headers: bearer })).json();
  return leads.map(({ id }: { id: string }) => id);
}

/** Stops a server and waits until it has closed its database. */
export async function stop(server: Awaited<ReturnType<typeof startServer>>) {
  server.kill('SIGTERM');
  await server.ended();
}

export async function manifestOf(archive: string) {
  const [first] = await unpackTar(gunzipSync(readFileSync(archive)));
  return readManifest(Buffer.from(first?.data ?? []).toString());
}

type Entry = { header: TarHeader; data?: Uint8Array | undefined };

/** Writes a copy of an archive with other files, and returns its path. */
export async function withFiles(archive: string, change: (entries: Entry[]) => Entry[]) {
  const entries = change(await unpackTar(gunzipSync(readFileSync(archive))));
  const bodies = entries.map(({ header, data = new Uint8Array() }) => ({
    header: { ...header, size: data.length },
    body: data,
  }));
  const copy = `${archive}.${randomUUID()}`;
  writeFileSync(copy, gzipSync(await packTar(bodies)));
  return copy;
}

/** Writes a copy of an archive with other values in its manifest, and returns its path. */
export async function withManifest(archive: string, changes: object) {
  const manifest = JSON.stringify({ ...(await manifestOf(archive)), ...changes });
  return withFiles(archive, ([first, ...rest]) => [
    ...(first ? [{ ...first, data: Buffer.from(manifest) }] : []),
    ...rest,
  ]);
}
