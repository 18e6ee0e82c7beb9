import { v7 as uuid } from 'uuid';
import { expect, test, vi } from 'vitest';
import { bearer, lead, quiz, filledHoneypot, testApp, withoutGemini } from '../../../test/app.ts';
import { audit } from '../audit/auditLog.ts';
import { AuditEntryEntity } from '../audit/entity.ts';
import { IdempotencyKeyEntity } from '../database/idempotency/entity.ts';
import { LeadEntity, LeadEventEntity } from '../leads/entity.ts';
import { SubscriberEntity } from '../newsletter/entity.ts';
import { OutboxEntity } from '../jobs/outbox/entity.ts';
import { GuideVersionEntity, QuizResponseEntity } from '../quiz/entity.ts';
import { BoardEntity } from '../whiteboard/entity.ts';
import { temporaryFolder } from '../../../test/temporaryFolder.ts';
import { readErasures } from './erasures.ts';
import { erasePerson } from './privacy.ts';

type Server = Awaited<ReturnType<typeof testApp>>;

const erase = (server: Server, email: string) =>
  server.post('/trpc/admin.person.erase', { email }, bearer);
const find = async (server: Server, email: string) =>
  (await server.query('admin.person.find', { email })).json().result.data;

/** All personal data, as JSON. */
async function leftOver(server: Server) {
  const em = server.orm.em.fork();
  return JSON.stringify([
    await em.find(LeadEntity, {}),
    await em.find(QuizResponseEntity, {}),
    await em.find(GuideVersionEntity, {}),
    await em.find(SubscriberEntity, {}),
    await em.find(OutboxEntity, {}),
  ]);
}

test('finds and erases all data of a person by their address in any spelling, and of nobody else', async () => {
  await using server = await testApp();
  const other = { ...lead, email: 'other@x.co.example' };
  const { id: otherId } = (await server.post('/api/leads', other)).json().lead;
  for (const [written = '', asked = ''] of [
    ['ÄNNE@x.co', 'änne@X.CO'],
    ['ΣΑΣ@x.co', 'σας@x.co'],
    ['İx@x.co', 'İx@x.co'],
    ['ZOË@x.co', 'zoe\u0308@x.co'],
    ['\u01f0@x.co', 'J\u030c@x.co'],
    ['jörg@Müller.example', 'JÖRG@xn--mller-kva.example'],
    ['jörg@xn--mller-kva.example', 'jörg@mu\u0308ller.example'],
  ]) {
    const { id } = (await server.post('/api/leads', { ...lead, email: written })).json().lead;
    await server.post('/trpc/leads.addNote', { id, note: 'x' }, bearer);
    await server.post('/trpc/leads.update', { id, status: 'won' }, bearer);
    const { response } = (await server.post('/api/quiz', { ...quiz, email: written })).json();
    // Keeps the first version of the guide.
    await server.post('/trpc/quiz.rewriteGuide', { id: response.id }, bearer);
    await server.post('/trpc/newsletter.subscribe', { email: written });
    await server.post('/trpc/newsletter.subscribe', { email: written, ...filledHoneypot });
    const { counts, leads } = await find(server, asked);
    expect(leads).toMatchObject([{ id, status: 'won' }]);
    expect(counts).toMatchObject({
      leads: 1,
      notes: 1,
      changes: 1,
      responses: 1,
      subscriptions: 2,
    });
    expect(await server.orm.em.fork().count(GuideVersionEntity)).toBe(1);
    const erased = await erase(server, asked);
    expect(erased.json().result.data.counts).toEqual(counts);
    expect(await server.orm.em.fork().count(LeadEventEntity)).toBe(0);
    const [outbox, ...left] = JSON.parse(await leftOver(server)).toReversed();
    expect(left).toMatchObject([[], [], [], [{ id: otherId }]]);
    const rows: { aboutId: string | null }[] = outbox;
    expect(rows.flatMap(({ aboutId }) => aboutId ?? [])).toEqual([otherId]);
  }
  const entries = await server.orm.em.fork().find(AuditEntryEntity, { kind: 'person.erased' });
  expect(entries).toHaveLength(7);
  expect(JSON.stringify(entries)).not.toContain('@');
});

