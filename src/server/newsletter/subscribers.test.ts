import { describe, expect, test } from 'vitest';
import { listAudit } from '../audit/auditLog.ts';
import { bearer, filledHoneypot } from '../../../test/app.ts';
import {
  ada,
  asked,
  links,
  mails,
  openNewsletter as open,
  press,
  publicUrl,
  rowOf,
  rows,
  type Server,
  subscribe,
} from '../../../test/newsletter.ts';

const call = async (server: Server, name: string, input: object = {}) =>
  (await server.query(`newsletter.${name}`, input)).json().result.data;
const change = (server: Server, name: string, id: string) =>
  server.post(`/trpc/newsletter.${name}`, { id }, bearer);

/** One of each: pending, confirmed, unsubscribed, and one that a bot sent. */
async function everyKind(server: Server) {
  await subscribe(server, 'pending@example.com');
  await subscribe(server, 'confirmed@example.com');
  await press(server, (await links(server)).confirm);
  await subscribe(server, 'unsubscribed@example.com');
  await press(server, (await links(server)).unsubscribe);
  await subscribe(server, 'robot@example.com', filledHoneypot);
}

test('the list is newest first, filtered by status and paginated by cursor, without spam and tokens', async () => {
  await using server = await open();
  await everyKind(server);
  const emails = async (input: object) =>
    (await call(server, 'list', input)).subscribers.map(({ email }: { email: string }) => email);
  const all = ['unsubscribed@example.com', 'confirmed@example.com', 'pending@example.com'];
  expect(await emails({})).toEqual(all);
  for (const show of ['pending', 'confirmed', 'unsubscribed'])
    expect(await emails({ show })).toEqual([`${show}@example.com`]);
  expect(await emails({ show: 'suspected' })).toEqual(['robot@example.com']);
  expect(await emails({ q: 'ED@Example' })).toEqual(all.slice(0, 2));
  expect(await emails({ q: 'ED@Example', show: 'confirmed' })).toEqual([all[1]]);
  expect(await emails({ q: 'o', show: 'suspected' })).toEqual(['robot@example.com']);
  for (const q of ['%', '_', 'con_irmed', '\\']) expect(await emails({ q })).toEqual([]);
  const seen = [];
  let cursor: string | undefined;
  do {
    const { subscribers, nextCursor } = await call(server, 'list', { limit: 1, cursor });
    expect(subscribers).toHaveLength(1);
    seen.push(...subscribers);
    cursor = nextCursor ?? undefined;
  } while (cursor);
  expect(seen).toHaveLength(3);
  expect(Object.keys(seen[0]).toSorted()).toEqual(
    'confirmedAt createdAt email id requestedAt status unsubscribedAt'.split(' '),
  );
});

test('the export has all subscribers without spam, each with a working link', async () => {
  await using server = await open();
  await everyKind(server);
  const { rows: exported, nextCursor } = await call(server, 'exportBatch');
  expect(nextCursor).toBeNull();
  expect(exported.map(({ status }: { status: string }) => status)).toEqual([
    'unsubscribed',
    'confirmed',
    'pending',
  ]);
  const path = exported[1].unsubscribeUrl.replace(publicUrl, '');
  expect(await press(server, path)).toBe('done');
  expect((await rowOf(server, 'confirmed@example.com')).status).toBe('unsubscribed');
});

describe('sending the confirmation again', () => {
  test('needs no pause, and the new link works', async () => {
    await using server = await open();
    const old = await asked(server);
    expect((await change(server, 'resend', (await rowOf(server)).id)).statusCode).toBe(200);
    expect(await mails(server)).toHaveLength(2);
    expect(await press(server, old.confirm)).toBe('unknown');
    expect(await press(server, (await links(server)).confirm)).toBe('done');
  });

  test('is rejected when there is nothing to confirm, and removing or resending for unknown ids', async () => {
    await using server = await open();
    await everyKind(server);
    const before = (await mails(server)).length;
    for (const { id, status, emailKey } of await rows(server)) {
      if (status === 'pending' && emailKey) continue;
      const response = await change(server, 'resend', id);
      expect(response.statusCode).toBe(409);
      expect(response.json().error.message).toMatch(
        /already confirmed|unsubscribed|suspected spam/,
      );
    }
    expect(await mails(server)).toHaveLength(before);
    for (const name of ['resend', 'remove']) {
      const unknown = await change(server, name, '00000000-0000-4000-8000-000000000000');
      expect(unknown.statusCode).toBe(404);
      expect((await change(server, name, 'x')).statusCode).toBe(400);
    }
  });
});

test('exports and removals are in the audit log', async () => {
  await using server = await open();
  await subscribe(server, ada);
  await call(server, 'exportBatch');
  await change(server, 'remove', (await rowOf(server)).id);
  const { entries } = await listAudit(server.orm.em.fork(), {});
  expect(entries.map(({ kind }) => kind)).toEqual(['subscriber.removed', 'subscribers.exported']);
});

test('removing a subscriber deletes the emails, and the person may subscribe again', async () => {
  await using server = await open();
  await subscribe(server, 'other@example.com');
  const { unsubscribe } = await asked(server);
  const { id } = await rowOf(server);
  expect((await change(server, 'remove', id)).statusCode).toBe(200);
  expect((await rows(server)).map(({ email }) => email)).toEqual(['other@example.com']);
  expect(JSON.stringify(await mails(server))).not.toContain(ada);
  expect(await mails(server)).toHaveLength(1);
  expect(await press(server, unsubscribe)).toBe('unknown');
  await subscribe(server, ada);
  expect((await rowOf(server)).status).toBe('pending');
});
