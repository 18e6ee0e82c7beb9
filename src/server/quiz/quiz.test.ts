import { describe, expect, test } from 'vitest';
import { bearer, expectRejections, type InvalidField, quiz, testApp } from '../../../test/app.ts';
import { stoppedDate } from '../../../test/stoppedClock.ts';
import { quizQuestions } from '../content/quiz.ts';

type Page = { responses: { name: string }[]; nextCursor: string | null };
type Server = Awaited<ReturnType<typeof testApp>>;
const stored = async (server: Server) =>
  (await server.inject({ url: '/api/quiz', headers: bearer })).json().responses;

describe('validation of a quiz response', () => {
  const invalidFields: InvalidField[] = [
    ['name', ' ', 'Required'],
    ['email', 'ada at example.com', 'Must be an email address'],
    ['result', undefined, 'Required'],
    ['resultDescription', '', 'Required'],
    ['resultDescription', 'x'.repeat(1001), 'Must have at most 1,000 characters'],
    ['answers', undefined, 'Required'],
    ['answers', null, 'Must be a map'],
    ['answers', [], 'Must be a map'],
    ['answers', 'primary_reason', 'Must be a map'],
    ['answers', '[1]', 'Must be a map'],
  ];

  test('rejects an invalid field by name and stores nothing', async () => {
    await using server = await testApp();
    await expectRejections(server, '/api/quiz', quiz, invalidFields);
    expect(await stored(server)).toEqual([]);
  });

  test('stores any answers, in the order in which they were asked', async () => {
    await using server = await testApp();
    for (const answers of [
      {},
      { a: 1, b: true, c: null, d: [], e: [1, 'x'] },
      { a: '\\u0000', b: '\\\\u0000' },
      { '🎙️': '👩🏽‍🚀', b: ' c ' },
      { constructor: 'x', toString: ['y'], hasOwnProperty: 'z' },
      { z: '1', personalInfo: { name: 'b', city: 'a' }, a: '2', 10: 'x' },
    ]) {
      expect((await server.post('/api/quiz', { ...quiz, answers })).statusCode).toBe(201);
      const [row] = await stored(server);
      expect(JSON.stringify(row.answers)).toBe(JSON.stringify(answers));
    }
  });

  test('values are trimmed, other fields ignored, a polluting key changes nothing, and a form sends the answers as JSON text', async () => {
    await using server = await testApp();
    const response = await server.post('/api/quiz', {
      ...quiz,
      name: '  Ada Lovelace ',
      generatedStrategy: 'mine',
    });
    expect(response.json().response).toMatchObject({
      ...quiz,
      generatedStrategy: expect.stringMatching(/^# A podcast strategy/),
    });
    const answers = '{"__proto__":{"admin":"yes"},"a":"b"}';
    const polluting = await server.post('/api/quiz', { ...quiz, answers });
    expect(polluting.statusCode).toBe(201);
    expect({}).not.toHaveProperty('admin');
    const fields = new URLSearchParams({ ...quiz, answers: JSON.stringify(quiz.answers) });
    const sent = await server.inject({
      method: 'POST',
      url: '/api/quiz',
      payload: fields.toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(sent.statusCode).toBe(201);
    const [latest] = await stored(server);
    expect(latest).toMatchObject(quiz);
  });
});

test('the result is computed from complete answers, and the submitted one when an answer is missing or unknown', async () => {
  const personal: Record<string, unknown> = {
    personalInfo: { name: 'Ada', city: 'London', niche: 'Engines' },
  };
  for (const { id, type, options } of quizQuestions()) {
    const best = options.find(({ weight }) => (weight.personal_brand ?? 0) > 1) ?? options[0];
    if (type === 'single') personal[id] = best?.id;
    if (type === 'multiple') personal[id] = [];
  }
  const claimed = { result: 'mine', resultDescription: 'My own' };
  await using server = await testApp();
  const response = await server.post('/api/quiz', { ...quiz, ...claimed, answers: personal });
  const expected = {
    answers: personal,
    result: 'personal_brand',
    resultDescription: 'The Personal Brand Authority Show',
  };
  expect(response.json().response).toMatchObject(expected);
  expect(await stored(server)).toMatchObject([expected]);
  const { primary_reason: _missing, ...rest } = personal;
  for (const answers of [rest, { ...personal, primary_reason: 'authority' }]) {
    const response = await server.post('/api/quiz', { ...quiz, ...claimed, answers });
    expect(response.json().response).toMatchObject(claimed);
  }
});

test('the export carries the answers as JSON text and is named after the day', async () => {
  stoppedDate('2026-11-27T12:00:00Z');
  await using server = await testApp();
  await server.post('/api/quiz', quiz);
  const response = await server.inject({ url: '/api/quiz/export', headers: bearer });
  expect(response.headers['content-disposition']).toBe(
    'attachment; filename="quiz-responses-2026-11-27.csv"',
  );
  const cell = /"(\{.*\})"/.exec(response.body)?.[1] ?? '';
  expect(JSON.parse(cell.replaceAll('""', '"'))).toEqual(quiz.answers);
});

test('the list is paginated by limit and cursor, and searched by name and email', async () => {
  await using server = await testApp();
  for (const name of ['a', 'b', 'c']) await server.post('/api/quiz', { ...quiz, name });
  const names: string[] = [];
  for (let cursor: string | null = ''; cursor !== null;) {
    const url: string = `/api/quiz?limit=1${cursor && `&cursor=${cursor}`}`;
    const page: Page = (await server.inject({ url, headers: bearer })).json();
    names.push(...page.responses.map(({ name }) => name));
    cursor = page.nextCursor;
  }
  expect(names).toEqual(['c', 'b', 'a']);
  for (const [name, email] of [
    ['Zoë Quist', 'zoe@example.com'],
    ['Ada', 'ADA.Lovelace@example.com'],
    ['Zoran', 'z@example.org'],
  ])
    await server.post('/api/quiz', { ...quiz, name, email });
  const found = async (query: string): Promise<string[]> => {
    const response = await server.inject({ url: `/api/quiz?${query}`, headers: bearer });
    return response.json().responses.map(({ name }: { name: string }) => name);
  };
  expect(await found('q=zo')).toEqual(['Zoran', 'Zoë Quist']);
  expect(await found('q=ZOE%20quist')).toEqual(['Zoë Quist']);
  expect(await found('q=lovelace@example')).toEqual(['Ada']);
  expect(await found('q=example&limit=1')).toEqual(['Zoran']);
  for (const q of ['velace', '%25', '_', '!']) expect(await found(`q=${q}`)).toEqual([]);
  expect(await found('q=')).toHaveLength(6);
});
