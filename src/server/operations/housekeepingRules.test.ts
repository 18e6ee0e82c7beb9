import { LockMode } from '@mikro-orm/core';
import { randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, inject, test, vi } from 'vitest';
import { bearer, lead, testApp } from '../../../test/app.ts';
import { eventually } from '../../../test/eventually.ts';
import { links, press, rows, subscribe } from '../../../test/newsletter.ts';
import { resetQuota } from '../../../test/ownData.ts';
import { DEMO_BOARD } from '../../shared/whiteboard/constants.ts';
import { audit } from '../audit/auditLog.ts';
import { AuditEntryEntity } from '../audit/entity.ts';
import { ViewCountEntity, VisitEventEntity, VisitorIdentityEntity } from '../visits/entity.ts';
import { countView } from '../visits/viewCounts.ts';
import { IdempotencyKeyEntity } from '../database/idempotency/entity.ts';
import { SubscriberEntity } from '../newsletter/entity.ts';
import { OutboxEntity } from '../jobs/outbox/entity.ts';
import { enqueue } from '../jobs/outbox/queue.ts';
import { WebhookDeliveryEntity } from '../webhooks/entity.ts';
import { BoardEntity } from '../whiteboard/entity.ts';
import { createBoardStore } from '../whiteboard/store.ts';
import { DAY_MS } from '../../shared/durations.ts';

type Server = Awaited<ReturnType<typeof testApp>>;
const open = (environment: Record<string, string> = {}) =>
  testApp({ environment: { PUBLIC_URL: 'https://www.example.com', ...environment } });
afterEach(() => vi.useRealTimers());

/** Expects a connection that waits for a row of another. */
async function expectBlockedCall({ orm }: Server) {
  const blocked = `select from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`;
  expect(await orm.em.fork().execute<unknown[]>(blocked)).toHaveLength(1);
}

async function runAfter(server: Server, days: number) {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + days * DAY_MS });
  expect(await server.app.housekeeping.run()).toBeDefined();
}

/** What remains after housekeeping a day before and a day after `days` have passed. */
async function around<T>(server: Server, days: number, see: () => Promise<T>) {
  await runAfter(server, days - 1);
  const before = await see();
  await runAfter(server, 2);
  return [before, await see()];
}

test('deletes each kind of row when its period ends', async () => {
  await using server = await open({ VISITOR_HISTORY: 'on' });
  const em = server.orm.em.fork();
  const visitorId = randomUUID();
  await server.post('/trpc/visits.record', { visitorId, kind: 'page', name: '/' });
  await server.post('/trpc/leads.create', { ...lead, visitorId }, { 'idempotency-key': 'k' });
  await addDeliveries(server, 1);
  const actor = { name: 'A', address: '127.0.0.1' };
  await audit(em, actor, 'session.refused', null);
  await audit(em, actor, 'leads.exported', null);
  for (const name of ['a', 'b']) await countView(em, 'post', name);
  await createBoardStore(server.orm).find(DEMO_BOARD);
  for (const title of ['Unused', 'Used']) await server.post('/trpc/whiteboard.create', { title });
  // It was cleared later, but it once had content.
  await em.nativeUpdate(BoardEntity, { title: 'Used' }, { seq: 2 });
  const counts = async () => ({
    idempotencyKeys: await em.count(IdempotencyKeyEntity),
    deliveries: await em.count(WebhookDeliveryEntity),
    wrongPasswords: await em.count(AuditEntryEntity, { kind: 'session.refused' }),
    boards: await em.count(BoardEntity),
    visits: await em.count(VisitEventEntity),
    visitors: await em.count(VisitorIdentityEntity),
    actions: await em.count(AuditEntryEntity, { kind: 'leads.exported' }),
    views: await em.count(ViewCountEntity),
  });
  let left = await counts();
  expect(left).toEqual({
    idempotencyKeys: 1,
    deliveries: 1,
    wrongPasswords: 1,
    boards: 3,
    visits: 1,
    visitors: 1,
    actions: 1,
    views: 2,
  });
  let passed = 0;
  for (const [day, gone] of [
    [1, { idempotencyKeys: 0 }],
    [30, { deliveries: 0, wrongPasswords: 0 }],
    // The demo board and the used one stay.
    [90, { boards: 2, visits: 0, visitors: 0 }],
    [400, { actions: 0, views: 0 }],
  ] as const) {
    const after = { ...left, ...gone };
    expect([day, ...(await around(server, day - passed, counts))]).toEqual([day, left, after]);
    left = after;
    passed = day + 1;
  }
});

