import { expect, onTestFinished, test } from 'vitest';
import { eventually } from '../eventually.ts';
import { quiz } from '../app.ts';
import { aiGuide, aiSummary, geminiServer } from '../gemini.ts';
import { followGuide } from '../guideStream.ts';
import { siteContent } from '../../src/server/content/siteContent.ts';
import { sectionKeys } from '../../src/shared/quiz/guide.ts';
import { OutboxEntity } from '../../src/server/jobs/outbox/entity.ts';
import { QuizResponseEntity } from '../../src/server/quiz/entity.ts';
import { mailingSite } from './mailingSite.ts';

/** A site with a local Gemini. */
async function fixture() {
  const gemini = await geminiServer('ok');
  onTestFinished(() => gemini[Symbol.asyncDispose]());
  const { orm, ...site } = await mailingSite({
    LOG_LEVEL: 'warn',
    GEMINI_API_KEY: 'key',
    GEMINI_BASE_URL: gemini.url,
    GEMINI_DAILY_LIMIT_PER_ADDRESS: '1000',
  });
  const states = async () => {
    const rows = await orm.em.fork().find(OutboxEntity, {});
    return rows.map(({ key, state }) => `${key.split(':')[0]} ${state}`).toSorted();
  };
  return {
    ...site,
    gemini,
    states,
    responses: () => orm.em.fork().find(QuizResponseEntity, {}),
    allDone: (...expected: string[]) =>
      eventually(async () => expect(await states()).toEqual(expected)),
  };
}

const emailOf = (key: string) => `${key}@example.com`;

const submit = ({ url }: { url: string }, key: string) =>
  fetch(`${url}/api/quiz`, {
    method: 'POST',
    // One address receives one guide an hour.
    body: JSON.stringify({ ...quiz, email: emailOf(key) }),
    headers: { 'content-type': 'application/json', 'idempotency-key': key },
  });

test('after kill -9 during a Gemini call, the response is stored and guide and email arrive once', async () => {
  const { gemini, mailgun, start, states, responses, makeDue, allDone } = await fixture();
  gemini.behave('hang');
  const first = await start();
  const cut = submit(first, 'once').catch(() => 'cut off');
  await eventually(() => expect(gemini.calls).toHaveLength(1));
  first.kill('SIGKILL');
  await first.ended();
  expect(await cut).toBe('cut off');
  expect(await states()).toEqual(['guide waiting']);
  const [stored] = await responses();
  expect(stored).toMatchObject({ email: emailOf('once'), generatedStrategy: null });

  gemini.behave('ok');
  const second = await start();
  const page = `${second.url}/quiz/guide/${stored?.guideToken}`;
  expect(await (await fetch(page)).text()).toContain('Writing your guide…');
  await makeDue();
  await allDone('guide done', 'guide-mail done');
  expect(await (await fetch(page)).text()).toContain(aiSummary);

  // The client retries after the first call failed.
  const again = await submit(second, 'once');
  expect([again.status, await again.json()]).toMatchObject([
    201,
    { response: { id: stored?.id }, message: expect.stringContaining('emailed to you') },
  ]);
  expect(await responses()).toHaveLength(1);
  expect(mailgun.accepted).toHaveLength(1);
  expect(gemini.calls).toHaveLength(2);
});

test('after kill -9 in the middle of a guide, the next process writes only what is missing', async () => {
  const { gemini, mailgun, start, states, responses, makeDue, allDone } = await fixture();
  gemini.behave('hang in the middle');
  const first = await start();
  const started = await fetch(`${first.url}/trpc/quiz.start`, {
    method: 'POST',
    body: JSON.stringify({ ...quiz, email: emailOf('middle') }),
    headers: { 'content-type': 'application/json', 'idempotency-key': 'middle' },
  });
  const { token } = (await started.json()).result.data;
  const stream = await followGuide(first.url, token);
  await eventually(() => expect(stream.sections().length).toBeGreaterThan(2));
  const before = stream.sections();
  first.kill('SIGKILL');
  await first.ended();
  await stream.ended;
  expect(stream.sections()).toEqual(before);
  expect(await states()).toEqual(['guide waiting']);

  gemini.behave('ok');
  const second = await start();
  const resumed = await followGuide(second.url, token);
  // The reader immediately sees what was written before.
  await eventually(() => expect(resumed.sections()).toEqual(expect.arrayContaining(before)));
  await makeDue();
  await allDone('guide done', 'guide-mail done');
  await resumed.ended;
  expect(resumed.sections().toSorted()).toEqual(sectionKeys.toSorted());
  expect(resumed.events.at(-1)).toMatchObject({
    isWritten: true,
    message: siteContent().documents['pages/quiz'].guide.emailed,
  });
  const { generationConfig } = JSON.parse(gemini.calls[1]?.body ?? '');
  expect(generationConfig.responseSchema.required).toHaveLength(10 - before.length);
  expect(await responses()).toMatchObject([{ guide: aiGuide, guideBy: 'gemini' }]);
  expect(mailgun.accepted).toHaveLength(1);
});

test('after kill -9 while an email is sent, it arrives once', async () => {
  const { mailgun, start, states, makeDue, allDone } = await fixture();
  mailgun.setMode('swallowAndHang');
  const first = await start();
  const cut = submit(first, 'once').catch(() => 'cut off');
  await eventually(() => expect(mailgun.accepted).toHaveLength(1));
  first.kill('SIGKILL');
  await first.ended();
  expect(await cut).toBe('cut off');
  expect(await states()).toEqual(['guide done', 'guide-mail waiting']);
  mailgun.setMode('ok');
  await start();
  await makeDue();
  await allDone('guide done', 'guide-mail done');
  expect(mailgun.accepted).toHaveLength(1);
});

test('after a restart during a Gemini call, the next process writes the guide without waiting for a lease', async () => {
  const { gemini, mailgun, start, states, allDone } = await fixture();
  gemini.behave('hang');
  const first = await start();
  const response = submit(first, 'once');
  await eventually(() => expect(gemini.calls).toHaveLength(1));
  const before = Date.now();
  first.kill('SIGTERM');
  expect((await first.ended()).code).toBe(0);
  expect(Date.now() - before).toBeLessThan(25_000);
  // The visitor gets a response before the server exits.
  expect((await response).status).toBe(201);
  expect(await states()).toEqual(['guide waiting']);
  gemini.behave('ok');
  await start();
  await allDone('guide done', 'guide-mail done');
  expect(mailgun.accepted).toHaveLength(1);
});

test('two processes on one database create one guide and one email for each duplicated call', async () => {
  const { gemini, mailgun, start, responses } = await fixture();
  gemini.behave({ slow: 300 });
  const servers = await Promise.all([start(), start()]);
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) => index).flatMap((index) =>
      servers.map(async (server) => {
        const response = await submit(server, `key-${index}`);
        return { status: response.status, ...(await response.json()) };
      }),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array(40).fill(201));
  expect(new Set(answers.map(({ response }) => response.id)).size).toBe(20);
  for (const { message, emailWarning } of answers)
    expect([message, emailWarning]).toEqual([expect.stringContaining('emailed to you'), undefined]);
  expect(await responses()).toHaveLength(20);
  expect(gemini.calls).toHaveLength(20);
  expect(mailgun.accepted).toHaveLength(20);
});
