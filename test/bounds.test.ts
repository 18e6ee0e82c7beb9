import { expect, onTestFinished, test, vi } from 'vitest';
import { z } from 'zod';
import { appRouter } from '../src/server/trpc/router.ts';
import { bearer, lead, quiz, testApp } from './app.ts';
import { inputPlaces } from './inputPlaces.ts';
import { procedures } from './procedures.ts';

const {
  _def: { procedures: withInputs },
} = appRouter;
const Inputs = z.record(z.string(), z.custom<{ _def: { inputs: unknown[] } }>());

/** The inputs of a procedure as JSON schemas. */
function inputsOf(name: string) {
  const { _def: definition } = Inputs.parse(withInputs)[name] ?? {};
  return (definition?.inputs ?? [])
    .filter((input) => input instanceof z.ZodType)
    .map((input) => z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }));
}

const Text = z.looseObject({
  type: z.union([
    z.literal('string'),
    z.array(z.string()).refine((types) => types.includes('string')),
  ]),
});
const Bounded = z.union([
  z.looseObject({ maxLength: z.number() }),
  z.looseObject({ enum: z.array(z.unknown()) }),
  z.looseObject({ const: z.string() }),
  // A pattern without a repetition that has no upper limit.
  z.looseObject({ pattern: z.string().regex(/^\^(\\.|[^*+]|\{\d+\})*\$$/) }),
]);

const UnboundedList = z.looseObject({
  type: z.literal('array'),
  maxItems: z.undefined().optional(),
});
const UnboundedMap = z.looseObject({
  type: z.literal('object'),
  additionalProperties: z.looseObject({}),
  maxProperties: z.undefined().optional(),
});

/** Returns the paths of the texts, lists and maps in a schema that may have any length. */
function unbounded(schema: unknown, path: string): string[] {
  if (typeof schema !== 'object' || schema === null || path.endsWith('.propertyNames')) return [];
  if (Text.safeParse(schema).success && !Bounded.safeParse(schema).success) return [path];
  if (z.union([UnboundedList, UnboundedMap]).safeParse(schema).success) return [path];
  return Object.entries(schema).flatMap(([key, part]) => unbounded(part, `${path}.${key}`));
}

test('every text, list and map that a stranger can send has a maximum length', () => {
  const open = Object.keys(procedures).filter(
    (name) => procedures[name]?.meta?.access === 'public',
  );
  expect(open).toEqual(expect.arrayContaining(['leads.create', 'quiz.start', 'quiz.submit']));
  expect(open.flatMap((name) => inputsOf(name)).length).toBeGreaterThan(20);
  expect(open.flatMap((name) => inputsOf(name).flatMap((one) => unbounded(one, name)))).toEqual([]);
  const { answer, map } = {
    answer: z.array(z.string().max(1)),
    map: z.record(z.string(), z.int()),
  };
  expect(unbounded(z.toJSONSchema(z.object({ answer, map })), 'input')).toEqual([
    'input.properties.answer',
    'input.properties.map',
  ]);
});

test('a text that is far too long is rejected before anything works on it', () => {
  const works = (['normalize', 'replace', 'replaceAll', 'toWellFormed', 'trim'] as const).map(
    (name) => vi.spyOn(String.prototype, name),
  );
  onTestFinished(() => works.forEach((work) => work.mockRestore()));
  // More than twice the longest article.
  const tooLong = 'ʼ'.repeat(1_010_000);
  const worked = inputPlaces.filter(({ read }) => {
    works.forEach((work) => work.mockClear());
    read(tooLong);
    return works.some(({ mock }) =>
      mock.contexts.some((text) => typeof text === 'string' && text.length > 1_000_000),
    );
  });
  expect(inputPlaces.length).toBeGreaterThan(200);
  expect(worked.map(({ path }) => path)).toEqual([]);
});

const many = Array(1001).fill({});
test.each(Object.keys(procedures).filter((name) => procedures[name]?.meta?.access === 'public'))(
  '%s takes at most 1,000 values, before any is validated',
  async (name) => {
    await using server = await testApp();
    const isRead = procedures[name]?.type !== 'mutation';
    const { body } = isRead
      ? await server.query(name, { many })
      : await server.post(`/trpc/${name}`, { many });
    expect(body).toContain('body: Must have at most 1000 values');
    expect(body.length).toBeLessThan(500);
  },
);

const nested = (value: unknown, count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, n) => [`key ${n}`, value]));

test.each<[string, string, object | string]>([
  ['a list', 'Must have at most 1000 values', { a: Array(1000).fill({}) }],
  ['a map of lists', 'Must have at most 1000 values', nested([[]], 600)],
  ['a list as text', 'Must have at most 1000 values', JSON.stringify({ a: many })],
  ['a long text', 'Must have at most 32,768 characters as JSON', JSON.stringify(nested([], 4000))],
  ['many answers', 'Must have at most 300 answers', nested('', 301)],
])('answers with %s are refused before they are validated', async (_what, message, answers) => {
  await using server = await testApp();
  const json = await server.post('/api/quiz', { ...quiz, answers });
  expect(json.json().message).toMatch(message);
  expect(json.body.length).toBeLessThan(500);
});