test('erases saved views that name the address or search for it, and no others', async () => {
  await using server = await testApp();
  await server.post('/api/leads', { ...lead, email: 'Ada@x.co' });
  for (const [name, q] of [
    ['About ADA@x.co', 'x'],
    ['Mine', 'ada@X.co '],
    ['Bob', 'bob@x.co'],
  ])
    await server.post(
      '/trpc/leads.views.create',
      { name, isShared: true, filter: { q }, sort: 'newest' },
      bearer,
    );
  const names = async () =>
    (await server.query('leads.views.list'))
      .json()
      .result.data.views.map(({ name }: { name: string }) => name);
  expect(await names()).toHaveLength(3);
  expect((await erase(server, 'ada@x.co')).statusCode).toBe(200);
  expect(await names()).toEqual(['Bob']);
});

test('erases thousands of records, with no statement that has a parameter for each', async () => {
  await using server = await testApp({ environment: withoutNotices });
  const { id: otherId } = (await server.post('/api/leads', lead)).json().lead;
  const email = 'flood@x.co';
  const em = server.orm.em.fork();
  const idsOf = (count: number) => Array.from({ length: count }, () => uuid());
  const [leads, responses, subscribers] = [idsOf(2500), idsOf(1500), idsOf(1500)];
  await em.insertMany(
    LeadEntity,
    leads.map((id) => ({ ...lead, id, email, emailKey: email })),
  );
  await em.insertMany(
    LeadEventEntity,
    leads.map((leadId) => ({ leadId, author: 'Ada', note: 'x' })),
  );
  const result = { result: 'a', resultDescription: 'a', guideReason: 'written' as const };
  await em.insertMany(
    QuizResponseEntity,
    responses.map((id) => ({
      ...result,
      id,
      name: 'a',
      email,
      emailKey: email,
      answers: quiz.answers,
    })),
  );
  await em.insertMany(
    BoardEntity,
    responses.map((id) => ({ id, readOnlyId: `read-${id}`, title: 'a', responseId: id })),
  );
  const pending = { status: 'pending' as const, email, addressKey: email };
  await em.insertMany(
    SubscriberEntity,
    subscribers.map((id) => ({ ...pending, id, unsubscribeToken: id })),
  );
  const all = [...leads, ...responses, ...subscribers];
  const sent = { kind: 'mail', payload: {}, state: 'done' as const, attempts: 1 };
  await em.insertMany(
    OutboxEntity,
    all.map((id) => ({ ...sent, key: `mail:${id}`, aboutId: id })),
  );
  await em.insertMany(
    IdempotencyKeyEntity,
    all.map((id) => ({ key: id, inputHash: 'a', rowId: id })),
  );
  const by = { name: 'Ada', address: '' };
  for (const id of [leads, responses, subscribers].map((ids) => ids.at(-1) ?? ''))
    await audit(em, by, 'leads.deleted', { type: 'lead', id });
  let most = 0;
  const log = vi.spyOn(server.orm.config.getLogger(), 'logQuery');
  log.mockImplementation(({ params = [] }) => void (most = Math.max(most, params.length)));
  const { counts } = (await erase(server, email)).json().result.data;
  log.mockRestore();
  expect(counts).toMatchObject({
    leads: 2500,
    notes: 2500,
    responses: 1500,
    boards: 1500,
    subscriptions: 1500,
    messages: 5500,
  });
  expect(most).toBeGreaterThan(1);
  expect(most).toBeLessThan(1500);
  expect(JSON.parse(await leftOver(server))).toMatchObject([[{ id: otherId }], [], [], [], []]);
  expect(await em.count(LeadEventEntity)).toBe(0);
  expect(await em.count(BoardEntity)).toBe(0);
  expect(await em.count(IdempotencyKeyEntity)).toBe(0);
  const named = { objectType: 'lead', objectId: { $ne: null } } as const;
  expect(await em.count(AuditEntryEntity, named)).toBe(0);
});

test('addresses that differ in more than capitals are two people', async () => {
  await using server = await testApp();
  await server.post('/api/leads', { ...lead, email: 'strasse@x.co' });
  await server.post('/api/leads', { ...lead, email: 'änne@x.co' });
  for (const other of ['straße@x.co', 'anne@x.co'])
    expect((await find(server, other)).counts.leads).toBe(0);
});

