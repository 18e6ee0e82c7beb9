import { expect, test } from 'vitest';
import { QuizResponseEntity } from '../src/server/quiz/entity.ts';
import { LeadEntity } from '../src/server/leads/entity.ts';
import { lead, quiz, testApp } from './app.ts';

const touch = { utm_source: 'newsletter', landing: '/', at: '2026-01-02T03:04:05.000Z' };
const attribution = { first: touch, last: { ...touch, landing: '/process' } };

test('where a person came from is stored beside the lead and stays out of the answers', async () => {
  await using app = await testApp();
  const answer = await app.post('/api/leads', { ...lead, attribution });
  expect(answer.json().lead).not.toHaveProperty('attribution');
  const [stored] = await app.orm.em.fork().findAll(LeadEntity);
  expect(stored?.attribution).toEqual(attribution);
});

test('the same goes for a quiz response', async () => {
  await using app = await testApp();
  const answer = await app.post('/api/quiz', { ...quiz, attribution });
  expect(answer.json().response).not.toHaveProperty('attribution');
  const [stored] = await app.orm.em.fork().findAll(QuizResponseEntity);
  expect(stored?.attribution).toEqual(attribution);
});

test('a malformed attribution is dropped and the lead kept', async () => {
  await using app = await testApp();
  const answer = await app.post('/api/leads', {
    ...lead,
    attribution: { first: 'x'.repeat(9999) },
  });
  expect(answer.statusCode).toBe(201);
  const [stored] = await app.orm.em.fork().findAll(LeadEntity);
  expect(stored?.attribution).toBeNull();
});

test('a retried lead applies once although another visit came between', async () => {
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
