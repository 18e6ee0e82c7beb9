import { expect, test } from 'vitest';
import {
  auditKinds,
  bearer,
  quiz,
  signIn,
  testApp,
  unconfigured,
  withoutGemini,
  withoutMail,
} from '../../../test/app.ts';
import { aiGuide, aiSummary, geminiServer } from '../../../test/gemini.ts';
import { resetQuota } from '../../../test/ownData.ts';
import type { Guide } from '../../shared/quiz/guide.ts';
import { OutboxEntity } from '../jobs/outbox/entity.ts';
import { QuizResponseEntity } from './entity.ts';

type Server = Awaited<ReturnType<typeof testApp>>;
const open = (environment: Record<string, string> = {}) =>
  testApp({ environment: { ...withoutGemini, ...withoutMail, ...environment } });

async function submitted(server: Server) {
  const { response, guideUrl } = (await server.post('/api/quiz', quiz)).json();
  return { id: String(response.id), guideUrl: String(guideUrl), text: response.generatedStrategy };
}
const read = async (server: Server, name: string, input: object) =>
  (await server.query(`quiz.guideEditor.${name}`, input)).json().result.data;
const change = (
  server: Server,
  name: string,
  input: object,
  headers: Record<string, string> = bearer,
) => server.post(`/trpc/quiz.guideEditor.${name}`, input, headers);
const changed = async (server: Server, name: string, input: object) =>
  (await change(server, name, input)).json().result.data;
const retitled = (guide: Guide, promise: string): Guide => ({
  ...guide,
  summary: { ...guide.summary, promise },
});
const versionsOf = async (server: Server, id: string) =>
  (await read(server, 'versions', { id })).versions;

test('an edit is a new version, which the private page shows', async () => {
  await using server = await open();
  const { id, guideUrl, text } = await submitted(server);
  const opened = await read(server, 'open', { id });
  expect(opened).toMatchObject({
    version: 1,
    writer: 'built-in',
    editor: null,
    reason: 'written',
    guideUrl,
    email: quiz.email,
    generatedStrategy: text,
    warnings: [],
  });
  const saved = await changed(server, 'save', {
    id,
    version: 1,
    guide: retitled(opened.guide, 'A promise by hand.'),
  });
  expect(saved).toMatchObject({
    version: 2,
    writer: 'built-in',
    editor: 'API_TOKENS',
    reason: 'edited',
  });
  expect((await server.inject(guideUrl)).body).toContain('A promise by hand.');
  expect(saved.generatedStrategy).toContain('A promise by hand.');
  expect(await versionsOf(server, id)).toMatchObject([
    { version: 2, reason: 'edited', changed: ['summary'], savedAt: saved.savedAt },
    { version: 1, reason: 'written', changed: [], savedAt: opened.savedAt, editor: null },
  ]);
  expect(await read(server, 'version', { id, version: 1 })).toMatchObject({
    guide: opened.guide,
    generatedStrategy: text,
    previous: null,
  });
  expect(await read(server, 'version', { id, version: 2 })).toMatchObject({
    guide: saved.guide,
    previous: { version: 1, guide: opened.guide },
  });
  expect(await auditKinds(server)).toContain('guide.edited');
  expect((await server.query('quiz.guideOf', { id })).json().result.data).toMatchObject({
    version: 2,
    editor: 'API_TOKENS',
    writtenBy: 'built-in',
    guideUrl,
  });
});

test('a version names the account that saved it', async () => {
  await using server = await open();
  const { id } = await submitted(server);
  const { guide } = await read(server, 'open', { id });
  const session = await signIn(server);
  await change(server, 'save', { id, version: 1, guide: retitled(guide, 'Mine.') }, session);
  expect((await versionsOf(server, id))[0].editor).toBe('Owner');

  await using local = await testApp({ environment: unconfigured });
  const headers = { host: 'localhost:3000', 'sec-fetch-site': 'same-origin' };
  const other = await submitted(local);
  const url = `/trpc/quiz.guideEditor.open?input=${encodeURIComponent(JSON.stringify({ id: other.id }))}`;
  const opened = (await local.inject({ url, headers })).json().result.data;
  const input = { id: other.id, version: 1, guide: retitled(opened.guide, 'Mine.') };
  const saved = await local.post('/trpc/quiz.guideEditor.save', input, headers);
  expect(saved.json().result.data.editor).toBe('This machine');
});

