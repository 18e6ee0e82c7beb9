import { describe, expect, test } from 'vitest';
import { bearer, quiz, testApp, withoutGemini, withoutMail } from '../../../test/app.ts';
import { eventually } from '../../../test/eventually.ts';
import { aiGuide, aiSummary, geminiServer } from '../../../test/gemini.ts';
import { stoppedDate } from '../../../test/stoppedClock.ts';
import { siteContent } from '../content/siteContent.ts';
import { Guide } from '../../shared/quiz/guide.ts';
import { guideMarkdown } from '../guides/guideMarkdown.ts';
import { OutboxEntity } from '../jobs/outbox/entity.ts';
import { QuizResponseEntity } from './entity.ts';

type Server = Awaited<ReturnType<typeof testApp>>;
const open = (environment: Record<string, string> = {}) =>
  testApp({
    environment: { ...withoutGemini, ...withoutMail, LEAD_NOTIFY_EMAIL: '', ...environment },
  });
const submit = async (server: Server, headers: Record<string, string> = {}) => {
  const response = await server.post('/api/quiz', quiz, headers);
  expect(response.statusCode).toBe(201);
  return response.json();
};
const storedResponses = (server: Server) => server.orm.em.fork().find(QuizResponseEntity, {});
const outboxOf = async (server: Server) => {
  const rows = await server.orm.em.fork().find(OutboxEntity, {});
  return rows.map(({ key, state }) => `${key.split(':')[0]} ${state}`).toSorted();
};

