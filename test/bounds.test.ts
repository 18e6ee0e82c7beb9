import { expect, test } from 'vitest';
import { z } from 'zod';
import { appRouter } from '../src/server/trpc/router.ts';
import { bearer, lead, quiz, testApp } from './app.ts';
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

/** Returns the paths of the texts in a schema that may have any length. */
function unboundedTexts(schema: unknown, path: string): string[] {
  if (typeof schema !== 'object' || schema === null || path.endsWith('.propertyNames')) return [];
  if (Text.safeParse(schema).success && !Bounded.safeParse(schema).success) return [path];
  return Object.entries(schema).flatMap(([key, part]) => unboundedTexts(part, `${path}.${key}`));
}

test('every text that a stranger can send has a maximum length', () => {
  const open = Object.keys(procedures).filter(
    (name) => procedures[name]?.meta?.access === 'public',
  );
  expect(open).toEqual(expect.arrayContaining(['leads.create', 'quiz.start', 'quiz.submit']));
  expect(open.flatMap((name) => inputsOf(name)).length).toBeGreaterThan(20);
  const unbounded = open.flatMap((name) =>
    inputsOf(name).flatMap((one) => unboundedTexts(one, name)),
  );
  expect(unbounded).toEqual([]);
});

const person = (field: string, length: number) => ({
  ...quiz,
  answers: { personalInfo: { ...quiz.answers.personalInfo, [field]: 'x'.repeat(length) } },
});
const long = (field: string, length: number) => ({ [field]: 'x'.repeat(length) });

test.each<[string, string, number, (length: number) => object]>([
  ['quiz', 'answers.personalInfo.name', 120, (length) => person('name', length)],
  ['quiz', 'answers.personalInfo.city', 120, (length) => person('city', length)],
  ['quiz', 'answers.personalInfo.niche', 300, (length) => person('niche', length)],
  ['quiz', 'answers.personalInfo.buyers', 300, (length) => person('buyers', length)],
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
