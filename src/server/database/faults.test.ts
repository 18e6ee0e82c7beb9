import { resolve } from 'node:path';
import { writeFileSync } from 'node:fs';
import { AbortedTransactionError } from 'kysely';
import { describe, expect, inject, test } from 'vitest';
import { bearer, freshDatabase, lead, testApp } from '../../../test/app.ts';
import { eventually } from '../../../test/eventually.ts';
import { query, withName } from '../../../test/postgres.ts';
import { freePort, startNode } from '../../../test/process.ts';
import { startProxy } from '../../../test/proxy.ts';
import { patient, timeouts } from '../../../test/timeouts.ts';
import { ViewCountEntity } from '../visits/entity.ts';

type Server = Awaited<ReturnType<typeof testApp>>;

/** SQLSTATE: the connection failed, or Postgres terminates it. */
const lostConnection = expect.stringMatching(/^(08006|57P01)$/);

/** More than the connections of any of our pools. */
const MANY = 16;

const unavailable = {
  statusCode: 503,
  error: 'Service Unavailable',
  message: 'The database is not available at the moment. Try again in 5 seconds.',
  requestId: expect.any(String),
};

const diskFull = {
  ...unavailable,
  message:
    "The server's disk is full, so nothing can be stored at the moment. Try again in 5 seconds.",
};

async function expectUnavailable({ post }: Server) {
  const [response, call] = await Promise.all([
    post('/api/leads', lead),
    post('/trpc/leads.create', lead),
  ]);
  expect([response.json(), response.headers['retry-after']]).toEqual([unavailable, '5']);
  expect([call.statusCode, call.headers['retry-after']]).toEqual([503, '5']);
  expect(call.json().error).toMatchObject({
    message: unavailable.message,
    data: { code: 'SERVICE_UNAVAILABLE', httpStatus: 503 },
  });
}

async function expectWorking({ post, inject: get }: Server) {
  const stored = await post('/api/leads', lead);
  expect(stored.statusCode).toBe(201);
  for (const url of ['/api/leads', '/api/leads/export'])
    expect((await get({ url, headers: bearer })).body).toContain(stored.json().lead.id);
  expect((await get('/readyz')).statusCode).toBe(200);
}

/** Writes in a transaction whose connection meets `fault` before the commit. */
const writeDuring = ({ orm }: Server, fault: (pid: number) => Promise<void>) =>
  orm.em.fork().transactional(async (em) => {
    await em.insert(ViewCountEntity, {
      at: new Date('2027-01-01'),
      kind: 'post',
      name: 'x',
      count: 1,
    });
    const [row] = await em.execute<{ pid: number }[]>('select pg_backend_pid() as pid');
    await fault(row?.pid ?? 0);
  });

