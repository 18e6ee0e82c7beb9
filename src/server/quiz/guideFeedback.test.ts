import { expect, test } from 'vitest';
import {
  bearer,
  filledHoneypot,
  quiz,
  testApp,
  withoutGemini,
  withoutMail,
} from '../../../test/app.ts';
import { stoppedDate } from '../../../test/stoppedClock.ts';
import { GuideFeedbackEntity, QuizResponseEntity } from './entity.ts';

type Server = Awaited<ReturnType<typeof testApp>>;
const open = () => testApp({ environment: { ...withoutGemini, ...withoutMail } });

async function newGuide(server: Server, fields: object = {}) {
  const sent = await server.post('/trpc/quiz.submit', { ...quiz, ...fields });
  const { response, guideUrl } = sent.json().result.data;
  return { id: String(response.id), token: String(guideUrl.split('/').at(-1)) };
}
const mark = async (server: Server, token: string, section: string, isUseful: boolean | null) =>
  (await server.post('/trpc/quiz.giveFeedback', { token, section, isUseful })).statusCode;
const read = async (server: Server, procedure: string, input: object) =>
  (await server.query(procedure, input)).json().result.data;
const marksOf = async (server: Server, token: string) =>
  (await read(server, 'quiz.guide', { token })).marks;
const trends = async (server: Server) =>
  (await read(server, 'admin.trends', { days: 7, zone: 'UTC' })).feedback;

test('a reader marks sections, changes a mark and takes it back; others are rejected', async () => {
  await using server = await open();
  const { token } = await newGuide(server);
  expect(await marksOf(server, token)).toEqual({});
  expect(await mark(server, token, 'names', true)).toBe(200);
  expect(await mark(server, token, 'costs', false)).toBe(200);
  expect(await marksOf(server, token)).toEqual({ names: true, costs: false });
  expect(await mark(server, token, 'names', false)).toBe(200);
  expect(await mark(server, token, 'names', false)).toBe(200);
  expect(await mark(server, token, 'costs', null)).toBe(200);
  expect(await mark(server, token, 'costs', null)).toBe(200);
  expect(await marksOf(server, token)).toEqual({ names: false });
  expect(await mark(server, token, 'part-1', true)).toBe(400);
  for (const unknown of ['x'.repeat(32), 'nope', '\0'.repeat(32)])
    expect(await mark(server, unknown, 'names', true)).toBe(404);
  await server.orm.em.fork().nativeUpdate(QuizResponseEntity, {}, { guideBy: null });
  expect(await mark(server, token, 'names', true)).toBe(404);
  expect(await server.orm.em.fork().count(GuideFeedbackEntity)).toBe(1);
});

test('a guide by another writer starts without marks, and the admin still sees the former ones', async () => {
  await using server = await open();
  const { token, id } = await newGuide(server);
  await mark(server, token, 'names', true);
  await server.orm.em.fork().nativeUpdate(QuizResponseEntity, {}, { guideBy: 'gemini' });
  expect(await marksOf(server, token)).toEqual({});
  await mark(server, token, 'names', false);
  const { feedback } = await read(server, 'quiz.guideOf', { id });
  expect(feedback).toMatchObject([
    { section: 'names', writer: 'built-in', version: 1, isUseful: true },
    { section: 'names', writer: 'gemini', version: 1, isUseful: false },
  ]);
});

test('the trends count marks by section, writer and version, without spam', async () => {
  await using server = await open();
  for (const isUseful of [true, true, false]) {
    const { token } = await newGuide(server);
    await mark(server, token, 'names', isUseful);
  }
  const { token } = await newGuide(server);
  await mark(server, token, 'summary', true);
  const spam = await newGuide(server, filledHoneypot);
  await mark(server, spam.token, 'names', false);
  const guide = { writer: 'built-in', version: 1 };
  expect(await trends(server)).toEqual([
    { section: 'summary', ...guide, useful: 1, notUseful: 0 },
    { section: 'names', ...guide, useful: 2, notUseful: 1 },
  ]);
  await server.orm.em
    .fork()
    .nativeUpdate(GuideFeedbackEntity, {}, { markedAt: new Date('2020-01-01') });
  expect(await trends(server)).toEqual([]);
});

test('marks are part of what is stored about a person, and erased with them', async () => {
  await using server = await open();
  const { token, id } = await newGuide(server);
  await mark(server, token, 'names', true);
  const other = await newGuide(server, { email: 'grace@example.com' });
  await mark(server, other.token, 'names', true);
  const person = await read(server, 'admin.person.find', { email: quiz.email });
  expect(person.counts.marks).toBe(1);
  expect(person.guideFeedback).toMatchObject([
    { responseId: id, section: 'names', isUseful: true },
  ]);
  await server.post('/trpc/admin.person.erase', { email: quiz.email }, bearer);
  const left = await server.orm.em.fork().find(GuideFeedbackEntity, {});
  expect(left.map(({ response }) => response.id)).toEqual([other.id]);
});

test('marks are limited per client address', async () => {
  await using server = await open();
  stoppedDate();
  const { token } = await newGuide(server);
  const statuses = [];
  for (let n = 0; n <= 120; n++) statuses.push(await mark(server, token, 'names', n % 2 === 0));
  expect(statuses.slice(0, 120).every((status) => status === 200)).toBe(true);
  expect(statuses.at(-1)).toBe(429);
});
