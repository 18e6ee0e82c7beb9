import { expect, test } from 'vitest';
import { auditKinds, bearer, lead, quiz, testApp } from '../../../../test/app.ts';
import { note } from '../../../../test/whiteboard/note.ts';
import { section } from '../../../../test/whiteboard/section.ts';
import { Guide } from '../../../shared/quiz/guide.ts';
import type { Note } from '../../../shared/whiteboard/note.ts';
import { QuizResponseEntity } from '../../quiz/entity.ts';
import { BoardEntity, BoardNoteEntity, BoardSectionEntity } from '../../whiteboard/entity.ts';
import { createBoard } from '../../whiteboard/service.ts';

type Server = Awaited<ReturnType<typeof testApp>>;

/** A board with these notes; a note that names a section gets its own section. */
async function boardWith(server: Server, notes: Note[]) {
  const em = server.orm.em.fork();
  const { id, readOnlyId } = await createBoard(em, { title: 'Season <2>' });
  const plan = section('plan', { title: 'Episode ideas' });
  await em.insert(BoardSectionEntity, { boardId: id, id: 'plan', section: JSON.stringify(plan) });
  for (const one of notes)
    await em.insert(BoardNoteEntity, { boardId: id, id: one.id, note: JSON.stringify(one) });
  return { boardId: id, readOnlyId };
}

const ideas = [
  note('a', { content: 'Why deals stall', votes: ['ann'], sectionId: 'plan' }),
  note('b', { content: 'Pricing <live>\nWith real numbers', votes: ['ann', 'bob'] }),
  note('c', { content: 'Ask Grace Hopper', category: 'guest' }),
  note('d', { content: 'Who owns the budget?', category: 'question' }),
  note('e', { content: 'Book the studio', category: 'task' }),
];
const noteIds = ideas.map(({ id }) => id);

const run = async (server: Server, name: string, input: object) => {
  const response = await server.post(`/trpc/admin.board.${name}`, input, bearer);
  return { status: response.statusCode, ...response.json() };
};

test('lists the notes of a board by votes, without drafts, and says nothing of votes while they are hidden', async () => {
  await using server = await testApp();
  const draft = note('secret', { draft: { owner: 'ann', round: 1 } });
  const { boardId, readOnlyId } = await boardWith(server, [...ideas, draft]);
  const notesIn = async (state: object) => {
    const current = { version: 1, privateRound: 1, ...state };
    const meeting = JSON.stringify({ meeting: current, operations: [] });
    await server.orm.em.fork().nativeUpdate(BoardEntity, { id: boardId }, { meeting });
    return (await server.query('admin.board.notes', { boardId })).json().result;
  };
  const { data } = await notesIn({});
  expect(data).toMatchObject({ title: 'Season <2>', readOnlyId });
  expect(data.notes.map(({ id, votes }: { id: string; votes: number }) => [id, votes])).toEqual([
    ['b', 2],
    ['a', 1],
    ['c', 0],
    ['d', 0],
    ['e', 0],
  ]);
  expect(data.notes[1].section).toBe('Episode ideas');
  const voting = { votesPerPerson: 3, isRevealed: false };
  const { data: hidden } = await notesIn({ voting });
  expect(hidden.notes.map(({ votes }: { votes: number }) => votes)).toEqual([0, 0, 0, 0, 0]);
  const { result } = await run(server, 'toPost', { boardId, noteIds });
  expect(JSON.stringify(result)).not.toContain('vote');
});

test('notes become the outline of a blog draft with a link to the board', async () => {
  await using server = await testApp();
  const { boardId, readOnlyId } = await boardWith(server, ideas);
  const { result } = await run(server, 'toPost', { boardId, noteIds: ['a', 'b'] });
  const id = result.data.href.replace('/admin/posts/', '');
  const post = (await server.query('blog.adminGet', { id })).json().result.data;
  expect(post).toMatchObject({ title: 'Season <2>', published: 'draft' });
  expect(post.content).toContain('<h2>Episode ideas</h2>');
  expect(post.content).toContain('Pricing &lt;live&gt;');
  expect(post.content).toContain('(2 votes)');
  expect(post.content).toContain(`/whiteboard?board=${readOnlyId}`);
  expect(post.content).not.toContain(boardId);
  expect(await auditKinds(server)).toContain('board.toPost');
});

test('notes are added to a lead', async () => {
  await using server = await testApp();
  const { boardId, readOnlyId } = await boardWith(server, ideas);
  const leadId: string = (await server.post('/api/leads', lead)).json().lead.id;
  const { result } = await run(server, 'toLead', { boardId, noteIds: ['a', 'c'], leadId });
  expect(result.data.href).toBe(`/admin/leads?lead=${leadId}`);
  const { events } = (await server.query('leads.get', { id: leadId })).json().result.data;
  expect(events[0].note).toBe(
    `Episode ideas:\n- Why deals stall (1 vote)\nGuest Ideas:\n- Ask Grace Hopper\n\n` +
      `From the board “Season <2>”: http://localhost:3000/whiteboard?board=${readOnlyId}`,
  );
  expect(await auditKinds(server)).toContain('board.toLead');
});

