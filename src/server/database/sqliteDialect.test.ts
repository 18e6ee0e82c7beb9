import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import { lead, testApp } from '../../../test/app.ts';
import { patient } from '../../../test/timeouts.ts';
import { ViewCountEntity } from '../visits/entity.ts';

/** A program that holds the lock for writes, such as a shell in which somebody began a transaction. */
function locked(url: string) {
  const other = new Database(url.replace('sqlite:', ''));
  other.exec('begin immediate');
  return {
    release: () => void other.exec('rollback'),
    [Symbol.dispose]: () => void other.close(),
  };
}

test('writes wait for the lock of another program, and reads do not wait for them', async () => {
  await using server = await testApp({ timeouts: patient });
  using other = locked(server.url);
  // A transaction, and a statement of its own.
  const writes = Promise.all([
    server.post('/api/leads', lead),
    server.orm.em.fork().nativeDelete(ViewCountEntity, { at: new Date('2027-01-01') }),
  ]);
  for (const url of ['/healthz', '/blog', '/api/blog'])
    expect([url, (await server.inject(url)).statusCode]).toEqual([url, 200]);
  other.release();
  expect(await writes).toMatchObject([{ statusCode: 201 }, 0]);
});

test('writes that have waited for too long fail, and release the connection', async () => {
  await using server = await testApp({ timeouts: { ...patient, databaseLock: 10 } });
  using other = locked(server.url);
  const send = async () => (await server.post('/api/leads', lead)).statusCode;
  for (let time = 0; time < 2; time++) {
    expect(await Promise.all([send(), send()])).toEqual([503, 503]);
    expect((await server.inject('/blog')).statusCode).toBe(200);
  }
  other.release();
  expect(await send()).toBe(201);
});