/** Erases the person once the work has run this many statements. */
async function eraseDuring<T>(
  server: Server,
  { email, step }: { email: string; step: number },
  work: () => PromiseLike<T>,
) {
  const reached = Promise.withResolvers<void>();
  let statements = 0;
  const log = vi.spyOn(server.orm.config.getLogger(), 'logQuery').mockImplementation(() => {
    if (++statements === step) reached.resolve();
  });
  const done = work();
  await Promise.race([reached.promise, done]);
  log.mockRestore();
  await erase(server, email);
  return done;
}
const steps = Array.from({ length: 16 }, (_, index) => 2 * index + 1);
const withoutNotices = { LEAD_NOTIFY_EMAIL: '' };

test('erasing a person while their guide is written deletes its email, too', async () => {
  await using server = await testApp({ environment: { ...withoutGemini, ...withoutNotices } });
  await webhookFor(server, 'quiz.completed');
  for (const step of steps) {
    const email = `ada${step}@example.com`;
    const submitted = await eraseDuring(server, { email, step }, () =>
      server.post('/api/quiz', { ...quiz, email }, bearer),
    );
    expect(submitted.statusCode).toBe(201);
  }
  await expectNoOrphans(server);
});

test('an erasure during webhook deliveries also deletes their payloads', async () => {
  await using server = await testApp({ environment: withoutNotices });
  await webhookFor(server, 'lead.created');
  for (const step of steps) {
    const email = `ada${step}@example.com`;
    await server.post('/api/leads', { ...lead, email }, bearer);
    const { key } = await server.orm.em.fork().findOneOrFail(OutboxEntity, { kind: 'event' });
    await eraseDuring(server, { email, step }, () => server.outbox.runNow(key, 120_000));
  }
  expect(await leftOver(server)).toBe('[[],[],[],[],[]]');
});

test('hundreds of leads are erased in batches; a repeated call finishes what failed', async () => {
  await using server = await testApp();
  const em = server.orm.em.fork();
  const email = 'ada@example.com';
  await server.post('/api/quiz', { ...quiz, email }, bearer);
  await server.post('/api/leads', { ...lead, email: 'grace@example.com' }, bearer);
  for (let n = 0; n < 600; n++) em.create(LeadEntity, { ...lead, email });
  await em.flush();
  const folder = temporaryFolder();
  const backups = { folder, removeLeftovers: async () => {} };
  const options = { actor: { name: 'Ada', address: '' }, liveBoards: { reload: async () => {} } };
  const alongside = () => Promise.reject(new Error('The database is away.'));
  const failing = erasePerson(em.fork(), { email }, { ...options, backups, alongside });
  await expect(failing).rejects.toThrow('The database is away.');
  // Others could write in between.
  expect(await find(server, email)).toMatchObject({ counts: { leads: 0, responses: 1 } });
  expect(await readErasures([folder])).toHaveLength(1);
  const { counts } = await erasePerson(em.fork(), { email }, { ...options, backups });
  expect(counts).toMatchObject({ leads: 0, responses: 1 });
  expect(new Set(Object.values((await find(server, email)).counts))).toEqual(new Set([0]));
  expect(await em.count(LeadEntity)).toBe(1);
});

test('the erasure of hundreds of leads counts all of them', async () => {
  await using server = await testApp();
  const em = server.orm.em.fork();
  for (let n = 0; n < 300; n++) em.create(LeadEntity, { ...lead, email: 'ada@example.com' });
  await em.flush();
  const erased = await erase(server, 'ada@example.com');
  expect(erased.json().result.data.counts).toMatchObject({ leads: 300 });
  expect(await em.count(LeadEntity)).toBe(0);
});

const webhookFor = (server: Server, event: string) =>
  server.post(
    '/trpc/webhooks.create',
    { name: 'CRM', url: 'https://example.com/', events: [event] },
    bearer,
  );

/** Every outbox row is about an existing response. */
async function expectNoOrphans(server: Server) {
  const em = server.orm.em.fork();
  const known = new Set((await em.find(QuizResponseEntity, {})).map(({ id }) => id));
  const rows = await em.find(OutboxEntity, {});
  const orphans = rows.filter(({ aboutId }) => !aboutId || !known.has(aboutId));
  expect(orphans.map(({ key }) => key)).toEqual([]);
}
