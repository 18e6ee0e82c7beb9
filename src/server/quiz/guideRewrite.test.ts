import { expect, test } from 'vitest';
import { bearer, quiz, testApp, withoutGemini, withoutMail } from '../../../test/app.ts';
import { aiGuide, geminiServer } from '../../../test/gemini.ts';
import { Guide } from '../../shared/quiz/guide.ts';
import { OutboxEntity } from '../outbox/entity.ts';
import { QuizResponseEntity } from './entity.ts';

type Server = Awaited<ReturnType<typeof testApp>>;
const open = ({ environment }: { environment: Record<string, string> }) =>
  testApp({ environment: { ...withoutMail, LEAD_NOTIFY_EMAIL: '', ...environment } });

const submitted = async (server: Server): Promise<{ id: string }> =>
  (await server.post('/api/quiz', quiz)).json().response;
const rewrite = async (server: Server, id: string) =>
  (await server.post('/trpc/quiz.rewriteGuide', { id }, bearer)).json().result?.data.state;
async function row(server: Server) {
  const [response] = await server.orm.em.fork().findAll(QuizResponseEntity);
  if (!response) throw new Error('Nothing was stored');
  return response;
}
const rowsOf = (server: Server, kind: string) => server.orm.em.fork().find(OutboxEntity, { kind });

test('rewrites a guide with Gemini, without a second email, and keeps it when Gemini fails', async () => {
  await using gemini = await geminiServer({ status: 401 });
  await using server = await open(gemini);
  const { id } = await submitted(server);
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
  await using server = await open(gemini);
  const { id } = await submitted(server);
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

test('without Gemini the built-in writer writes again; the admin sees the author and the private link', async () => {
  await using server = await open({ environment: withoutGemini });
  const { id } = await submitted(server);
  await server.orm.em.fork().nativeUpdate(QuizResponseEntity, { id }, { generatedStrategy: 'Old' });
  expect(await rewrite(server, id)).toBe('done');
  expect((await row(server)).generatedStrategy).toContain('## Positioning');
  const { data } = (await server.query('quiz.guideOf', { id })).json().result;
  expect(data.writtenBy).toBe('built-in');
  expect((await server.inject(data.guideUrl)).statusCode).toBe(200);
});
