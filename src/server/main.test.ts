import { once } from 'node:events';
import {
  chmodSync,
  copyFileSync,
  globSync,
  mkdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { connect, createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { freshDatabase, lead, quiz } from '../../test/app.ts';
import { startNode, startServer } from '../../test/process.ts';
import { temporaryFolder } from '../../test/temporaryFolder.ts';
import { openDatabase } from './database/database.ts';

const main = resolve('src/server/main.ts');
/** An empty folder, so that neither our `.env` nor another test's is read. */
const emptyFolder = temporaryFolder();
// The pages are found relative to the source, regardless of the working directory.
const start = async () =>
  startServer({ environment: { DATABASE_URL: await freshDatabase() }, cwd: emptyFolder });
const post = (url: string, body: object) =>
  fetch(url, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
  });

test.each(['SIGTERM', 'SIGINT'] as const)(
  '%s completes open responses in spite of an idle connection, then exits with 0',
  async (signal) => {
    const server = await start();
    const idle = connect(server.port, '127.0.0.1');
    idle.write('GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n');
    await once(idle, 'data');
    const body = JSON.stringify(lead);
    const socket = connect(server.port, '127.0.0.1').setEncoding('utf8');
    socket.write(
      `POST /api/leads HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\nExpect: 100-continue\r\n\r\n`,
    );
    // The server has read the head and waits for the body.
    expect(String(await once(socket, 'data'))).toContain('100 Continue');
    server.kill(signal);
    await refused(server.port);
    socket.write(body);
    expect(String(await once(socket, 'data'))).toMatch(/^HTTP\/1\.1 201 /);
    // The connection is still open, as a browser or proxy leaves it.
    expect((await server.ended()).code).toBe(0);
  },
);

test('what prevents the start is named in a sentence', async () => {
  const holder = createServer().listen(0);
  await once(holder, 'listening');
  const address = holder.address();
  const PORT = `${typeof address === 'object' ? address?.port : ''}`;
  const database = 'sqlite:/dev/null/site.db';
  const cases = [
    ...['UPLOADS_DIR', 'BACKUP_DIR'].map(
      (name) =>
        [
          { [name]: `${main}/folder` },
          `${name} is "${main}/folder", but ${main} is a file.`,
        ] as const,
    ),
    [{ PORT: 'eighty' }, 'PORT is "eighty", but it takes a whole number'],
    [
      { DATABASE_URL: database },
      `DATABASE_URL is "${database}", but this database cannot be opened: `,
    ],
    [
      { PORT, DATABASE_URL: await freshDatabase() },
      `PORT is ${PORT}, but another program listens there already.`,
    ],
  ] as const;
  await Promise.all(
    cases.map(async ([environment, sentence]) => {
      const { code, output } = await startNode([main], { environment, cwd: emptyFolder }).ended();
      expect([code, output]).toEqual([1, expect.stringContaining('The server did not start.')]);
      expect(output).toContain(sentence);
      expect(output).not.toMatch(/\n\s+at |EADDRINUSE/);
    }),
  );
  holder.close();
});

test('waits for Postgres for a limited time, then says what it waited for', async () => {
  const environment = { DATABASE_URL: 'postgres://nobody:hunter2@127.0.0.1:1/none' };
  const withShortTimeouts = resolve('test/server.ts');
  const { ended } = startNode([withShortTimeouts], { environment, cwd: emptyFolder });
  const { code, output } = await ended();
  const name = 'postgres://nobody:\\*\\*\\*@127\\.0\\.0\\.1:1/none';
  expect(output).toMatch(new RegExp(`"level":40.*${name}.*ECONNREFUSED.*Waiting for it for up to`));
  expect(output).toMatch(
    new RegExp(
      `Error: DATABASE_URL is "${name}", but this database cannot be opened: .*ECONNREFUSED`,
    ),
  );
  expect(output).not.toContain('hunter2');
  expect(code).toBe(1);
});

test('starts with .env.example copied as it says', async () => {
  const cwd = temporaryFolder();
  copyFileSync('.env.example', join(cwd, '.env'));
  const server = await startServer({ cwd });
  expect((await fetch(server.url)).status).toBe(200);
  server.kill('SIGTERM');
  expect((await server.ended()).code).toBe(0);
});

test('reads .env, over which the environment wins, keeps files private, and logs no personal data', async () => {
  const cwd = temporaryFolder();
  const env = ['ADMIN_PASSWORD="from the file"', 'GEMINI_MODEL=file', 'LOG_LEVEL=loud', ''];
  writeFileSync(join(cwd, '.env'), env.join('\n'));
  // The file of an earlier version.
  mkdirSync(join(cwd, 'data'));
  writeFileSync(join(cwd, 'data/site.db'), '');
  chmodSync(join(cwd, 'data/site.db'), 0o644);
  const server = await startServer({ cwd, environment: { LOG_LEVEL: 'trace' } });
  const headers = { authorization: `Basic ${btoa('admin:from the file')}` };
  expect((await fetch(`${server.url}/api/leads`)).status).toBe(401);
  expect((await fetch(`${server.url}/api/leads`, { headers })).status).toBe(200);

  await post(`${server.url}/api/leads`, lead);
  await post(`${server.url}/api/quiz`, quiz);
  await post(`${server.url}/api/leads?email=ada@example.com`, { ...lead, email: 'Lovelace' });
  const upload = await fetch(`${server.url}/trpc/blog.upload`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/octet-stream' },
    body: readFileSync('docs/home.webp'),
  });
  expect(upload.status).toBe(200);
  const stored = globSync('data/**/*', { cwd }).filter((path) => path !== 'data');
  expect(stored).toEqual(expect.arrayContaining(['data/site.db', 'data/site.db-wal']));
  expect(stored.some((path) => path.startsWith('data/uploads/'))).toBe(true);
  const open = stored.filter((path) => (statSync(join(cwd, path)).mode & 0o077) !== 0);
  expect(open).toEqual([]);

  await breakLeads(`sqlite:${join(cwd, 'data/site.db')}`);
  expect((await post(`${server.url}/api/leads`, lead)).status).toBe(500);
  expect((await post(`${server.url}/trpc/leads.create`, lead)).status).toBe(500);
  server.kill('SIGTERM');
  const { output } = await server.ended();
  expect(output).toMatch(/"route":"\/api\/leads","statusCode":201/);
  expect(output).toMatch(/"level":50.*broken/);
  expect(output).not.toMatch(/ada@example|Ada|Lovelace|Analytical/);
});

/** Makes the database reject every further lead. */
async function breakLeads(url: string) {
  const orm = await openDatabase(url);
  await orm.em
    .getConnection()
    .execute(
      "create trigger broken before insert on leads begin select raise(abort, 'broken'); end",
    );
  await orm.close();
}

/** Resolves once the port takes no new connection. */
async function refused(port: number) {
  for (;;) {
    const socket = connect(port, '127.0.0.1');
    try {
      await once(socket, 'connect');
      socket.destroy();
    } catch {
      return;
    }
  }
}
