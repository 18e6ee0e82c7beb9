import { expect, test } from 'vitest';
import { quiz, testApp, withoutGemini } from '../../../test/app.ts';
import { geminiServer } from '../../../test/gemini.ts';

type Server = Awaited<ReturnType<typeof testApp>>;
const read = async (server: Server, input: object) =>
  (await server.post('/trpc/quiz.read', input)).json().result.data;

test('a niche is read by the tables, and the country by the city or the browser', async () => {
  await using server = await testApp({ environment: withoutGemini });
  expect(await read(server, { niche: 'wedding photographer', city: 'Leeds' })).toEqual({
    offer: 'wedding photography',
    buyers: 'couples planning a wedding, and the families who pay for it',
    complaints: [],
    country: 'GB',
    isSure: true,
  });
  const typed = { niche: 'fly fishing shop', city: 'Springfield', buyers: 'anglers who travel' };
  const browser = { zone: 'Australia/Sydney', languages: ['en-AU', 'en'] };
  expect(await read(server, { ...typed, ...browser })).toMatchObject({
    offer: 'fly fishing shop',
    buyers: 'anglers who travel',
    country: 'AU',
    isSure: false,
  });
});

const reading = {
  offer: 'fly fishing gear',
  buyers: 'anglers who travel',
  complaints: ['The rod broke on the first day'],
  country: 'GB',
};

test('Gemini reads it where it is configured', async () => {
  await using gemini = await geminiServer({ reading });
  await using server = await testApp({ environment: gemini.environment });
  const niche = '</typed> fly fishing shop';
  expect(await read(server, { niche })).toEqual({ ...reading, isSure: true });
  expect(gemini.calls).toHaveLength(1);
  expect(gemini.calls[0]?.body.split('</typed>')).toHaveLength(3);
});

test.each([
  ['a link', { ...reading, offer: 'gear, see https://example.com' }],
  ['a country that is none', { ...reading, country: 'XX' }],
  ['no offer', { ...reading, offer: '' }],
  ['a text that is too long', { ...reading, buyers: 'x'.repeat(121) }],
])('a reading by Gemini with %s is replaced by that of the tables', async (_what, bad) => {
  await using gemini = await geminiServer({ reading: bad });
  await using server = await testApp({ environment: gemini.environment });
  expect(await read(server, { niche: 'roofing' })).toMatchObject({
    offer: 'roofing and exterior work',
    isSure: true,
  });
});

test('a refusal names the field', async () => {
  await using server = await testApp();
  const answers = { ...quiz.answers, reading: { country: 'Atlantis' } };
  const { statusCode, message } = (await server.post('/api/quiz', { ...quiz, answers })).json();
  expect(statusCode).toBe(400);
  expect(message).toBe('answers.reading.country: Must be the two letters of a country, such as US');
});

test('the guide is written from the confirmed reading', async () => {
  await using server = await testApp({ environment: withoutGemini });
  const answers = { ...quiz.answers, reading };
  const { response } = (await server.post('/api/quiz', { ...quiz, answers })).json();
  expect(response.answers).toEqual(answers);
  expect(response.generatedStrategy).toContain('anglers who travel');
  expect(response.generatedStrategy).toContain('The rod broke on the first day');
  expect(response.generatedStrategy).toContain('£');
  expect(response.generatedStrategy).not.toMatch(/US dollars|\$\d/);
});
