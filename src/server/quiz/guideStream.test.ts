import { expect, test } from 'vitest';
import { bearer, quiz, testApp, withoutGemini, withoutMail } from '../../../test/app.ts';
import { eventually } from '../../../test/eventually.ts';
import { aiGuide, geminiServer } from '../../../test/gemini.ts';
import { followGuide } from '../../../test/guideStream.ts';
import { timeouts } from '../../../test/timeouts.ts';
import { siteContent } from '../content/siteContent.ts';
import { type SectionKey, sectionKeys } from '../../shared/quiz/guide.ts';
import { OutboxEntity } from '../jobs/outbox/entity.ts';
import { type Timeouts, timeouts as production } from '../http/timeouts.ts';
import { QuizResponseEntity } from './entity.ts';
import { storeDraft } from './guideDraft.ts';

type Server = Awaited<ReturnType<typeof testApp>>;

/** Polls guides more often than in production, and waits for them however busy the machine is. */
const { guide: texts, emailStatus } = siteContent().documents['pages/quiz'];
const quick: Timeouts = {
  ...production,
  guidePoll: timeouts.guidePoll,
  guide: 300_000,
  gemini: 300_000,
};

async function listening(limits = quick, environment: Record<string, string> = {}) {
  const server = await testApp({
    environment: { ...withoutGemini, ...withoutMail, ...environment },
    timeouts: limits,
  });
  return { ...server, origin: await server.app.listen({ port: 0 }) };
}

const start = async (server: Server, headers: Record<string, string> = {}) => {
  const response = await server.post('/trpc/quiz.start', quiz, headers);
  expect(response.statusCode).toBe(200);
  return response.json().result.data;
};

/** Stores a quiz whose guide another process is writing: its row of the outbox is claimed. */
async function startElsewhere(server: Server) {
  const { token } = await start(server);
  const em = server.orm.em.fork();
  await eventually(async () =>
    expect(await em.count(OutboxEntity, { kind: 'guide', state: 'done' })).toBe(1),
  );
  const { id, guide = null } = await em.findOneOrFail(QuizResponseEntity, { guideToken: token });
  const store = (fields: object) => em.nativeUpdate(QuizResponseEntity, { id }, fields);
  await store({ guide: null, guideBy: null, generatedStrategy: null });
  const draftOf = (keys: SectionKey[]) =>
    Object.fromEntries(keys.map((key) => [key, aiGuide[key]]));
  return {
    token,
    write: (...keys: SectionKey[]) => storeDraft(server.orm.em.fork(), id, draftOf(keys)),
    finish: () => store({ guide, guideBy: 'built-in', generatedStrategy: 'x', guideDraft: null }),
  };
}

test('a quiz is stored immediately; its sections follow, and then the message about the email', async () => {
  await using server = await listening();
  const { token, guideUrl } = await start(server);
  expect(guideUrl).toBe(`/quiz/guide/${token}`);
  const stream = await followGuide(server.origin, token);
  await stream.ended;
  expect(stream.sections()).toEqual(sectionKeys);
  expect(stream.events.at(-2)).toMatchObject({ ids: sectionKeys, total: 10, isWhole: true });
  expect(stream.events.at(-1)).toEqual({
    kind: 'end',
    isWritten: true,
    message: texts.ready,
    emailWarning: emailStatus.waiting,
  });
  // A browser closes the stream after `event: return`.
  expect(stream.text()).toContain('event: return');
  const read = await server.query('quiz.guide', { token }, {});
  const [whole] = stream.events;
  expect(whole).toMatchObject({ guide: read.json().result.data });
});

test('a repeated call stores nothing twice, also when a tool repeats it without the stream', async () => {
  await using server = await listening();
  const key = { 'idempotency-key': 'once' };
  const first = await start(server, key);
  expect(await start(server, key)).toEqual(first);
  const submitted = await server.post('/trpc/quiz.submit', quiz, key);
  expect(submitted.json().result.data).toMatchObject({
    guideUrl: first.guideUrl,
    message: texts.ready,
  });
  const em = server.orm.em.fork();
  expect(await em.count(QuizResponseEntity)).toBe(1);
  expect(await em.count(OutboxEntity, { key: { $like: 'guide-mail:%' } })).toBe(1);
});