test('notes become the next version of a guide, once', async () => {
  await using server = await testApp();
  const { boardId, readOnlyId } = await boardWith(server, ideas);
  const responseId: string = (await server.post('/api/quiz', quiz)).json().response.id;
  const read = async () => {
    const row = await server.orm.em.fork().findOneOrFail(QuizResponseEntity, { id: responseId });
    return { version: row.guideVersion, guide: Guide.parse(row.guide) };
  };
  const before = await read();
  const { result } = await run(server, 'toGuide', { boardId, noteIds, responseId });
  expect(result.data.href).toBe(`/admin/responses/${responseId}/guide`);
  const { version, guide } = await read();
  expect(version).toBe(before.version + 1);
  expect(guide.episodes.map(({ title }) => title)).toEqual([
    'Pricing <live>',
    'Why deals stall',
    ...before.guide.episodes.slice(2).map(({ title }) => title),
  ]);
  expect(guide.episodes[0]?.angle).toBe('With real numbers');
  expect(guide.guestPlan.sources[0]?.who).toBe('Ask Grace Hopper');
  expect(guide.copy.questions[0]).toBe('Who owns the budget?');
  expect(guide.calendar.weeks[0]?.tasks[0]?.what).toBe('Book the studio');
  expect(guide.calendar.intro).toContain(readOnlyId);
  expect(await auditKinds(server)).toEqual(
    expect.arrayContaining(['guide.edited', 'board.toGuide']),
  );
  expect(result.data.losses).toEqual(
    before.guide.episodes.slice(0, 2).map(({ title }) => expect.stringContaining(title)),
  );
  const again = await run(server, 'toGuide', { boardId, noteIds, responseId });
  expect(again.result.data.losses).toEqual([]);
  expect(await read()).toEqual({ version, guide });
});

test('what a guide has no space for is kept in it elsewhere or told', async () => {
  await using server = await testApp();
  const line = `Why ${'good '.repeat(45)}deals stall`;
  const notes = [
    note('idea', { content: line }),
    note('guest', { content: 'g'.repeat(260), category: 'guest' }),
    note('question', { content: 'q'.repeat(310), category: 'question' }),
    ...Array.from({ length: 9 }, (_, index) =>
      note(`task${index}`, { content: `Task ${index}`, category: 'task' }),
    ),
  ];
  const { boardId } = await boardWith(server, notes);
  const responseId: string = (await server.post('/api/quiz', quiz)).json().response.id;
  const read = async () => {
    const row = await server.orm.em.fork().findOneOrFail(QuizResponseEntity, { id: responseId });
    return Guide.parse(row.guide);
  };
  const before = await read();
  const chosen = { boardId, noteIds: notes.map(({ id }) => id), responseId };
  const { losses } = (await run(server, 'toGuide', chosen)).result.data;
  const after = await read();
  expect(after.episodes[0]?.angle).toBe(line);
  const kept = JSON.stringify(after);
  const [week] = before.calendar.weeks;
  for (const text of [
    before.episodes[0]?.title,
    ...(week?.tasks ?? []).map(({ what }) => what),
    'g'.repeat(251),
    'q'.repeat(301),
    ...before.guestPlan.sources.map(({ who }) => who),
    ...notes.slice(3).map(({ content }) => content),
  ]) {
    if (!text || kept.includes(JSON.stringify(text).slice(1, -1))) continue;
    expect(losses).toContainEqual(expect.stringContaining(text.slice(0, 60).trimEnd()));
  }
  expect(losses).toContainEqual('Left out: “Task 8”.');
});

test('rejects what does not exist', async () => {
  await using server = await testApp();
  const { boardId } = await boardWith(server, ideas);
  const leadId = '01890000-0000-7000-8000-000000000000';
  expect((await run(server, 'toLead', { boardId, noteIds: ['a'], leadId })).status).toBe(404);
  expect(
    (await run(server, 'toGuide', { boardId, noteIds: ['a'], responseId: leadId })).status,
  ).toBe(404);
  expect((await run(server, 'toPost', { boardId: 'none', noteIds: ['a'] })).status).toBe(404);
  expect((await run(server, 'toPost', { boardId, noteIds: ['gone'] })).error.message).toContain(
    'These notes are no longer on the board.',
  );
  expect((await run(server, 'toPost', { boardId, noteIds: [] })).error.message).toContain(
    'Choose at least one note',
  );
});
