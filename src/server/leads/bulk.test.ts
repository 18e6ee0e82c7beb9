import { describe, expect, test } from 'vitest';
import { auditKinds, bearer, lead, filledHoneypot, testApp } from '../../../test/app.ts';
import { LeadEntity, LeadEventEntity, searchKeys } from './entity.ts';

type Server = Awaited<ReturnType<typeof testApp>>;
type Details = {
  status: string;
  suspectedSpam: boolean;
  attribution: object | null;
  events: {
    author: string;
    fromStatus: string;
    toStatus: string;
    note: string;
    createdAt: string;
  }[];
};

const call = async (server: Server, procedure: string, input: object) => {
  const response = await server.post(`/trpc/${procedure}`, input, bearer);
  return { status: response.statusCode, ...response.json() };
};
const ask = async (server: Server, procedure: string, input: object) => {
  const response = await server.query(procedure, input);
  return { status: response.statusCode, ...response.json() };
};
const details = async (server: Server, id: string): Promise<Details> =>
  (await ask(server, 'leads.get', { id })).result.data;
const count = async (server: Server, filter: object) =>
  (await ask(server, 'leads.count', filter)).result.data.count;

async function createLead(server: Server, fields: object = {}): Promise<string> {
  const response = await server.post('/api/leads', { ...lead, ...fields }, bearer);
  return response.json().lead.id;
}

describe('one lead', () => {
  test('has its attribution, and a history of its status with authors', async () => {
    await using server = await testApp();
    const response = await server.post('/trpc/leads.create', {
      ...lead,
      attribution: { first: { utm_source: 'linkedin' }, last: { referrer: 'news.example' } },
    });
    const { id } = response.json().result.data.lead;
    await call(server, 'leads.bulk', { action: 'status', status: 'contacted', ids: [id] });
    await call(server, 'leads.bulk', {
      action: 'status',
      status: 'won',
      ids: [id],
      author: ' Grace ',
    });
    const shown = await details(server, id);
    expect(shown).toMatchObject({
      status: 'won',
      suspectedSpam: false,
      attribution: { first: { utm_source: 'linkedin' }, last: { referrer: 'news.example' } },
      events: [
        { author: 'Grace', fromStatus: 'contacted', toStatus: 'won', note: null },
        { author: 'Admin', fromStatus: 'new', toStatus: 'contacted', note: null },
      ],
    });
    expect(Date.parse(shown.events[0]?.createdAt ?? '')).toBeGreaterThan(0);
  });

  test('accepts notes of up to 10,000 characters, and rejects invalid ones and ids', async () => {
    await using server = await testApp();
    const id = await createLead(server);
    const note = 'é'.repeat(10_000);
    const response = await call(server, 'leads.addNote', { id, note, author: 'Grace' });
    expect(response.result.data.events).toMatchObject([{ note, author: 'Grace' }]);
    for (const [wrong, message] of [
      ['', 'note: Required'],
      [`${note}x`, 'note: Must have at most 10,000'],
      ['\0\u200b', 'note: Required'],
    ])
      expect((await call(server, 'leads.addNote', { id, note: wrong })).error.message).toContain(
        message,
      );
    expect((await details(server, id)).events).toHaveLength(1);
    const unknown = '00000000-0000-4000-8000-000000000000';
    expect((await ask(server, 'leads.get', { id: unknown })).status).toBe(404);
    const noted = await call(server, 'leads.addNote', { id: unknown, note: 'x' });
    expect(noted.status).toBe(404);
    const wrong = await ask(server, 'leads.get', { id: 'x' });
    expect([wrong.status, wrong.error.message]).toEqual([400, 'id: Must be the id of a lead']);
  });
});

describe('spam', () => {
  test('is set by the honeypot and restored as new', async () => {
    await using server = await testApp();
    const response = await server.post('/trpc/leads.create', { ...lead, ...filledHoneypot });
    const { id } = response.json().result.data.lead;
    expect(await count(server, { status: 'not-spam' })).toBe(0);
    expect(await count(server, { status: 'spam' })).toBe(1);
    await call(server, 'leads.bulk', { action: 'restore', ids: [id] });
    expect(await details(server, id)).toMatchObject({ status: 'new', suspectedSpam: true });
    expect(await count(server, { status: 'not-spam' })).toBe(1);
  });

  test('is restored to the previous status of each lead', async () => {
    await using server = await testApp();
    const [a, b, c] = [
      await createLead(server),
      await createLead(server),
      await createLead(server),
    ];
    const set = (status: string, ids: string[]) =>
      call(server, 'leads.bulk', { action: 'status', status, ids });
    await set('won', [a]);
    await set('lost', [b]);
    await set('spam', [a, b]);
    const restored = await call(server, 'leads.bulk', { action: 'restore', ids: [a, b, c] });
    expect(restored.result.data).toEqual({ changed: 2, next: null });
    const statuses = await Promise.all(
      [a, b, c].map(async (id) => (await details(server, id)).status),
    );
    expect(statuses).toEqual(['won', 'lost', 'new']);
  });
});

describe('a bulk action', () => {
  test('on a filter runs in batches and does not change leads that arrive meanwhile', async () => {
    await using server = await testApp();
    const rows = Array.from({ length: 1500 }, (_, i) => ({
      ...lead,
      id: `00000000-0000-4000-8000-${String(i).padStart(12, '0')}`,
      offerType: i % 3 ? 'general' : 'smart-saver',
      createdAt: new Date(1000 + (i >> 4)),
      suspectedSpam: false,
      ...searchKeys(lead),
    }));
    await server.orm.em.fork().insertMany(LeadEntity, rows);
    const action = { action: 'status', status: 'lost', filter: { offer: 'general' } };
    const first = (await call(server, 'leads.bulk', action)).result.data;
    expect(first).toEqual({ changed: 1000, next: null });
    expect(await count(server, { status: 'lost', offer: 'smart-saver' })).toBe(0);

    const all = { action: 'delete', filter: {} };
    const one = (await call(server, 'leads.bulk', all)).result.data;
    expect(one).toEqual({ changed: 1000, next: expect.any(String) });
    const late = await createLead(server);
    const two = (await call(server, 'leads.bulk', { ...all, after: one.next })).result.data;
    expect(two).toEqual({ changed: 500, next: null });
    expect((await details(server, late)).status).toBe('new');
    expect(await server.orm.em.fork().count(LeadEventEntity)).toBe(0);
    expect(await count(server, {})).toBe(1);
    expect(await auditKinds(server)).toEqual(['leads.deleted']);
  });

  test('is rejected when it is invalid, and changes nothing', async () => {
    await using server = await testApp();
    await createLead(server);
    for (const [action, message] of [
      [{ action: 'burn', ids: [] }, 'action: Must be one of status, restore, delete'],
      [{ action: 'status', ids: ['x'] }, 'ids.0: Must be the id of a lead'],
      [{ action: 'status', filter: {} }, 'status: Required'],
      [{ action: 'delete' }, 'ids: Give either ids or a filter'],
      [{ action: 'delete', filter: { status: 'x' } }, 'filter.status: Must be one of'],
      [{ action: 'delete', filter: {}, after: 'x' }, 'after: Must be the `next` of'],
    ] as const) {
      const { status, error } = await call(server, 'leads.bulk', action);
      expect([status, error.message]).toEqual([400, expect.stringContaining(message)]);
    }
    expect(await count(server, { status: 'new' })).toBe(1);
  });
});