test('two readers receive the sections that another process writes, each of them once', async () => {
  await using server = await listening();
  const { token, write, finish } = await startElsewhere(server);
  const early = await followGuide(server.origin, token);
  await write('names');
  await eventually(() => expect(early.sections()).toEqual(['names']));
  expect(early.events[0]).toMatchObject({ total: 10, isWhole: false, guide: { summary: '' } });
  await write('names', 'positioning', 'episodes');
  const late = await followGuide(server.origin, token);
  for (const reader of [early, late])
    await eventually(() =>
      expect(reader.sections().toSorted()).toEqual(['episodes', 'names', 'positioning']),
    );
  expect(early.events.at(-1)).toMatchObject({ ids: ['positioning', 'names', 'episodes'] });
  await finish();
  for (const reader of [early, late]) {
    await reader.ended;
    expect(new Set(reader.sections())).toEqual(new Set(sectionKeys));
    expect(reader.events.at(-1)).toMatchObject({ kind: 'end', isWritten: true });
  }
  // A page that is opened later needs no stream.
  expect(
    (await server.query('quiz.guide', { token }, {})).json().result.data.sections,
  ).toHaveLength(10);
});

test('the sections by Gemini arrive while it writes, in the order in which they pass the checks', async () => {
  const rest = Promise.withResolvers<void>();
  await using gemini = await geminiServer({ rest: rest.promise });
  await using server = await listening(quick, gemini.environment);
  const { token } = await start(server);
  const stream = await followGuide(server.origin, token);
  await eventually(() => expect(stream.sections()).toContain('names'));
  const [first] = stream.events;
  expect(first).toMatchObject({ kind: 'sections', isWhole: false });
  rest.resolve();
  await stream.ended;
  expect(stream.sections().toSorted()).toEqual(sectionKeys.toSorted());
  expect(stream.events.at(-1)).toMatchObject({ kind: 'end', isWritten: true });
  const em = server.orm.em.fork();
  const [stored] = await em.find(QuizResponseEntity, {});
  expect(stored).toMatchObject({ guide: aiGuide, guideBy: 'gemini', guideDraft: null });
});

test('ends with the time limit when the guide takes longer', async () => {
  await using server = await listening({ ...quick, guide: 300 });
  const { token } = await startElsewhere(server);
  const stream = await followGuide(server.origin, token);
  await stream.ended;
  expect(stream.events).toEqual([
    {
      kind: 'end',
      isWritten: false,
      message: texts.underWay,
      emailWarning: emailStatus.waiting,
    },
  ]);
});

test('ends when the server stops, with the message that the guide follows', async () => {
  await using server = await listening();
  const { token, write } = await startElsewhere(server);
  const stream = await followGuide(server.origin, token);
  await write('names');
  await eventually(() => expect(stream.events).toHaveLength(1));
  await server.app.close();
  await stream.ended;
  expect(stream.events.at(-1)).toMatchObject({ kind: 'end', isWritten: false });
});

test('reports an unknown token, and a guide that is erased meanwhile', async () => {
  await using server = await listening();
  for (const token of ['x'.repeat(32), '%00', '']) {
    const stream = await followGuide(server.origin, token);
    await stream.ended;
    expect(stream.text()).toContain('NOT_FOUND');
  }
  const { token, write } = await startElsewhere(server);
  const stream = await followGuide(server.origin, token);
  await write('names');
  await eventually(() => expect(stream.events).toHaveLength(1));
  await server.post('/trpc/admin.person.erase', { email: quiz.email }, bearer);
  await stream.ended;
  expect(stream.text()).toContain('NOT_FOUND');
});

test('one address holds at most 20 streams, and can open another after closing one', async () => {
  await using server = await listening();
  const { token, write } = await startElsewhere(server);
  await write('names');
  const open = await Promise.all(
    Array.from({ length: 20 }, () => followGuide(server.origin, token)),
  );
  const refused = await followGuide(server.origin, token);
  await refused.ended;
  expect(refused.text()).toContain('TOO_MANY_REQUESTS');
  open[0]?.stop();
  await eventually(async () => {
    const again = await followGuide(server.origin, token);
    await again.started;
    again.stop();
    expect(again.text()).not.toContain('TOO_MANY_REQUESTS');
  });
  for (const { stop } of open) stop();
});