test.each(['/api/quiz', '/trpc/quiz.submit', '/trpc/blog.create'])(
  '%s: a body with more values than 10,000 is refused before it is parsed',
  async (path) => {
    await using server = await testApp();
    const send = async (answers: object) =>
      (await server.post(path, { ...quiz, answers }, bearer)).body;
    const message = 'body: Must have at most 10000 values';
    expect(await send({ a: Array(10_001).fill(0) })).toContain(message);
    expect(await send(nested({}, 5001))).toContain(message);
    expect(await send({ a: `\\",[{`.repeat(11_000) })).not.toContain(message);
  },
);

test('a field may have 100 choices', async () => {
  await using server = await testApp();
  const send = (count: number) =>
    server.post('/api/quiz', { ...quiz, answers: { a: Array(count).fill('x') } });
  expect((await send(100)).statusCode).toBe(201);
  expect((await send(101)).json().message).toBe(
    'answers.a: Must be one choice, at most 100 choices, or a map of such answers',
  );
});

test('an answer lists 30 invalid fields at most, with short names', async () => {
  await using server = await testApp();
  const key = 'k'.repeat(1000);
  const answers = { [key]: [{}], ...nested([{}], 99) };
  const { message } = (await server.post('/api/quiz', { ...quiz, answers })).json();
  expect(message.split('; ')).toHaveLength(31);
  expect(message).toMatch(/; and 70 more$/);
  expect(message.length).toBeLessThan(4000);
  const call = (await server.post('/trpc/quiz.submit', { ...quiz, answers })).json();
  expect(Object.keys(call.error.data.fields)).toHaveLength(30);
});

test('a form with more fields than 1,000 is refused; further ones are not even read', async () => {
  await using server = await testApp();
  const send = async (count: number) => {
    const fields = new URLSearchParams({ ...lead });
    for (let n = 0; n < count; n++) fields.append(`field ${n}`, '');
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const url = '/api/leads';
    return (await server.inject({ method: 'POST', url, headers, payload: `${fields}` })).json();
  };
  expect(await send(900)).toHaveProperty('lead');
  expect((await send(15_000)).message).toBe('body: Must have at most 1000 values');
});

const person = (field: string, length: number) => ({
  ...quiz,
  answers: { personalInfo: { ...quiz.answers.personalInfo, [field]: 'x'.repeat(length) } },
});
const reading = (part: object) => ({ ...quiz, answers: { ...quiz.answers, reading: part } });
const long = (field: string, length: number) => ({ [field]: 'x'.repeat(length) });

test.each<[string, string, number, (length: number) => object]>([
  ['quiz', 'answers.personalInfo.name', 120, (length) => person('name', length)],
  ['quiz', 'answers.personalInfo.city', 120, (length) => person('city', length)],
  ['quiz', 'answers.personalInfo.niche', 300, (length) => person('niche', length)],
  ['quiz', 'answers.personalInfo.buyers', 300, (length) => person('buyers', length)],
  ['quiz', 'answers.reading.offer', 120, (length) => reading(long('offer', length))],
  ['quiz', 'answers.reading.buyers', 120, (length) => reading(long('buyers', length))],
  [
    'quiz',
    'answers.reading.complaints.1',
    160,
    (n) => reading({ complaints: ['', 'x'.repeat(n)] }),
  ],
  ['quiz', 'answers.personalInfo.other', 300, (length) => person('other', length)],
  ['quiz', 'answers.a', 300, (length) => ({ ...quiz, answers: long('a', length) })],
  ['quiz', 'answers.a.1', 300, (n) => ({ ...quiz, answers: { a: ['', 'x'.repeat(n)] } })],
  ['quiz', 'name', 120, (length) => ({ ...quiz, ...long('name', length) })],
  ['quiz', 'result', 200, (length) => ({ ...quiz, ...long('result', length) })],
  ['leads', 'lastName', 200, (length) => ({ ...lead, ...long('lastName', length) })],
  ['leads', 'leadType', 200, (length) => ({ ...lead, ...long('leadType', length) })],
])('%s: %s takes %i characters, by REST and by tRPC', async (feature, field, longest, body) => {
  await using server = await testApp();
  const procedure = feature === 'quiz' ? 'quiz.submit' : 'leads.create';
  const message = `${field}: Must have at most ${longest} characters`;
  expect((await server.post(`/api/${feature}`, body(longest))).statusCode).toBe(201);
  const rejected = await server.post(`/api/${feature}`, body(longest + 1));
  expect(rejected.json()).toMatchObject({ statusCode: 400, message });
  const call = await server.post(`/trpc/${procedure}`, body(longest + 1));
  expect(call.json().error.data.fields).toEqual({
    [field]: `Must have at most ${longest} characters`,
  });
});

test('the key of an answer has at most 100 characters, also in an inner map', async () => {
  await using server = await testApp();
  for (const answers of [long('k'.repeat(101), 1), { a: long('k'.repeat(101), 1) }]) {
    const { message } = (await server.post('/api/quiz', { ...quiz, answers })).json();
    expect(message).toBe('answers: Must have keys of at most 100 characters');
  }
});

test('a link that is too long leads to nothing', async () => {
  await using server = await testApp();
  const endless = 'x'.repeat(4000);
  for (const url of ['/blog/', '/blog/preview/', '/blog/topic/', '/quiz/guide/', '/api/blog/'])
    expect([url, (await server.inject(`${url}${endless}`)).statusCode]).toEqual([url, 404]);
  expect((await server.query('quiz.guide', { token: endless }, bearer)).statusCode).toBe(404);
});
