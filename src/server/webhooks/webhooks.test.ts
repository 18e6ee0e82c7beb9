import { createHmac } from 'node:crypto';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { auditKinds, bearer, lead, quiz, filledHoneypot, testApp } from '../../../test/app.ts';
import { receiver } from '../../../test/receiver.ts';
import { OutboxEntity } from '../jobs/outbox/entity.ts';

const open = (WEBHOOK_PRIVATE_HOSTS = '') => testApp({ environment: { WEBHOOK_PRIVATE_HOSTS } });
type Server = Awaited<ReturnType<typeof open>>;

const visit = { utm_source: 'newsletter', landing: '/', at: '2026-01-02T03:04:05.000Z' };
const attribution = { first: visit, last: { ...visit, landing: '/process' } };

const call = async (server: Server, path: string, input: object) => {
  const response = await server.post(`/trpc/webhooks.${path}`, input, bearer);
  return { status: response.statusCode, data: response.json().result?.data, body: response.body };
};
const create = (server: Server, url: string, events = ['lead.created']) =>
  call(server, 'create', { name: 'CRM', url, events });
const ask = async (server: Server, path: string, input: object) =>
  (await server.query(`webhooks.${path}`, input)).json().result.data;
const rowsOf = (server: Server, kind: string) =>
  server.orm.em.fork().find(OutboxEntity, { kind }, { orderBy: { createdAt: 'asc' } });

/** A database with webhooks to hosts that were allowed when they were created. */
async function openOnce(addresses: string[]) {
  const hosts = addresses.map((address) => new URL(address).hostname.replace(/^\[|\]$/g, ''));
  await using server = await open(hosts.join());
  for (const address of addresses) expect((await create(server, address)).status).toBe(200);
  return server;
}

/** Processes the rows like the worker of a listening server. */
async function work(server: Server) {
  await server.orm.em
    .fork()
    .nativeUpdate(OutboxEntity, { state: 'waiting' }, { dueAt: new Date(0) });
  for (const kind of ['event', 'webhook'])
    for (const { key, state } of await rowsOf(server, kind))
      if (state === 'waiting') await server.outbox.runNow(key, 120_000);
}

test('sends a lead with its attribution once to webhooks that subscribe to leads', async () => {
  const now = Date.UTC(2026, 10, 21);
  vi.useFakeTimers({ toFake: ['Date'], now });
  using tool = await receiver();
  await using server = await open(tool.host);
  await create(server, tool.url);
  await create(server, tool.url, ['quiz.completed']);
  const stored = (await server.post('/api/leads', { ...lead, attribution })).json().lead;
  await work(server);
  await work(server);

  expect(tool.received).toHaveLength(1);
  const [{ headers, body } = { headers: {}, body: '' }] = tool.received;
  expect(JSON.parse(body)).toEqual({
    type: 'lead.created',
    timestamp: expect.any(String),
    data: { ...stored, attribution },
  });
  expect(headers['webhook-timestamp']).toBe(`${now / 1000}`);
});

test('shows a secret once, and signs with the former one, too, for a day after a rotation', async () => {
  using tool = await receiver();
  await using server = await open(tool.host);
  const { data: made } = await create(server, tool.url);
  expect(made.secret).toMatch(/^whsec_/);
  const signedBy = async (secrets: string[]) => {
    await server.post('/api/leads', lead);
    await work(server);
    const { headers, body } = tool.received.at(-1) ?? { headers: {}, body: '' };
    const signed = [headers['webhook-id'], headers['webhook-timestamp'], body].join('.');
    const signatures = secrets.map((secret) => {
      const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
      return `v1,${createHmac('sha256', key).update(signed).digest('base64')}`;
    });
    expect(headers['webhook-signature']).toBe(signatures.join(' '));
  };
  await signedBy([made.secret]);
  const { data: rotated } = await call(server, 'rotateSecret', { id: made.id });
  expect(rotated.secret).not.toBe(made.secret);
  await signedBy([rotated.secret, made.secret]);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 24.1 * 60 * 60_000 });
  await signedBy([rotated.secret]);
  const shown = [
    await ask(server, 'list', {}),
    await call(server, 'change', { id: made.id, isActive: false }),
  ];
  expect(JSON.stringify(shown)).not.toMatch(/secret/i);
  expect(await auditKinds(server)).toEqual([
    'webhook.changed',
    'webhook.secretRotated',
    'webhook.created',
  ]);
});