test('a second editor gets a conflict with the saved guide, and can overwrite it; one of many concurrent saves succeeds', async () => {
  await using server = await open();
  const { id } = await submitted(server);
  const { guide } = await read(server, 'open', { id });
  const save = (version: number, promise: string) =>
    change(server, 'save', { id, version, guide: retitled(guide, promise) });
  const first = (await save(1, 'The first.')).json().result.data;
  const stale = await save(1, 'The second.');
  expect(stale.statusCode).toBe(409);
  const { message, data } = stale.json().error;
  expect(message).toBe('This guide was saved elsewhere after you opened it.');
  expect(data.detail).toEqual(first);
  const restored = await change(server, 'restore', { id, version: 1, restored: 1 });
  expect(restored.statusCode).toBe(409);
  expect((await save(2, 'The second.')).json().result.data.version).toBe(3);
  // A repeated call, whose first response was lost.
  expect((await save(2, 'The second.')).json().result.data.version).toBe(3);
  expect(await versionsOf(server, id)).toHaveLength(3);
  const answers = await Promise.all(
    Array.from({ length: 5 }, (_, n) =>
      change(server, 'save', { id, version: 3, guide: retitled(guide, `Editor ${n}.`) }),
    ),
  );
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409, 409, 409]);
  expect(await versionsOf(server, id)).toHaveLength(4);
});

test('a restored version is a new version; an export includes the former ones', async () => {
  await using server = await open();
  const { id, text } = await submitted(server);
  const opened = await read(server, 'open', { id });
  await change(server, 'save', { id, version: 1, guide: retitled(opened.guide, 'Changed.') });
  const restored = await changed(server, 'restore', { id, version: 2, restored: 1 });
  expect(restored).toMatchObject({
    version: 3,
    reason: 'restored',
    restoredFrom: 1,
    editor: 'API_TOKENS',
    guide: opened.guide,
    generatedStrategy: text,
  });
  expect((await versionsOf(server, id))[0]).toMatchObject({ version: 3, changed: ['summary'] });
  expect(await auditKinds(server)).toContain('guide.restored');
  const unknown = await change(server, 'restore', { id, version: 3, restored: 99 });
  expect(unknown.statusCode).toBe(404);
  const { rows } = (await server.query('quiz.exportBatch')).json().result.data;
  expect(rows[0].guideVersions).toHaveLength(2);
  const first = { version: 1, generatedStrategy: text };
  expect(rows[0].guideVersions).toContainEqual(expect.objectContaining(first));
});

test('keeps the first and the latest twenty former versions', async () => {
  await using server = await open();
  const { id } = await submitted(server);
  const { guide } = await read(server, 'open', { id });
  for (let version = 1; version <= 24; version++)
    await change(server, 'save', { id, version, guide: retitled(guide, `Edit ${version}.`) });
  const versions = (await versionsOf(server, id)).map(
    ({ version }: { version: number }) => version,
  );
  expect(versions).toEqual([25, ...Array.from({ length: 20 }, (_, n) => 24 - n), 1]);
});

test('a guide of a former structure is version 1, and can be restored with its text', async () => {
  await using server = await open();
  const { id, guideUrl } = await submitted(server);
  const former = { guide: null, generatedStrategy: '# Old\n\nA former guide.', guideSavedAt: null };
  await server.orm.em.fork().nativeUpdate(QuizResponseEntity, { id }, former);
  const { createdAt } = await server.orm.em.fork().findOneOrFail(QuizResponseEntity, { id });
  expect(await read(server, 'open', { id })).toMatchObject({
    version: 1,
    guide: null,
    savedAt: createdAt.toISOString(),
    generatedStrategy: former.generatedStrategy,
  });
  const rewritten = await server.post('/trpc/quiz.rewriteGuide', { id }, bearer);
  expect(rewritten.json().result.data.state).toBe('done');
  expect((await read(server, 'open', { id })).generatedStrategy).toContain('## Positioning');
  expect(await versionsOf(server, id)).toMatchObject([
    { version: 2, reason: 'regenerated', editor: null, changed: expect.arrayContaining(['copy']) },
    { version: 1, savedAt: createdAt.toISOString() },
  ]);
  const restored = await changed(server, 'restore', { id, version: 2, restored: 1 });
  expect(restored).toMatchObject({ guide: null, generatedStrategy: former.generatedStrategy });
  expect((await server.inject(guideUrl)).body).toContain('A former guide.');
});

