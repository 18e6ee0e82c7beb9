import { describe, expect, test } from 'vitest';
import { bearer, quiz, filledHoneypot, testApp } from '../../../test/app.ts';
import { aiGuide, aiSummary, type Behavior, geminiServer } from '../../../test/gemini.ts';
import { startMailgun } from '../../../test/mailgun.ts';
import type { Guide } from '../../shared/quiz/guide.ts';
import { OutboxEntity } from '../jobs/outbox/entity.ts';
import { QuizResponseEntity } from './entity.ts';

type Server = Awaited<ReturnType<typeof testApp>>;
const submit = (server: Server, headers: Record<string, string> = {}, fields: object = {}) =>
  server.post('/api/quiz', { ...quiz, ...fields }, headers);

describe('a quiz that a bot filled in', () => {
  test('is stored and returned, but sent neither to Gemini, a mailbox nor a webhook', async () => {
    await using gemini = await geminiServer('ok');
    await using server = await testApp({ environment: gemini.environment });
    const webhook = { name: 'CRM', url: 'https://example.com/', events: ['quiz.completed'] };
    await server.post('/trpc/webhooks.create', webhook, bearer);
    const sent = await server.post('/trpc/quiz.submit', { ...quiz, ...filledHoneypot });
    const { response, guideUrl } = sent.json().result.data;
    expect(response).toMatchObject({ email: quiz.email, name: quiz.name });
    expect((await server.inject(guideUrl)).body).toContain('First ten episodes');
    expect(gemini.calls).toEqual([]);
    const work = await server.orm.em.fork().find(OutboxEntity, {});
    expect(work.map(({ kind }) => kind)).toEqual(['guide']);
  });

  test('is in no list, export or figure unless spam is requested', async () => {
    await using server = await testApp();
    await server.post('/trpc/quiz.submit', { ...quiz, name: 'Robot', ...filledHoneypot });
    await submit(server);
    const read = async (url: string) => (await server.inject({ url, headers: bearer })).body;
    const names = async (query: string) =>
      JSON.parse(await read(`/api/quiz${query}`)).responses.map(
        (one: { name: string; suspectedSpam?: boolean }) => [one.name, one.suspectedSpam],
      );
    expect(await names('')).toEqual([['Ada Lovelace', undefined]]);
    expect(await names('?limit=5&q=robot')).toEqual([]);
    expect(await names('?spam=include')).toEqual([
      ['Ada Lovelace', false],
      ['Robot', true],
    ]);
    expect(await read('/api/quiz/export')).not.toMatch(/Robot|suspectedSpam/);
    const csv = await read('/api/quiz/export?spam=include');
    expect(csv).toContain(',createdAt,suspectedSpam\r\n');
    expect(csv).toMatch(/Robot[^]*,true\r\n$/);
    const input = encodeURIComponent('{"zone":"UTC"}');
    const figures = JSON.parse(await read(`/trpc/quiz.stats?input=${input}`));
    expect(figures.result.data).toEqual({ total: 1, month: 1, today: 1 });
  });

  test('is none with a field named website, by a tool or with a token', async () => {
    await using server = await testApp();
    await submit(server, {}, { website: 'x' });
    await submit(server, {}, filledHoneypot);
    await server.post('/trpc/quiz.submit', { ...quiz, ...filledHoneypot }, bearer);
    const rows = await server.orm.em.fork().find(QuizResponseEntity, {});
    expect(rows.map(({ suspectedSpam }) => suspectedSpam)).toEqual([false, false, false]);
  });
});

test('Gemini writes as many guides a day for one network as configured, and more for a token', async () => {
  await using gemini = await geminiServer('ok');
  await using server = await testApp({
    environment: {
      ...gemini.environment,
      GEMINI_DAILY_LIMIT_PER_ADDRESS: '2',
      TRUST_PROXY: '127.0.0.1',
    },
  });
  const from = async (address: string, headers = {}) => {
    const sent = await submit(server, { 'x-forwarded-for': address, ...headers });
    expect(sent.statusCode).toBe(201);
    return sent.json().response.generatedStrategy.includes(aiSummary);
  };
  const network = ['2001:db8:7:1::1', '2001:db8:7:1::2', '2001:db8:7:1::3'];
  const written = [];
  for (const address of network) written.push(await from(address));
  expect(written).toEqual([true, true, false]);
  expect(await from('2001:db8:7:2::1')).toBe(true);
  expect(await from('2001:db8:7:1::1', bearer)).toBe(true);
  expect(gemini.calls).toHaveLength(4);
  // No upgrade waits for Gemini either.
  expect(await server.orm.em.fork().count(OutboxEntity, { kind: 'guideUpgrade' })).toBe(0);
});

const niche = 'Cheap pills, call 5550100199';
const said = `${niche}. Ring the number five five five. Buy at Soho Shop, Ada.`;
const everywhere: Guide = {
  ...aiGuide,
  summary: {
    audience: `For clients. ${said}`,
    promise: `One. ${said}`,
    format: `Two. ${said}`,
    firstGuest: `Three. ${said}`,
    firstDate: `Four. ${said}`,
    number: `Five. ${said}`,
  },
};

test.each<[string, Behavior]>([
  ['the built-in writer', { status: 401 }],
  ['Gemini, whose words are only on the private page', { guide: everywhere }],
])('the email of a guide quotes user input once when it is by %s', async (_writer, behavior) => {
  await using gemini = await geminiServer(behavior);
  await using mailgun = await startMailgun();
  await using server = await testApp({
    environment: { ...gemini.environment, ...mailgun.environment, LEAD_NOTIFY_EMAIL: '' },
  });
  const answers = { personalInfo: { name: 'Ada', city: 'Soho Shop', niche } };
  const { guideUrl } = (await server.post('/api/quiz', { ...quiz, answers })).json();
  const [mail = {}] = mailgun.accepted;
  for (const part of [mail.html, mail.text]) {
    const visible = (part ?? '').replaceAll('\u2060', '');
    expect(visible.match(/cheap pills/gi)).toHaveLength(1);
    expect(visible).not.toMatch(/five five five|Soho|Buy at/);
    expect(part).not.toContain('5550100199');
    expect(part).toContain(guideUrl);
    expect(part).toContain('First step: ');
  }
  expect(mail.text).toContain('> Cheap pills, call 5');
  // The private page uses the submitted words: only its recipient has the address.
  expect((await server.inject(guideUrl)).body.match(/cheap pills/gi)?.length).toBeGreaterThan(1);
});