const onPostgres = () => {
  test('a site that starts before its database waits for it', async () => {
    const [port, databasePort] = [await freePort(), await freePort()];
    const target = await freshDatabase();
    const database = new URL(target);
    database.port = `${databasePort}`;
    const environment = { DATABASE_URL: database.href, PORT: `${port}` };
    const server = startNode([resolve('src/server/main.ts')], { environment });
    await eventually(() =>
      expect(server.output()).toContain('Waiting for it for up to 60 seconds'),
    );
    await using _ = await startProxy(target, databasePort);
    const readiness = () => fetch(`http://127.0.0.1:${port}/readyz`);
    await eventually(async () => expect((await readiness()).status).toBe(200));
    server.kill('SIGTERM');
    expect((await server.ended()).code).toBe(0);
  });

  test('a database that does not exist ends the start at once', async () => {
    const DATABASE_URL = withName(await freshDatabase(), 'missing');
    const server = startNode([resolve('src/server/main.ts')], { environment: { DATABASE_URL } });
    const { code, output } = await server.ended();
    expect(output).toMatch(/cannot be opened: .*database "missing" does not exist/);
    expect(output).not.toContain('Waiting');
    expect(code).toBe(1);
  });

  test('a failed commit releases its connection', async () => {
    await using server = await testApp();
    const terminate = (pid: number) => query(server.url, `select pg_terminate_backend(${pid})`);
    for (let time = 0; time < MANY; time++)
      await expect(writeDuring(server, terminate)).rejects.toMatchObject({ code: lostConnection });
    expect(await server.orm.em.fork().count(ViewCountEntity)).toBe(0);
    await expectWorking(server);
  });

  test('a transaction that a swallowed error aborted is not reported as committed', async () => {
    await using server = await testApp();
    for (let time = 0; time < MANY; time++) {
      const work = server.orm.em.fork().transactional(async (em) => {
        await em.execute('select 1 / 0').catch(() => {});
      });
      await expect(work).rejects.toBeInstanceOf(AbortedTransactionError);
    }
    await expectWorking(server);
  });

  test('says when the database is read-only, while it still serves what it reads', async () => {
    await using server = await testApp();
    const name = new URL(server.url).pathname.slice(1);
    const admin = withName(server.url, 'postgres');
    const setReadOnly = async (isReadOnly: boolean) => {
      await query(
        admin,
        `alter database ${name} set default_transaction_read_only = ${isReadOnly}`,
      );
      // The setting applies to new connections.
      await query(
        admin,
        `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`,
      );
    };
    await setReadOnly(true);
    await expectUnavailable(server);
    expect((await server.inject('/readyz')).json()).toEqual({
      status: 'ready',
      database: 'not writable',
    });
    expect((await server.inject('/blog')).statusCode).toBe(200);
    await setReadOnly(false);
    await eventually(() => expectWorking(server));
  });

  test('a statement is canceled at its limit, a wait for a lock before', async () => {
    await using server = await testApp({ timeouts });
    const sleep = `select pg_sleep(${timeouts.databaseStatement / 1000 + 5})`;
    const { promise: over, resolve: end } = Promise.withResolvers<void>();
    const { promise: locked, resolve: lock } = Promise.withResolvers<void>();
    const holder = server.orm.em.fork().transactional(async (em) => {
      await em.execute('lock table leads in access exclusive mode');
      lock();
      await over;
    });
    await locked;
    const run = (statement: string) => server.orm.em.fork().execute(statement);
    await Promise.all([
      expect(run(sleep)).rejects.toMatchObject({ code: '57014' }),
      expect(run('select 1 from leads')).rejects.toMatchObject({ code: '55P03' }),
      expectUnavailable(server),
    ]);
    end();
    await holder;
    await expectWorking(server);
  });

  test('lists and exports have longer limits, on separate connections', async () => {
    await using server = await testApp({ timeouts });
    const settings = ['write', 'read'] as const;
    const [ordinary, long] = await Promise.all(
      settings.map((type) => server.orm.em.getConnection(type).execute('show statement_timeout')),
    );
    expect([ordinary, long]).toEqual([
      [{ statement_timeout: '2250ms' }],
      [{ statement_timeout: '3s' }],
    ]);
  });

  test('the database is up while one of its tables is locked', async () => {
    await using server = await testApp({ timeouts });
    const em = server.orm.em.fork();
    await em.transactional(async (tx) => {
      await tx.execute('lock table outbox');
      const headers = { host: 'localhost:3000' };
      const { body } = await server.inject({ url: '/metrics', headers });
      expect(body).toMatch(/^database_up 1$/m);
    });
  });

  test('while the database hangs, cached pages are served and writes return 503; then it recovers', async () => {
    await using proxy = await startProxy(await freshDatabase());
    await using server = await testApp({ timeouts, url: proxy.url });
    const page = await server.inject('/blog');
    await expectWorking(server);
    proxy.pause();
    const pages = Array.from({ length: 20 }, () => server.inject('/blog'));
    const writes = Array.from({ length: 20 }, () => server.post('/api/leads', lead));
    const probe = server.inject('/readyz');
    const headers = { host: 'localhost:3000' };
    const scrape = server.inject({ url: '/metrics', headers });
    for (const response of await Promise.all(pages))
      expect([response.statusCode, response.body]).toEqual([200, page.body]);
    for (const response of await Promise.all(writes))
      expect([response.json(), response.headers['retry-after']]).toEqual([unavailable, '5']);
    expect((await probe).statusCode).toBe(503);
    expect((await server.inject('/readyz?without=database')).statusCode).toBe(200);
    expect((await scrape).body).toMatch(/^database_up 0$/m);
    proxy.resume();
    await expectWorking(server);
  });
};

