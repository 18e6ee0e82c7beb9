import { expect, test } from 'vitest';
import { BlogPostEntity } from '../src/server/blog/entity.ts';
import { SubscriberEntity } from '../src/server/newsletter/entity.ts';
import { QuizResponseEntity } from '../src/server/quiz/entity.ts';
import { BoardEntity } from '../src/server/whiteboard/entity.ts';
import { readSeedArticles } from '../src/server/blog/seedArticles.ts';
import { newPerson, signInAs } from './accounts.ts';
import { bearer, lead, quiz, testApp, withoutGemini, withoutMail } from './app.ts';
import { picture, uploaded } from './media.ts';
import { procedures } from './procedures.ts';

type Server = Awaited<ReturnType<typeof testApp>>;

const email = 'ada@example.com';
const reads = Object.entries(procedures).flatMap(([name, { type, meta }]) =>
  type === 'query' && meta?.role === 'viewer' ? name : [],
);

/** A person with a lead, a guide, its board and a subscription, and a draft with a preview link. */
async function withSecrets(server: Server) {
  await server.post('/api/leads', { ...lead, email });
  await server.post('/api/quiz', { ...quiz, email });
  await server.post('/trpc/newsletter.subscribe', { email });
  const em = server.orm.em.fork();
  const response = await em.findOneOrFail(QuizResponseEntity, { emailKey: email });
  const guideToken = response.guideToken ?? '';
  const plan = await server.post('/trpc/plan.open', { token: guideToken });
  const board = await em.findOneOrFail(BoardEntity, { id: plan.json().result.data.id });
  const slug = readSeedArticles().find(({ published }) => published === 'draft')?.slug;
  const post = await em.findOneOrFail(BlogPostEntity, { slug });
  const shared = await server.post('/trpc/blog.sharePreview', { id: post.id }, bearer);
  const { previewToken } = shared.json().result.data;
  await server.post(
    '/trpc/blog.update',
    { ...(await server.query('blog.adminGet', { id: post.id })).json().result.data, title: 'New' },
    bearer,
  );
  const subscriber = await em.findOneOrFail(SubscriberEntity, { emailKey: email });
  const [person] = (await server.inject({ url: '/api/leads', headers: bearer })).json().leads;
  const secrets = {
    guideToken,
    previewToken: String(previewToken),
    unsubscribeToken: subscriber.unsubscribeToken,
    boardId: board.id,
    facilitatorToken: String(plan.json().result.data.facilitatorToken),
  };
  return { secrets, board, postId: post.id, responseId: response.id, leadId: String(person.id) };
}

test('no query that a viewer may call returns a secret that allows writing', async () => {
  await using server = await testApp({
    isSeeded: true,
    environment: { ...withoutMail, ...withoutGemini },
  });
  const { secrets, board, postId, responseId, leadId } = await withSecrets(server);
  await newPerson(server, 'owner');
  const media = await uploaded(server, 'a.png', await picture());
  const inputs: Record<string, object> = {
    'admin.today': { zone: 'UTC' },
    'admin.trends': { days: 30, zone: 'UTC' },
    'admin.pipeline': { days: 30, zone: 'UTC' },
    'admin.person.find': { email },
    'admin.person.page': { id: leadId },
    'admin.person.timeline': { id: leadId },
    'admin.person.brief.get': { id: leadId },
    'admin.board.notes': { boardId: board.id },
    'admin.search': { q: 'ada' },
    'blog.adminGet': { id: postId },
    'blog.revisions': { id: postId },
    'blog.revision': { id: postId, version: 1 },
    'quiz.byId': { id: responseId },
    'quiz.guideOf': { id: responseId },
    'quiz.guideEditor.open': { id: responseId },
    'quiz.guideEditor.versions': { id: responseId },
    'quiz.guideEditor.version': { id: responseId, version: 1 },
    'quiz.guideEditor.emails': { id: responseId },
    'leads.get': { id: leadId },
    'leads.kanbanColumn': { status: 'new' },
    'media.open': { id: media.id },
    'outbox.list': { state: 'waiting' },
    'site.open': { key: 'prices' },
    'site.versions': { key: 'prices' },
  };
  const viewer = await signInAs(server, 'viewer');
  const editor = await signInAs(server, 'editor');
  const shownTo = { viewer: new Set<string>(), editor: new Set<string>() };
  const failed: [name: string, response: string][] = [];
  for (const name of reads)
    for (const [role, headers] of Object.entries({ viewer, editor })) {
      const { statusCode, body } = await server.query(name, inputs[name], headers);
      if (statusCode !== 200) failed.push([name, body.slice(0, 200)]);
      for (const [secret, value] of Object.entries(secrets))
        if (body.includes(value))
          shownTo[role === 'viewer' ? 'viewer' : 'editor'].add(`${name}: ${secret}`);
    }
  // A new query needs an input that it accepts.
  expect(failed).toEqual([]);
  expect([...shownTo.viewer]).toEqual([]);
  // Without secrets in the data, the search below could not fail.
  expect([...shownTo.editor]).toEqual(
    expect.arrayContaining([
      'admin.person.page: boardId',
      'admin.person.timeline: boardId',
      'whiteboard.list: boardId',
      'blog.adminGet: previewToken',
      'quiz.guideOf: guideToken',
    ]),
  );
});

test('a viewer opens boards by their links for reading', async () => {
  await using server = await testApp({ isSeeded: true, environment: withoutMail });
  const { board, leadId } = await withSecrets(server);
  const viewer = await signInAs(server, 'viewer');
  const data = async (name: string, input: object) =>
    (await server.query(name, input, viewer)).json().result.data;
  const { boards }: { boards: { id: string }[] } = await data('whiteboard.list', {});
  expect(boards.map(({ id }) => id)).toContain(board.readOnlyId);
  expect((await data('admin.person.page', { id: leadId })).boards).toEqual([
    { id: board.readOnlyId, title: board.title },
  ]);
  const { events } = await data('admin.person.timeline', { id: leadId });
  expect(events).toContainEqual(
    expect.objectContaining({ kind: 'board', boardId: board.readOnlyId }),
  );
});
