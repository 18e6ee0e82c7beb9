import { describe, expect, test } from 'vitest';
import { bearer, lead, filledHoneypot, testApp } from '../../../test/app.ts';
import { LeadEntity } from './entity.ts';

type Server = Awaited<ReturnType<typeof testApp>>;
const list = async (server: Server, query = '') =>
  (await server.inject({ url: `/api/leads${query}`, headers: bearer })).json();

describe('the honeypot', () => {
  test('works in a form submitted without JavaScript', async () => {
    await using server = await testApp();
    const headers = { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' };
    const payload = new URLSearchParams({ ...lead, ...filledHoneypot }).toString();
    const sent = await server.inject({ method: 'POST', url: '/api/leads', payload, headers });
    expect(sent.statusCode).toBe(201);
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

describe('spam', () => {
  test('is excluded from the list and the export, and marked when requested', async () => {
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
});