const onSqlite = () => {
  test('says when the database cannot be written, while it still serves what it reads', async () => {
    await using server = await testApp({ timeouts: patient });
    await server.orm.em.getConnection().execute('pragma query_only = on');
    await expectUnavailable(server);
    const readiness = await server.inject('/readyz');
    expect([readiness.statusCode, readiness.json()]).toEqual([
      200,
      { status: 'ready', database: 'not writable' },
    ]);
    expect((await server.inject('/blog')).statusCode).toBe(200);
    await server.orm.em.getConnection().execute('pragma query_only = off');
    await expectWorking(server);
  });

  test('says when uploads cannot be written', async () => {
    await using server = await testApp({ timeouts: patient });
    writeFileSync(server.config.UPLOADS_DIR, 'A file instead of a folder');
    const readiness = await server.inject('/readyz');
    expect(readiness.json()).toEqual({ status: 'ready', uploads: 'not writable' });
  });

  test('a lead that a full disk refused is stored by its retry, once', async () => {
    await using server = await testApp();
    const connection = server.orm.em.getConnection();
    const [size] = await connection.execute<{ page_count: number }[]>('pragma page_count');
    await connection.execute(`pragma max_page_count = ${size?.page_count}`);
    const headers = { 'idempotency-key': 'a-key' };
    // Fills the pages that are left.
    const large = { ...lead, message: 'x'.repeat(5000) };
    while ((await server.post('/api/leads', large)).statusCode === 201);
    expect((await server.post('/api/leads', large, headers)).statusCode).toBe(503);
    await connection.execute('pragma max_page_count = 1000000');
    const ids = [];
    for (let time = 0; time < 2; time++) {
      const response = await server.post('/api/leads', large, headers);
      expect(response.statusCode).toBe(201);
      ids.push(response.json().lead.id);
    }
    expect(ids[1]).toBe(ids[0]);
  });

  test('a full disk fails only writes', async () => {
    await using server = await testApp();
    const [pages] = await server.orm.em
      .getConnection()
      .execute<{ page_count: number }[]>('pragma page_count');
    await server.orm.em.getConnection().execute(`pragma max_page_count = ${pages?.page_count}`);
    const stored: string[] = [];
    for (let failed = 0; failed < MANY;) {
      const response = await server.post('/api/leads', { ...lead, message: 'x'.repeat(5000) });
      if (response.statusCode === 201) {
        stored.push(response.json().lead.id);
        continue;
      }
      expect([response.json(), response.headers['retry-after']]).toEqual([diskFull, '5']);
      failed++;
    }
    expect((await server.inject('/blog')).statusCode).toBe(200);
    await server.orm.em.getConnection().execute('pragma max_page_count = 1000000');
    await expectWorking(server);
    const list = (await server.inject({ url: '/api/leads', headers: bearer })).json().leads;
    const ids = list.map(({ id }: { id: string }) => id);
    expect(ids).toEqual(expect.arrayContaining(stored));
    expect(ids).toHaveLength(stored.length + 1);
  });
};

describe(`on ${inject('database')}`, () => {
  if (inject('database') === 'postgres') onPostgres();
  else onSqlite();
});
