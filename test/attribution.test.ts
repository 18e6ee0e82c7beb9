import { expect, test } from 'vitest';
import { QuizResponseEntity } from '../src/server/quiz/entity.ts';
import { LeadEntity } from '../src/server/leads/entity.ts';
import { bearer, lead, quiz, testApp } from './app.ts';

const touch = { utm_source: 'newsletter', landing: '/', at: '2026-01-02T03:04:05.000Z' };
const attribution = { first: touch, last: { ...touch, landing: '/process' } };

test('stores the attribution, omits it from responses, and stores a lead without a malformed one', async () => {
  await using app = await testApp();
  const { lead: leadSent } = (await app.post('/api/leads', { ...lead, attribution })).json();
  const { response } = (await app.post('/api/quiz', { ...quiz, attribution })).json();
  for (const sent of [leadSent, response]) expect(sent).not.toHaveProperty('attribution');
  const em = app.orm.em.fork();
  expect(await em.findAll(LeadEntity)).toMatchObject([{ attribution }]);
  expect(await em.findAll(QuizResponseEntity)).toMatchObject([{ attribution }]);
  const malformed = await app.post('/api/leads', {
    ...lead,
    attribution: { first: 'x'.repeat(9999) },
  });
  expect(malformed.statusCode).toBe(201);
  expect(await app.orm.em.fork().count(LeadEntity, { attribution: null })).toBe(1);
});

test('applies a retried lead once even if the attribution has changed', async () => {
  await using app = await testApp();
  const key = { 'idempotency-key': 'one' };
  const first = await app.post('/api/leads', { ...lead, attribution }, key);
  const changed = { ...lead, attribution: { first: touch, last: touch } };
  const again = await app.post('/api/leads', changed, key);
  expect(again.json()).toEqual(first.json());
});

test('exports have the attribution in further columns, only on request', async () => {
  await using app = await testApp();
  const formula = { ...attribution, first: { ...touch, utm_source: '=1+1' } };
  await app.post('/api/leads', { ...lead, attribution: formula });
  await app.post('/api/leads', { ...lead, firstName: 'Tool' });
  await app.post('/api/quiz', { ...quiz, attribution });
  const rowsOf = async (path: string) => {
    const response = await app.inject({ url: path, headers: bearer });
    expect(response.statusCode).toBe(200);
    return response.body.slice(1).trimEnd().split('\r\n');
  };
  for (const list of ['leads', 'quiz']) {
    const plain = await rowsOf(`/api/${list}/export`);
    const all = await rowsOf(`/api/${list}/export?columns=all`);
    expect(plain.join()).not.toMatch(/utm_source|2026-01-02/);
    // The further columns are at the end, so tools that read the first ones keep working.
    expect(all.map((row, index) => row.startsWith(plain[index] ?? 'x'))).not.toContain(false);
    expect(all[0]).toMatch(/,source,campaign,landing,first_utm_source,.*,last_landing,last_at$/);
  }
  const [head = '', tool = '', site = ''] = await rowsOf('/api/leads/export?columns=all');
  const columns = head.split(',');
  const cell = (row: string, name: string) =>
    row.split(',').at(columns.indexOf(name) - columns.length);
  expect(['source', 'first_utm_source', 'last_landing'].map((name) => cell(site, name))).toEqual([
    "'=1+1",
    "'=1+1",
    '/process',
  ]);
  expect(['source', 'campaign', 'first_utm_source'].map((name) => cell(tool, name))).toEqual([
    'direct',
    'none',
    '',
  ]);
  const wrong = { url: '/api/leads/export?columns=some', headers: bearer };
  expect((await app.inject(wrong)).statusCode).toBe(400);
});
