import { expect, test } from 'vitest';
import { bearer, lead, quiz, testApp, withoutGemini } from '../../../../test/app.ts';
import { newToken } from '../../../../test/ownData.ts';
import { note } from '../../../../test/whiteboard/note.ts';
import { AuditEntryEntity } from '../../audit/entity.ts';
import { LeadEventEntity } from '../../leads/entity.ts';
import { BoardEntity, BoardNoteEntity } from '../../whiteboard/entity.ts';
import { createBoard } from '../../whiteboard/service.ts';
import { BoardCopyEntity } from './entity.ts';

type Server = Awaited<ReturnType<typeof testApp>>;

const setup = () => testApp({ environment: { ...withoutGemini, LEAD_NOTIFY_EMAIL: '' } });
const call = async (server: Server, name: string, input: object) =>
  server.post(`/trpc/admin.${name}`, input, bearer);
const newLead = async (server: Server, email: string): Promise<string> =>
  (await server.post('/api/leads', { ...lead, email }, bearer)).json().lead.id;
const newResponse = async (server: Server, email: string): Promise<string> =>
  (await server.post('/api/quiz', { ...quiz, name: 'Bob', email }, bearer)).json().response.id;

/** A board with a note; it belongs to the response, if there is one. */
async function newBoard(server: Server, responseId: string | null) {
  const em = server.orm.em.fork();
  const { id: boardId } = await createBoard(em, { title: 'Season' });
  await em.nativeUpdate(BoardEntity, { id: boardId }, { responseId });
  const sticky = JSON.stringify(note('n', { content: 'Call me on 555', category: 'guest' }));
  await em.insert(BoardNoteEntity, { boardId, id: 'n', note: sticky });
  return { boardId, noteIds: ['n'] };
}

test('erasing a person deletes notes copied from their board, and lists where other copies remain', async () => {
  await using server = await setup();
  const [own, other] = [await newLead(server, 'ada@x.co'), await newLead(server, 'bob@x.co')];
  const responseId = await newResponse(server, 'ada@x.co');
  const otherResponse = await newResponse(server, 'bob@x.co');
  const notes = await newBoard(server, responseId);
  await server.post('/trpc/leads.addNote', { id: other, note: 'Called' }, bearer);
  for (const leadId of [own, other]) await call(server, 'board.toLead', { ...notes, leadId });
  for (const id of [responseId, otherResponse, otherResponse])
    await call(server, 'board.toGuide', { ...notes, responseId: id });
  const draft = async () =>
    (await call(server, 'board.toPost', notes)).json().result.data.href.replace(/.*\//, '');
  const [postId, deletedId] = [await draft(), await draft()];
  await server.post('/trpc/blog.remove', { id: deletedId }, bearer);

  const expected = {
    counts: { notes: 1, copiedNotes: 1, boards: 1 },
    copies: {
      posts: [{ id: postId, title: 'Season' }],
      guides: [{ id: otherResponse, name: 'Bob' }],
    },
  };
  const found = (await server.query('admin.person.find', { email: 'ada@x.co' })).json();
  expect(found.result.data).toMatchObject(expected);
  const erased = (await call(server, 'person.erase', { email: 'Ada@x.co' })).json();
  expect(erased.result.data).toMatchObject(expected);

  const em = server.orm.em.fork();
  expect((await em.find(LeadEventEntity, {})).map((event) => event.note)).toEqual(['Called']);
  expect(await em.count(BoardCopyEntity)).toBe(0);
  const entries = await em.find(AuditEntryEntity, { kind: 'copy.remained' });
  expect(entries.map(({ objectType, objectId }) => [objectType, objectId]).toSorted()).toEqual([
    ['post', postId],
    ['response', otherResponse],
  ]);
});

test('the person who erases themselves learns nothing of posts and others', async () => {
  await using server = await setup();
  const responseId = await newResponse(server, 'ada@x.co');
  await call(server, 'board.toPost', await newBoard(server, responseId));
  const token = await newToken(server, 'ada@x.co');
  const { result } = (await server.post('/trpc/privacy.erase', { token })).json();
  expect(Object.keys(result.data)).toEqual(['counts']);
  const em = server.orm.em.fork();
  expect(await em.count(AuditEntryEntity, { kind: 'copy.remained' })).toBe(1);
});

test('a copy that is made during an erasure does not survive it', async () => {
  await using server = await setup();
  const leadId = await newLead(server, 'bob@x.co');
  for (const email of ['a@x.co', 'b@x.co', 'c@x.co', 'd@x.co']) {
    const notes = await newBoard(server, await newResponse(server, email));
    const [copied, erased] = await Promise.all([
      call(server, 'board.toLead', { ...notes, leadId }),
      call(server, 'person.erase', { email }),
    ]);
    expect([200, 404]).toContain(copied.statusCode);
    expect(erased.statusCode).toBe(200);
  }
  const em = server.orm.em.fork();
  expect([await em.count(LeadEventEntity), await em.count(BoardCopyEntity)]).toEqual([0, 0]);
});

test('copies from a board that belongs to nobody are not recorded', async () => {
  await using server = await setup();
  const leadId = await newLead(server, 'bob@x.co');
  const notes = await newBoard(server, null);
  expect((await call(server, 'board.toLead', { ...notes, leadId })).statusCode).toBe(200);
  expect(await server.orm.em.fork().count(BoardCopyEntity)).toBe(0);
});
