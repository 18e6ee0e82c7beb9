import { expect, test } from 'vitest';
import { QuizResponseEntity } from '../src/server/quiz/entity.ts';
import { LeadEntity } from '../src/server/leads/entity.ts';
import { lead, quiz, testApp } from './app.ts';

const touch = { utm_source: 'newsletter', landing: '/', at: '2026-01-02T03:04:05.000Z' };
const attribution = { first: touch, last: { ...touch, landing: '/process' } };

test('stores the attribution with the lead and omits it from responses', async () => {
  await using app = await testApp();
  const response = await app.post('/api/leads', { ...lead, attribution });
  expect(response.json().lead).not.toHaveProperty('attribution');
  const [stored] = await app.orm.em.fork().findAll(LeadEntity);
  expect(stored?.attribution).toEqual(attribution);
});

test('stores the attribution with a quiz response and omits it from responses', async () => {
  await using app = await testApp();
  const response = await app.post('/api/quiz', { ...quiz, attribution });
  expect(response.json().response).not.toHaveProperty('attribution');
  const [stored] = await app.orm.em.fork().findAll(QuizResponseEntity);
  expect(stored?.attribution).toEqual(attribution);
});

test('stores a lead without its malformed attribution', async () => {
  await using app = await testApp();
  const response = await app.post('/api/leads', {
    ...lead,
    attribution: { first: 'x'.repeat(9999) },
  });
  expect(response.statusCode).toBe(201);
  const [stored] = await app.orm.em.fork().findAll(LeadEntity);
  expect(stored?.attribution).toBeNull();
});

test('applies a retried lead once even if the attribution has changed', async () => {
  await using app = await testApp();
  const key = { 'idempotency-key': 'one' };
  const first = await app.post('/api/leads', { ...lead, attribution }, key);
  const again = await app.post(
    '/api/leads',
    { ...lead, attribution: { first: touch, last: touch } },
    key,
  );
  expect(again.json()).toEqual(first.json());
});
