import { describe, expect, test } from 'vitest';
import {
  auditKinds,
  bearer,
  expectRejections,
  filledHoneypot,
  type InvalidField,
  lead,
  testApp,
  wholeLead,
} from '../../../test/app.ts';
import { stoppedDate } from '../../../test/stoppedClock.ts';
import { LeadEntity } from './entity.ts';

type Server = Awaited<ReturnType<typeof testApp>>;
const list = async (server: Server, query = '') =>
  (await server.inject({ url: `/api/leads${query}`, headers: bearer })).json();
const exported = (server: Server) => server.inject({ url: '/api/leads/export', headers: bearer });

/** Inserts rows directly, with values that forms cannot send. */
async function insert(server: Server, rows: (Partial<typeof lead> & { createdAt?: Date })[]) {
  const data = rows.map((row, index) => ({
    id: idOf(index),
    ...lead,
    createdAt: new Date(0),
    ...row,
  }));
  await server.orm.em.fork().insertMany(
    LeadEntity,
    data.map((row) => ({ ...row, suspectedSpam: false })),
  );
  return data;
}
const idOf = (index: number) => `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`;

describe('creating a lead', () => {
  const invalidFields: InvalidField[] = [
    ['firstName', '', 'Required'],
    ['lastName', '  ', 'Required'],
    ['email', undefined, 'Required'],
    ['email', 'ada', 'Must be an email address'],
    ['email', `${'a'.repeat(310)}@example.com`, 'Must have at most 320 characters'],
    ['leadType', '\t\n', 'Required'],
    ['company', undefined, 'Required'],
    ['revenue', undefined, 'Required'],
    ['revenue', null, 'Must be text'],
    ['message', 7, 'Must be text'],
    ['offerType', ['general'], 'Must be text'],
    ['company', { name: 'x' }, 'Must be text'],
    ['firstName', 'x'.repeat(201), 'Must have at most 200 characters'],
    ['company', 'x'.repeat(201), 'Must have at most 200 characters'],
    ['revenue', 'x'.repeat(201), 'Must have at most 200 characters'],
    ['offerType', 'x'.repeat(201), 'Must have at most 200 characters'],
    ['message', 'x'.repeat(10_001), 'Must have at most 10,000 characters'],
  ];

  test('rejects an invalid field by name and stores nothing', async () => {
    await using server = await testApp();
    await expectRejections(server, '/api/leads', lead, invalidFields);
    expect((await list(server)).leads).toEqual([]);
  });

  test.each([
    { company: '', revenue: '' },
    { revenue: 'ca. €3M', leadType: 'webinar', offerType: 'x-1' },
    { firstName: 'x'.repeat(200), company: 'é'.repeat(200), message: '字'.repeat(10_000) },
    { firstName: '👩🏽‍🚀', message: `"a", 'b'\n\\ % _ ; --` },
  ])('stores unusual values unchanged: %j', async (fields) => {
    await using server = await testApp();
    const response = await server.post('/api/leads', { ...lead, ...fields });
    expect(response.json().lead).toMatchObject({ ...lead, ...fields });
    expect((await list(server)).leads).toMatchObject([{ ...lead, ...fields }]);
  });

  test('trims values, accepts a missing message and offerType, and ignores unknown fields', async () => {
    await using server = await testApp();
    const { message: _m, offerType: _o, ...rest } = lead;
    const sent = {
      ...rest,
      firstName: ' Ada\t',
      email: ' ada@example.com\n',
      id: 'mine',
      createdAt: 0,
      admin: true,
    };
    const response = await server.post('/api/leads', sent);
    expect(response.json().lead).toEqual({
      ...wholeLead,
      message: '',
      offerType: '',
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      createdAt: expect.any(String),
    });
  });
});

describe('the list', () => {
  test('returns each row once by limit and cursor, also with equal times', async () => {
    await using server = await testApp();
    const rows = await insert(
      server,
      Array.from({ length: 25 }, (_, i) => ({ createdAt: new Date(1000 + Math.floor(i / 10)) })),
    );
    const seen: string[] = [];
    let page = await list(server, '?limit=4');
    for (; page.nextCursor; page = await list(server, `?limit=4&cursor=${page.nextCursor}`))
      seen.push(...page.leads.map((l: { id: string }) => l.id));
    seen.push(...page.leads.map((l: { id: string }) => l.id));
    expect(page.nextCursor).toBeNull();
    expect(seen).toEqual(rows.map(({ id }) => id).toReversed());
    expect((await list(server)).leads.map((l: { id: string }) => l.id)).toEqual(seen);
  });

  test('has a nextCursor only with a limit and a further page, rejects invalid limits and cursors, and accepts any time', async () => {
    await using server = await testApp();
    await insert(server, [{}, {}]);
    expect(await list(server)).not.toHaveProperty('nextCursor');
    expect(await list(server, '?limit=2')).toMatchObject({ nextCursor: null });
    expect(await list(server, '?limit=1')).toMatchObject({ nextCursor: expect.any(String) });
    const limits = ['0', '-1', '1.5', 'x', '', '1001', '1&limit=2', 'NaN'];
    for (const query of [
      ...limits.map((limit) => `limit=${limit}`),
      'cursor=',
      'cursor=x',
      `cursor=1_${'-'.repeat(36)}`,
      `cursor=${'9'.repeat(15)}_${idOf(1)}`,
      `cursor=1_${idOf(1)}%00`,
      `cursor=1_${idOf(1)}'--`,
      `cursor=-1_${idOf(1)}`,
    ]) {
      const response = await server.inject({ url: `/api/leads?${query}`, headers: bearer });
      expect([query, response.statusCode]).toEqual([query, 400]);
      expect(response.json().message).toMatch(new RegExp(`^${query.split('=')[0]}: `));
    }
    expect((await list(server, `?cursor=${'9'.repeat(13)}_${idOf(1)}`)).leads).toHaveLength(2);
    expect((await list(server, `?cursor=0_${idOf(0)}`)).leads).toEqual([]);
  });
});