test('deletes webhook deliveries after a configured period, however many', async () => {
  await using server = await open({ RETENTION_WEBHOOK_DELIVERIES_DAYS: '4' });
  await addDeliveries(server, 1200);
  const count = () => server.orm.em.fork().count(WebhookDeliveryEntity);
  expect(await around(server, 4, count)).toEqual([1200, 0]);
});

async function addDeliveries(server: Server, count: number) {
  const row = { webhookId: randomUUID(), event: 'test', attempt: 1, status: 200, error: null };
  const createdAt = new Date();
  const all = Array.from({ length: count }, () => ({ id: randomUUID(), ...row, createdAt }));
  await server.orm.em.fork().insertMany(
    WebhookDeliveryEntity,
    all.map((delivery) => ({ ...delivery, milliseconds: 5 })),
  );
}

describe('an outbox row', () => {
  const states = ['waiting', 'failed', 'done'] as const;
  const filled = async (server: Server) => {
    const em = server.orm.em.fork();
    for (const key of states)
      enqueue(em, { kind: 'mail', key, payload: { to: `${key}@x.example` } });
    await em.flush();
    const settledAt = new Date();
    for (const key of ['failed', 'done'] as const)
      await em.nativeUpdate(OutboxEntity, { key }, { state: key, settledAt });
  };
  const list = (server: Server) =>
    server.orm.em.fork().find(OutboxEntity, {}, { orderBy: { key: 'asc' } });

  test('that is done loses its payload after 30 days and is deleted after 400; others stay', async () => {
    await using server = await open();
    await filled(server);
    const holding = async () =>
      (await list(server))
        .filter(({ payload }) => JSON.stringify(payload).includes('@x.example'))
        .map(({ key }) => key);
    expect(await around(server, 30, holding)).toEqual([
      ['done', 'failed', 'waiting'],
      ['failed', 'waiting'],
    ]);
    const done = (await list(server)).find(({ key }) => key === 'done');
    const content = await server.query('outbox.content', { id: done?.id });
    expect(content.json().result.data).toMatchObject({ hasContent: false, mail: null, json: '{}' });
    const keys = async () => (await list(server)).map(({ key }) => key);
    expect(await around(server, 400 - 31, keys)).toEqual([
      [...states].toSorted(),
      ['failed', 'waiting'],
    ]);
  });

  test('that is done is deleted on time when payloads have a longer retention', async () => {
    await using server = await open({ RETENTION_MAIL_ROWS_DAYS: '10' });
    await filled(server);
    const count = () => server.orm.em.fork().count(OutboxEntity);
    expect(await around(server, 10, count)).toEqual([3, 2]);
  });
});