test('enqueues a repeated lead once, and nothing for an unsubscribed event or suspected spam', async () => {
  await using server = await open();
  await create(server, 'https://example.com/', ['quiz.completed']);
  await server.post('/api/leads', lead);
  const { data } = await create(server, 'https://example.com/');
  await call(server, 'change', { id: data.id, isActive: false });
  await server.post('/api/leads', lead);
  await call(server, 'change', { id: data.id, isActive: true });
  await server.post('/trpc/leads.create', { ...lead, ...filledHoneypot });
  expect(await rowsOf(server, 'event')).toEqual([]);
  for (let time = 0; time < 2; time++)
    await server.post('/api/leads', lead, { 'idempotency-key': 'k' });
  expect(await rowsOf(server, 'event')).toHaveLength(1);
});

afterEach(() => void vi.useRealTimers());

test('retries a failing receiver with the same id, and logs each attempt', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  let status = 503;
  using tool = await receiver((response) => {
    response.writeHead(status, { 'retry-after': '300' }).end();
  });
  await using server = await open(tool.host);
  const { data: webhook } = await create(server, tool.url);
  await server.post('/api/leads', lead);
  await work(server);
  const [row] = await rowsOf(server, 'webhook');
  expect(row).toMatchObject({ state: 'waiting', lastError: 'The address returned 503.' });
  expect((row?.dueAt.getTime() ?? 0) - Date.now()).toBeGreaterThan(290_000);
  status = 204;
  vi.setSystemTime(Date.now() + 300_000);
  await work(server);
  const times = tool.received.map(({ headers }) => Number(headers['webhook-timestamp']));
  expect((times[1] ?? 0) - (times[0] ?? 0)).toBeGreaterThanOrEqual(300);
  const ids = tool.received.map(({ headers }) => headers['webhook-id']);
  expect([ids.length, new Set(ids).size]).toEqual([2, 1]);
  const log: { attempt: number; status: number; error: string | null }[] = await ask(
    server,
    'deliveries',
    { id: webhook.id },
  );
  expect(log.map(({ attempt, status, error }) => [attempt, status, error])).toEqual([
    [2, 204, null],
    [1, 503, 'The address returned 503.'],
  ]);
});

test('a receiver that is down delays no other, a redirect is not followed, and 410 stops deliveries', async () => {
  using inside = await receiver();
  using redirecting = await receiver((response) => {
    response.writeHead(302, { location: inside.url }).end();
  });
  using gone = await receiver((response) => void response.writeHead(410).end());
  using tool = await receiver();
  const down = { host: '127.0.0.1:9', url: 'http://127.0.0.1:9/' };
  const receivers = [down, redirecting, gone, tool];
  await using server = await open([inside, ...receivers].map(({ host }) => host).join());
  for (const { url } of receivers) await create(server, url);
  await server.post('/api/leads', lead);
  await work(server);
  const counts = [redirecting, inside, gone, tool].map(({ received }) => received.length);
  expect(counts).toEqual([1, 0, 1, 1]);
  const rows = await rowsOf(server, 'webhook');
  expect(rows.map(({ state, lastError }) => `${state}: ${lastError}`).toSorted()).toEqual([
    'done: null',
    'failed: The address returned 410.',
    expect.stringMatching(/^waiting: The address could not be reached/),
    'waiting: The address returned 302.',
  ]);
  const webhooks: { url: string; isActive: boolean }[] = await ask(server, 'list', {});
  expect(webhooks.filter(({ isActive }) => !isActive)).toMatchObject([{ url: gone.url }]);
});