test('a finished quiz returns its guide and a private address', async () => {
  await using server = await open();
  const submitted = await submit(server);
  expect(submitted.response.generatedStrategy).toMatch(/^# A podcast strategy for Ada\n/);
  expect(submitted.response.generatedStrategy.match(/^## /gm)).toHaveLength(10);
  const { guide, emailStatus } = siteContent().documents['pages/quiz'];
  expect(submitted).toMatchObject({ message: guide.ready, emailWarning: emailStatus.waiting });
  expect(Object.keys(submitted.response).toSorted()).toEqual([
    'answers',
    'createdAt',
    'email',
    'generatedStrategy',
    'id',
    'name',
    'result',
    'resultDescription',
  ]);
  expect(await outboxOf(server)).toEqual(['guide done', 'guide-mail waiting']);
  const again = await submit(server);
  expect(again.guideUrl).not.toBe(submitted.guideUrl);
});

test('a response that is deleted while its guide is written is not sent to Gemini again', async () => {
  const rest = Promise.withResolvers<void>();
  const audience = 'Read on at https://evil.example';
  const guide = { ...aiGuide, summary: { ...aiGuide.summary, audience } };
  await using gemini = await geminiServer({ guide, rest: rest.promise }, 'ok');
  await using server = await open(gemini.environment);
  const submitting = server.post('/api/quiz', quiz, bearer);
  await eventually(() => expect(gemini.calls).toHaveLength(1));
  await server.post('/trpc/admin.person.erase', { email: quiz.email }, bearer);
  rest.resolve();
  expect((await submitting).statusCode).toBe(201);
  // Waits for the attempt.
  await server.outbox.stop();
  expect(gemini.calls).toHaveLength(1);
  expect(await storedResponses(server)).toEqual([]);
});

describe('the private page', () => {
  test('is complete HTML, is neither cached nor indexed, and omits the email address', async () => {
    await using server = await open();
    const { guideUrl } = await submit(server);
    for (const url of [guideUrl, guideUrl]) {
      const page = await server.inject(url);
      expect(page.statusCode).toBe(200);
      expect(page.headers).toMatchObject({
        'cache-control': 'private, no-store',
        'referrer-policy': 'strict-origin',
        'x-robots-tag': 'noindex',
        'content-type': 'text/html; charset=utf-8',
      });
      expect(page.headers).not.toHaveProperty('etag');
      expect(page.body).toContain('<meta name="robots" content="noindex">');
      expect(page.body).not.toMatch(/rel="canonical"|og:url|ada@example\.com/);
      expect(page.body).toContain('Calendar: 90 days');
    }
    expect((await server.inject('/sitemap.xml')).body).not.toContain('/quiz/guide');
    expect((await server.inject('/robots.txt')).body).toContain('Disallow: /quiz/guide/');
    for (const token of ['nope', 'a'.repeat(32), 'a'.repeat(500), '%00', "'"]) {
      const { statusCode, body } = await server.inject(`/quiz/guide/${token}`);
      expect([statusCode, body]).toEqual([404, expect.stringContaining('404 Page Not Found')]);
    }
  });

  test('shows the guide as it is stored now, also when it is only a text, or none yet', async () => {
    await using server = await open();
    const { guideUrl } = await submit(server);
    const shownWith = async (fields: object) => {
      await server.orm.em.fork().nativeUpdate(QuizResponseEntity, {}, fields);
      return (await server.inject(guideUrl)).body;
    };
    await server.inject(guideUrl);
    expect(await shownWith({ guide: aiGuide })).toContain(aiSummary);
    const none = { guide: null, generatedStrategy: null };
    expect(await shownWith(none)).toContain('Writing your guide…');
    const generatedStrategy =
      'Before.\n\n## Plan\n\n**Do** this <img src=x onerror=alert(1)>\n- first\n### Then\nmore';
    const text = await shownWith({ generatedStrategy });
    expect(text).toContain('Do this &lt;img src=x onerror=alert(1)&gt;');
    expect(text).not.toContain('<img src=x');
    expect(text).toMatch(/<h2[^>]*>Plan<\/h2>/);
  });
});

describe('with Gemini', () => {
  test('its guide is stored, shown and mailed once, also when finished work was not marked as done', async () => {
    await using gemini = await geminiServer('ok');
    await using server = await open(gemini.environment);
    const { response, guideUrl } = await submit(server);
    expect(response.generatedStrategy).toBe(guideMarkdown(aiGuide, 'Ada'));
    expect(await storedResponses(server)).toMatchObject([{ guideBy: 'gemini' }]);
    expect((await server.inject(guideUrl)).body).toContain(aiSummary);
    expect(await outboxOf(server)).toEqual(['guide done', 'guide-mail waiting']);
    await server.orm.em
      .fork()
      .nativeUpdate(OutboxEntity, { kind: 'guide' }, { state: 'waiting', dueAt: new Date(0) });
    expect(await server.outbox.runNow(`guide:${response.id}`, 120_000)).toBe('done');
    expect(gemini.calls).toHaveLength(1);
    expect(await outboxOf(server)).toEqual(['guide done', 'guide-mail waiting']);
  });

  test('beyond the daily limit Gemini is not called, and the guide waits for the next day', async () => {
    stoppedDate('2027-03-01T09:00:00Z');
    await using gemini = await geminiServer('ok');
    await using server = await open({ ...gemini.environment, GEMINI_DAILY_LIMIT: '1' });
    await submit(server);
    await submit(server);
    expect(gemini.calls).toHaveLength(1);
    expect((await storedResponses(server)).map(({ guideBy }) => guideBy).toSorted()).toEqual([
      'built-in',
      'gemini',
    ]);
    const row = await server.orm.em.fork().findOneOrFail(OutboxEntity, { kind: 'guideUpgrade' });
    expect(row.dueAt.toISOString()).toMatch(/^2027-03-02T0/);
  });
});

const rewrite = async (server: Server, id: string) =>
  (await server.post('/trpc/quiz.rewriteGuide', { id }, bearer)).json().result?.data.state;
async function row(server: Server) {
  const [response] = await storedResponses(server);
  if (!response) throw new Error('Nothing was stored');
  return response;
}
const rowsOf = (server: Server, kind: string) => server.orm.em.fork().find(OutboxEntity, { kind });

test('rewrites a guide with Gemini, without a second email, and keeps it when Gemini fails', async () => {
  await using gemini = await geminiServer({ status: 401 });
  await using server = await open(gemini.environment);
  const { id } = (await submit(server)).response;
  expect((await row(server)).guideBy).toBe('built-in');
  gemini.behave('ok');
  expect(await rewrite(server, id)).toBe('done');
  expect((await row(server)).guideBy).toBe('gemini');
  expect(await rowsOf(server, 'mail')).toHaveLength(1);
  const before = (await row(server)).generatedStrategy;
  gemini.behave({ status: 401 });
  expect(await rewrite(server, id)).toBe('failed');
  expect((await row(server)).generatedStrategy).toBe(before);
  const errors = (await rowsOf(server, 'guideRewrite')).map(({ lastError }) => lastError);
  expect(errors).toContain('Gemini returned 401.');
});

test('writes only the sections again that the built-in writer filled in for Gemini', async () => {
  await using gemini = await geminiServer('wrong structure');
  await using server = await open(gemini.environment);
  const { id } = (await submit(server)).response;
  const mixed = Guide.parse((await row(server)).guide);
  expect((await row(server)).guideBy).toBe('gemini');
  expect(mixed.episodes).not.toEqual(aiGuide.episodes);

  gemini.behave({ status: 401 });
  expect(await rewrite(server, id)).toBe('failed');
  expect((await row(server)).guideVersion).toBe(1);

  gemini.calls.splice(0);
  gemini.behave('ok');
  expect(await rewrite(server, id)).toBe('done');
  const { guide, guideVersion, guideReason } = await row(server);
  expect(guide).toMatchObject({ episodes: aiGuide.episodes, metrics: mixed.metrics });
  expect([guideVersion, guideReason]).toEqual([2, 'regenerated']);
  const [call] = gemini.calls;
  const { propertyOrdering } = JSON.parse(call?.body ?? '').generationConfig.responseSchema;
  expect(propertyOrdering).toContain('episodes');
  expect(propertyOrdering).not.toContain('metrics');
});