describe('an address that was never confirmed', () => {
  const sent = (server: Server) =>
    server.orm.em
      .fork()
      .nativeUpdate(
        OutboxEntity,
        { kind: 'mail', state: 'waiting' },
        { state: 'done', settledAt: new Date() },
      );
  const seen = (server: Server) => async () =>
    (await rows(server)).map(({ email, status }) => `${email} ${status}`).toSorted();

  test('is deleted after 30 days with its email; a confirmed one stays', async () => {
    await using server = await open();
    await subscribe(server, 'confirmed@example.com');
    await press(server, (await links(server)).confirm);
    await subscribe(server, 'pending@example.com');
    await subscribe(server, 'robot@example.com', { website: 'https://spam.example' });
    await sent(server);
    const confirmed = 'confirmed@example.com confirmed';
    expect(await around(server, 30, seen(server))).toEqual([
      [confirmed, 'pending@example.com pending', 'robot@example.com pending'],
      [confirmed],
    ]);
    expect(await server.orm.em.fork().count(OutboxEntity, { kind: 'mail' })).toBe(1);
  });

  test('stays while its email waits, and as long after it was sent', async () => {
    await using server = await open();
    await subscribe(server, 'ada@example.com');
    const pending = ['ada@example.com pending'];
    expect(await around(server, 60, seen(server))).toEqual([pending, pending]);
    await sent(server);
    expect(await around(server, 30, seen(server))).toEqual([pending, []]);
  });

  test('is stored again when it is entered during the deletion', async () => {
    await using server = await open();
    await subscribe(server, 'ada@example.com');
    await resetQuota(server);
    const locked = Promise.withResolvers<void>();
    const proceed = Promise.withResolvers<void>();
    const deleting = server.orm.em.fork().transactional(async (tx) => {
      await tx.find(SubscriberEntity, {}, { lockMode: LockMode.PESSIMISTIC_WRITE });
      locked.resolve();
      await proceed.promise;
      await tx.nativeDelete(SubscriberEntity, {});
    });
    await locked.promise;
    const response = subscribe(server, 'ada@example.com');
    // SQLite has one connection, for which the call waits in turn.
    if (inject('database') === 'postgres') await eventually(() => expectBlockedCall(server));
    proceed.resolve();
    await deleting;
    expect((await response).statusCode).toBe(200);
    expect(await seen(server)()).toEqual(['ada@example.com pending']);
  });

  test('that unsubscribed before counts as unsubscribed again, also by its old link', async () => {
    await using server = await open();
    await subscribe(server, 'ada@example.com');
    const first = await links(server);
    await press(server, first.confirm);
    await press(server, first.unsubscribe);
    await sent(server);
    // One address gets one email an hour.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_601_000 });
    await subscribe(server, 'ada@example.com');
    await sent(server);
    expect(await around(server, 30, seen(server))).toEqual([
      ['ada@example.com pending'],
      ['ada@example.com unsubscribed'],
    ]);
    expect(await press(server, first.unsubscribe)).toBe('already');
  });
});

test('deletes images after 30 days that no post or revision uses', async () => {
  await using server = await open();
  const folder = server.config.UPLOADS_DIR;
  mkdirSync(folder, { recursive: true });
  const upload = (name: string) => {
    const id = randomUUID();
    for (const end of ['640.webp', '640.avif', 'card.jpg'])
      writeFileSync(join(folder, `${id}-${end}`), name);
    return { id, url: `/uploads/${id}-640.webp` };
  };
  const [cover, inside, former, unused] = [
    upload('cover'),
    upload('inside'),
    upload('former'),
    upload('unused'),
  ];
  writeFileSync(join(folder, 'notes.txt'), 'Not ours');
  const post = { title: 'T', slug: 't', excerpt: 'E', imageAlt: 'A' };
  const article = (url: string) => `<p>Text</p><img src="${url}" alt="A">`;
  const first = { ...post, imageUrl: cover.url, content: article(former.url) };
  const created = await server.post('/trpc/blog.create', first, bearer);
  const { id } = created.json().result.data;
  const second = { ...post, id, version: 1, imageUrl: cover.url, content: article(inside.url) };
  expect((await server.post('/trpc/blog.update', second, bearer)).statusCode).toBe(200);
  const ids = async () => new Set(readdirSync(folder).map((file) => file.slice(0, 36)));
  const kept = [cover.id, inside.id, former.id, 'notes.txt'];
  expect(await around(server, 30, ids)).toEqual([new Set([...kept, unused.id]), new Set(kept)]);
  expect(readdirSync(folder)).toHaveLength(10);
});
