import { expect, test } from 'vitest';
import { signInAs } from '../../../../test/accounts.ts';
import { auditKinds, bearer, quiz, testApp } from '../../../../test/app.ts';
import { connect, join } from '../../../../test/whiteboard/testSocket.ts';
import { stoppedDate } from '../../../../test/stoppedClock.ts';
import { Guide } from '../../../shared/quiz/guide.ts';
import { QuizResponseEntity } from '../../quiz/entity.ts';
import {
  BoardChangeEntity,
  BoardEntity,
  BoardNoteEntity,
  BoardSectionEntity,
} from '../../whiteboard/entity.ts';

type Server = Awaited<ReturnType<typeof testApp>>;

async function guideOf(server: Server) {
  const { response, guideUrl } = (await server.post('/api/quiz', quiz)).json();
  const { guide } = await server.orm.em
    .fork()
    .findOneOrFail(QuizResponseEntity, { id: String(response.id) });
  return { id: String(response.id), guide: Guide.parse(guide), form: `${guideUrl}/board` };
}

/** Submits the form of the guide's page. */
async function press(server: Server, form: string) {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const response = await server.inject({ method: 'POST', url: form, headers, payload: '' });
  const { statusCode, body } = response;
  const url = new URL(response.headers.location ?? '/', 'http://localhost');
  const id = url.searchParams.get('board') ?? '';
  return { statusCode, body, id, token: url.hash.replace('#facilitate=', '') };
}

test('the form of a guide opens its board, seeded with episodes, guests and next steps', async () => {
  await using server = await testApp();
  const { form, guide } = await guideOf(server);
  const { statusCode, id, token } = await press(server, form);
  expect(statusCode).toBe(303);
  expect(id.length).toBeGreaterThan(20);
  const url = await server.app.listen({ port: 0, host: '127.0.0.1' });
  const reader = await connect(url);
  reader.send({ ...join('ada', id), facilitatorToken: token });
  const { board, sections = [], stickyNotes } = await reader.receive('session_joined');
  expect(board).toMatchObject({ isFacilitator: true, access: 'write' });
  expect(sections.map(({ title }) => title).toSorted()).toEqual([
    'Audience',
    'Episode ideas',
    'Guests',
    'Marketing',
    'Next steps',
    'Questions',
  ]);
  const textsIn = (heading: string) => {
    const section = sections.find(({ title }) => title === heading);
    return stickyNotes
      .filter(({ sectionId }) => sectionId === section?.id)
      .toSorted((a, b) => a.position.y - b.position.y)
      .map(({ content }) => content);
  };
  expect(textsIn('Episode ideas')).toEqual(guide.episodes.map(({ title }) => title));
  expect(textsIn('Guests')).toHaveLength(guide.guestPlan.sources.length);
  expect(textsIn('Next steps')).toEqual(guide.calendar.weeks[0]?.tasks.map(({ what }) => what));
  expect(textsIn('Audience')).toEqual([guide.summary.audience]);
  expect(textsIn('Questions')).toHaveLength(1);
  // Every note lies within its section.
  for (const { position, size, sectionId } of stickyNotes) {
    const section = sections.find((one) => one.id === sectionId);
    expect(position.y + size.height).toBeLessThanOrEqual(
      (section?.position.y ?? 0) + (section?.size.height ?? 0),
    );
  }
});

test('pressing again, also at the same time and in the admin, opens the same board; floods are rejected', async () => {
  stoppedDate();
  await using server = await testApp();
  const { id, form } = await guideOf(server);
  const pressed = await Promise.all([
    press(server, form),
    press(server, form),
    press(server, form),
  ]);
  const [first] = pressed;
  expect(new Set(pressed.map((one) => one.id)).size).toBe(1);
  expect(new Set(pressed.map((one) => one.token)).size).toBe(1);
  const admin = (await server.post('/trpc/plan.openAsAdmin', { id }, bearer)).json();
  expect(admin.result.data).toEqual({ id: first?.id });
  expect(await server.orm.em.fork().count(BoardEntity, { responseId: id })).toBe(1);
  expect(await auditKinds(server)).toContain('board.planned');
  const other = await guideOf(server);
  expect((await press(server, other.form)).id).not.toBe(first?.id);
  const unknown = await press(server, `/quiz/guide/${'x'.repeat(32)}/board`);
  expect(unknown.statusCode).toBe(404);
  expect(unknown.body).toContain('The board did not open');
  const codes = [];
  for (let n = 0; n < 31; n++) codes.push((await press(server, form)).statusCode);
  expect(codes.at(-1)).toBe(429);
});

test('the board is erased with the person, and those on it are disconnected', async () => {
  await using server = await testApp();
  const { form } = await guideOf(server);
  const { id } = await press(server, form);
  const url = await server.app.listen({ port: 0, host: '127.0.0.1' });
  const reader = await connect(url);
  reader.send(join('ada', id));
  await reader.receive('session_joined');
  const { email } = quiz;
  const found = (await server.query('admin.person.find', { email })).json().result.data;
  expect(found.counts.boards).toBe(1);
  await server.post('/trpc/admin.person.erase', { email }, bearer);
  expect((await reader.ending()).code).toBe(4004);
  const em = server.orm.em.fork();
  expect(await em.count(BoardEntity, { id })).toBe(0);
  expect(await em.count(BoardNoteEntity, { boardId: id })).toBe(0);
  expect(await em.count(BoardSectionEntity, { boardId: id })).toBe(0);
  expect(await em.count(BoardChangeEntity, { boardId: id })).toBe(0);
});

test('a viewer does not get the private link, which would make them a facilitator', async () => {
  await using server = await testApp();
  const { id } = await guideOf(server);
  for (const [role, expected] of [
    ['editor', expect.stringContaining('/quiz/guide/')],
    ['viewer', null],
  ] as const) {
    const browser = await signInAs(server, role);
    for (const name of ['quiz.guideOf', 'quiz.guideEditor.open']) {
      const answer = await server.query(name, { id }, browser);
      expect(answer.json().result.data.guideUrl).toEqual(expected);
    }
    const content = await server.query('outbox.content', { id }, browser);
    expect(content.statusCode).toBe(role === 'viewer' ? 403 : 404);
  }
});