test('a guide written during an outage is upgraded by Gemini later, without a second email, but never when it was edited', async () => {
  await using gemini = await geminiServer({ status: 503, retryAfter: '60' });
  await using server = await open(gemini.environment);
  const [untouched, edited] = [await submitted(server), await submitted(server)];
  const { guide } = await read(server, 'open', { id: edited.id });
  await change(server, 'save', { id: edited.id, version: 1, guide: retitled(guide, 'By hand.') });
  const upgraded = async ({ id }: { id: string }) => {
    const em = server.orm.em.fork();
    await em.nativeUpdate(OutboxEntity, { kind: 'guideUpgrade' }, { dueAt: new Date(0) });
    return server.outbox.runNow(`guide-upgrade:${id}`, 120_000);
  };
  expect(await upgraded(untouched)).toBe('waiting');
  expect((await read(server, 'open', { id: untouched.id })).generatedStrategy).toBe(untouched.text);
  // Otherwise the limit of an address alone would prevent a second email.
  await resetQuota(server);
  gemini.behave('ok');
  const calls = gemini.calls.length;
  for (const one of [untouched, edited]) expect(await upgraded(one)).toBe('done');
  expect(gemini.calls.length - calls).toBe(1);
  expect(await versionsOf(server, untouched.id)).toMatchObject([
    { version: 2, writer: 'gemini', reason: 'upgraded' },
    { version: 1, writer: 'built-in', reason: 'written' },
  ]);
  expect((await read(server, 'open', { id: untouched.id })).guide).toEqual(aiGuide);
  expect((await server.inject(untouched.guideUrl)).body).toContain(aiSummary);
  const emails = { key: { $like: 'guide-mail:%' } };
  expect(await server.orm.em.fork().count(OutboxEntity, emails)).toBe(1);
  expect((await read(server, 'open', { id: edited.id })).guide.summary.promise).toBe('By hand.');
});

test('rejects texts beyond their limits and guides that do not exist, and reports findings of the checks as warnings', async () => {
  await using server = await open();
  const { id } = await submitted(server);
  const { guide }: { guide: Guide } = await read(server, 'open', { id });
  const [first, ...names] = guide.names;
  const invalid = {
    ...guide,
    summary: { ...guide.summary, promise: 'x'.repeat(401), format: ' ' },
    names: [first, { ...names[0], name: first?.name.toUpperCase() }],
  };
  const refused = await change(server, 'save', { id, version: 1, guide: invalid });
  expect(refused.statusCode).toBe(400);
  expect(refused.json().error.data.fields).toEqual({
    'guide.summary.promise': 'Must have at most 400 characters',
    'guide.summary.format': 'Required',
    'guide.names': 'Must have 3 to 6 entries',
    'guide.names.1.name': 'Must differ from the others',
  });
  const suspect = retitled(guide, 'You have helped 900 clients. See https://example.com.');
  const saved = await changed(server, 'save', { id, version: 1, guide: suspect });
  expect(saved.warnings).toEqual([
    { section: 'summary', sentence: expect.stringContaining('900 clients') },
    { section: 'summary', sentence: 'It contains a link or markup.' },
  ]);
  await server.orm.em
    .fork()
    .nativeUpdate(QuizResponseEntity, { id }, { guide: null, generatedStrategy: null });
  expect(await read(server, 'open', { id })).toMatchObject({ generatedStrategy: null });
  const unknown = '00000000-0000-4000-8000-000000000000';
  for (const target of [id, unknown])
    expect((await change(server, 'save', { id: target, version: 1, guide })).statusCode).toBe(404);
});