describe('the export', () => {
  test('is RFC 4180 with a byte order mark, CRLF and quoted cells', async () => {
    await using server = await testApp();
    await insert(server, [{ company: 'a, "b"\nc', message: 'é' }]);
    const { body, rawPayload } = await exported(server);
    expect([...rawPayload.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const cells = { ...wholeLead, company: '"a, ""b""\nc"', message: 'é' };
    expect(body.slice(1)).toBe(
      `id,${Object.keys(cells).join()},createdAt\r\n` +
        `${idOf(0)},${Object.values(cells).join()},1970-01-01T00:00:00.000Z\r\n`,
    );
  });

  test('is only the header for an empty table, in a file named after the day, and escapes formulas', async () => {
    await using server = await testApp();
    stoppedDate('2026-11-27T12:00:00Z');
    const response = await exported(server);
    expect(response.body).toMatch(/^\uFEFFid,[\w,]+\r\n$/);
    expect(response.headers['content-disposition']).toBe(
      'attachment; filename="leads-2026-11-27.csv"',
    );
    const formulas = ['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1'];
    await insert(
      server,
      formulas.map((message) => ({ message })),
    );
    const cells = (await exported(server)).body.matchAll(/5m-10m,("?)([^]*?)\1,proposal/g);
    const expected = formulas.map((formula) => formula.replace(/\S/, "'$&")).toReversed();
    expect([...cells].map((match) => match[2])).toEqual(expected);
  });

  test('of 5,000 leads is complete and newest first, also with equal times', async () => {
    await using server = await testApp();
    const rows = await insert(
      server,
      Array.from({ length: 5000 }, (_, i) => ({ createdAt: new Date(Math.floor(i / 1500)) })),
    );
    const lines = (await exported(server)).body.trimEnd().split('\r\n').slice(1);
    expect(lines.map((line) => line.slice(0, 36))).toEqual(rows.map(({ id }) => id).toReversed());
    expect(await auditKinds(server)).toEqual(['leads.exported']);
  });
});

describe('the honeypot', () => {
  test('works in a form submitted without JavaScript', async () => {
    await using server = await testApp();
    const headers = { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' };
    const payload = new URLSearchParams({ ...lead, ...filledHoneypot }).toString();
    const sent = await server.inject({ method: 'POST', url: '/api/leads', payload, headers });
    expect(sent.statusCode).toBe(303);
    const [row] = await server.orm.em.fork().find(LeadEntity, {});
    expect(row).toMatchObject({ suspectedSpam: true, status: 'spam' });
  });

  test('suspects neither a field named website, nor the JSON of a tool, nor a caller with a token', async () => {
    await using server = await testApp();
    await server.post('/api/leads', { ...lead, website: 'https://ada.example' });
    await server.post('/trpc/leads.create', { ...lead, website: 'x' });
    await server.post('/api/leads', { ...lead, ...filledHoneypot });
    await server.post('/trpc/leads.create', { ...lead, ...filledHoneypot }, bearer);
    const rows = await server.orm.em.fork().find(LeadEntity, {});
    const expected = { suspectedSpam: false, status: 'new' };
    expect(rows).toMatchObject([expected, expected, expected, expected]);
  });
});

test('spam is excluded from the list and the export, and marked when requested', async () => {
  await using server = await testApp();
  await server.post('/trpc/leads.create', { ...lead, firstName: 'Robot', ...filledHoneypot });
  await server.post('/api/leads', lead);
  const csv = async (query = '') =>
    (await server.inject({ url: `/api/leads/export${query}`, headers: bearer })).body;
  const { leads } = await list(server);
  expect(leads).toEqual([expect.objectContaining({ firstName: 'Ada' })]);
  expect(leads[0]).not.toHaveProperty('status');
  expect((await list(server, '?limit=5')).leads).toHaveLength(1);
  expect((await list(server, '?spam=include')).leads).toMatchObject([
    { firstName: 'Ada', status: 'new' },
    { firstName: 'Robot', status: 'spam' },
  ]);
  expect(await csv()).not.toMatch(/Robot|status/);
  expect(await csv('?spam=include')).toMatch(
    /,createdAt,status\r\n.*Ada,.*,new\r\n.*Robot,.*,spam\r\n$/,
  );
  expect(await csv('?status=spam')).toContain('Robot');
  const rejected = await server.inject({ url: '/api/leads?spam=yes', headers: bearer });
  expect([rejected.statusCode, rejected.json().message]).toEqual([400, 'spam: Must be include']);
});