test('the admin can send a test delivery, which is logged and not repeated', async () => {
  let status = 200;
  using tool = await receiver((response) => void response.writeHead(status).end());
  await using server = await open(tool.host);
  const { data } = await create(server, tool.url);
  expect((await call(server, 'test', { id: data.id })).data).toEqual({ state: 'done' });
  expect(JSON.parse(tool.received[0]?.body ?? '{}')).toMatchObject({ type: 'test' });
  status = 500;
  expect((await call(server, 'test', { id: data.id })).data).toEqual({ state: 'waiting' });
  expect((await ask(server, 'deliveries', { id: data.id }))[0]).toMatchObject({
    event: 'test',
    status: 500,
    error: 'The address returned 500.',
  });
  expect(await rowsOf(server, 'webhook')).toMatchObject([{ state: 'done' }]);
});

test('sends a completed quiz with its attribution; an erasure deletes the event', async () => {
  await using server = await open('127.0.0.1:9');
  await create(server, 'http://127.0.0.1:9/', ['lead.created', 'quiz.completed']);
  await server.post('/api/leads', lead);
  const { response } = (await server.post('/api/quiz', { ...quiz, attribution })).json();
  await work(server);
  const rows = await rowsOf(server, 'webhook');
  const payloads = rows.map(({ payload }) => JSON.stringify(payload));
  expect(payloads).toContainEqual(expect.stringContaining('quiz.completed'));
  expect(payloads).toContainEqual(expect.stringContaining(JSON.stringify(attribution)));
  expect(rows.map(({ aboutId }) => aboutId)).toContain(response.id);
  expect(rows).toHaveLength(2);
  await server.post('/trpc/admin.person.erase', { email: lead.email }, bearer);
  const left = await server.orm.em.fork().find(OutboxEntity, {});
  expect(JSON.stringify(left)).not.toContain(lead.email);
});

describe('private addresses', () => {
  const privateHosts = [
    '127.0.0.1',
    'localhost',
    'app.localhost',
    'localhost.',
    '[::1]',
    '2130706433',
    '0x7f.1',
    '[::ffff:127.0.0.1]',
    '192.168.1.1',
  ];

  test('are rejected as input, with a reason', async () => {
    await using server = await open();
    const { data } = await create(server, 'https://example.com/');
    for (const host of privateHosts) {
      const typed = await create(server, `http://${host}:9/`);
      expect([host, typed.status, JSON.parse(typed.body).error.message]).toEqual([
        host,
        400,
        expect.stringMatching(
          /^url: .+ is a private address\. Webhooks go to public addresses, and/,
        ),
      ]);
      const changed = await call(server, 'change', { id: data.id, url: `http://${host}:9/` });
      expect(changed.status).toBe(400);
    }
    expect(await ask(server, 'list', {})).toMatchObject([{ url: 'https://example.com/' }]);
  });

  test('fail permanently when they are no longer allowed', async () => {
    using tool = await receiver();
    const addresses = privateHosts.map((host) => `http://${host}:${tool.host.split(':')[1]}/`);
    const { url } = await openOnce(addresses);
    await using server = await testApp({ url });
    await server.post('/api/leads', lead);
    await work(server);
    expect(tool.received).toEqual([]);
    expect(await rowsOf(server, 'webhook')).toMatchObject(
      addresses.map(() => ({
        state: 'failed',
        lastError: expect.stringContaining('is a private address'),
      })),
    );
  });
});

test('removing a webhook deletes its log, and its waiting deliveries fail with the reason', async () => {
  using tool = await receiver((response) => void response.writeHead(500).end());
  await using server = await open(tool.host);
  const { data } = await create(server, tool.url);
  await server.post('/api/leads', lead);
  await work(server);
  await call(server, 'remove', { id: data.id });
  await work(server);
  expect(await ask(server, 'list', {})).toEqual([]);
  expect(await ask(server, 'deliveries', { id: data.id })).toEqual([]);
  expect(await auditKinds(server)).toEqual(['webhook.deleted', 'webhook.created']);
  expect((await rowsOf(server, 'webhook'))[0]).toMatchObject({
    state: 'failed',
    lastError: 'The webhook was deleted or paused.',
  });
});
