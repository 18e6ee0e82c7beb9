import { describe, expect, test } from 'vitest';
import { quiz, testApp, withoutGemini, withoutMail } from '../../../test/app.ts';
import { aiGuide, aiSummary, geminiServer } from '../../../test/gemini.ts';
import { stoppedDate } from '../../../test/stoppedClock.ts';
import { emailStatus as texts } from '../../shared/content/emailStatus.ts';
import { guideMarkdown } from '../../shared/quiz/guideMarkdown.ts';
import { OutboxEntity } from '../outbox/entity.ts';
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
const makeDue = (server: Server) =>
  server.orm.em.fork().nativeUpdate(OutboxEntity, { state: 'waiting' }, { dueAt: new Date(0) });

test('a finished quiz returns its guide and a private address', async () => {
  await using server = await open();
  const submitted = await submit(server);
  expect(submitted.response.generatedStrategy).toMatch(/^# A podcast strategy for Ada\n/);
  expect(submitted.response.generatedStrategy.match(/^## /gm)).toHaveLength(10);
  expect(submitted).toMatchObject({ message: texts.ready, emailWarning: texts.notConfigured });
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
    expect(await server.outbox.runNow(`guide:${response.id}`, 20_000)).toBe('done');
    expect(gemini.calls).toHaveLength(1);
    expect(await outboxOf(server)).toEqual(['guide done', 'guide-mail waiting']);
  });

  test('a guide written during an outage is upgraded later, without a second email', async () => {
    await using gemini = await geminiServer({ status: 503, retryAfter: '60' });
    await using server = await open(gemini.environment);
    const { response, guideUrl } = await submit(server);
    expect(await storedResponses(server)).toMatchObject([{ guideBy: 'built-in' }]);
    expect(await outboxOf(server)).toEqual([
      'guide done',
      'guide-mail waiting',
      'guide-upgrade waiting',
    ]);
    await makeDue(server);
    expect(await server.outbox.runNow(`guide-upgrade:${response.id}`, 20_000)).toBe('waiting');
    expect((await storedResponses(server))[0]?.generatedStrategy).toBe(response.generatedStrategy);
    gemini.behave('ok');
    await makeDue(server);
    expect(await server.outbox.runNow(`guide-upgrade:${response.id}`, 20_000)).toBe('done');
    expect(await storedResponses(server)).toMatchObject([{ guideBy: 'gemini' }]);
    expect((await server.inject(guideUrl)).body).toContain(aiSummary);
    expect(await outboxOf(server)).toEqual([
      'guide done',
      'guide-mail waiting',
      'guide-upgrade done',
    ]);
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
