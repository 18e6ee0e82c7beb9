import type { EntitySchema } from '@mikro-orm/core';
import { expect, test, vi } from 'vitest';
import { BoardCopyEntity } from '../src/server/people/boards/entity.ts';
import { BriefEntity } from '../src/server/people/brief/entity.ts';
import { personRows } from '../src/server/people/personRows.ts';
import { PersonEntity } from '../src/server/people/entity.ts';
import { VisitEventEntity, VisitorIdentityEntity } from '../src/server/visits/entity.ts';
import {
  AccountEntity,
  OneTimeTokenEntity,
  PasskeyEntity,
} from '../src/server/access/accounts/entity.ts';
import { AuditEntryEntity } from '../src/server/audit/entity.ts';
import { ApiTokenEntity, KnownNetworkEntity, SessionEntity } from '../src/server/access/entity.ts';
import { DAY_MS } from '../src/shared/durations.ts';
import { MailRecipientEntity } from '../src/server/mail/entity.ts';
import { IdempotencyKeyEntity } from '../src/server/database/idempotency/entity.ts';
import { LeadEntity, LeadEventEntity, LeadViewEntity } from '../src/server/leads/entity.ts';
import { SubscriberEntity } from '../src/server/newsletter/entity.ts';
import { NotificationChoiceEntity } from '../src/server/notifications/entity.ts';
import { OutboxEntity } from '../src/server/jobs/outbox/entity.ts';
import {
  GuideFeedbackEntity,
  GuideVersionEntity,
  QuizResponseEntity,
} from '../src/server/quiz/entity.ts';
import {
  BoardChangeEntity,
  BoardEntity,
  BoardNoteEntity,
  BoardSectionEntity,
} from '../src/server/whiteboard/entity.ts';
import { newPerson, personPassword } from './accounts.ts';
import { bearer, freshDatabase, lead, ownPage, quiz, testApp, withoutMail } from './app.ts';
import { manifestOf, site } from './backups.ts';
import { write } from './briefs.ts';
import { ask, download, newToken } from './ownData.ts';
import { note } from './whiteboard/note.ts';

type Server = Awaited<ReturnType<typeof testApp>>;

/** Something that does not take part, and the reason. */
type Exempt = { because: string };
type Part = {
  entity: EntitySchema;
  /** A text of the row that the file with a person's own data contains. */
  ownData: string | Exempt;
  /** Days after which housekeeping deletes the row. */
  retention: number | Exempt;
};

const untilErased = { because: 'kept until the team or the person deletes it' };
const withRecord = { because: 'deleted with the record that it belongs to' };
const technical = { because: 'contains no more than a hash of what the file shows' };

/** Tables about people who use the site. An erasure deletes each of these rows. */
const visitors: Part[] = [
  { entity: LeadEntity, ownData: 'A message', retention: untilErased },
  { entity: LeadEventEntity, ownData: 'A note', retention: withRecord },
  { entity: QuizResponseEntity, ownData: 'hybrid_approach', retention: untilErased },
  { entity: GuideVersionEntity, ownData: '"formerGuides":[{"version":1', retention: withRecord },
  { entity: GuideFeedbackEntity, ownData: '"isUseful":true', retention: withRecord },
  { entity: SubscriberEntity, ownData: '"status":"pending"', retention: 30 },
  { entity: VisitEventEntity, ownData: '/a-page', retention: 90 },
  {
    entity: VisitorIdentityEntity,
    ownData: { because: 'only leads to the visits' },
    retention: 90,
  },
  {
    entity: PersonEntity,
    ownData: '"email":"ada@example.com"',
    retention: { because: 'deleted a day after the last record of the person; tested below' },
  },
  { entity: BriefEntity, ownData: '"brief":{"version":1', retention: withRecord },
  { entity: OutboxEntity, ownData: 'Your newsletter subscription', retention: 400 },
  { entity: OneTimeTokenEntity, ownData: technical, retention: 1 },
  { entity: IdempotencyKeyEntity, ownData: technical, retention: 1 },
  { entity: MailRecipientEntity, ownData: technical, retention: 1 },
  {
    entity: BoardCopyEntity,
    ownData: { because: 'only leads to copies of notes, which the file has with their board' },
    retention: withRecord,
  },
  { entity: BoardEntity, ownData: 'A board', retention: withRecord },
  { entity: BoardNoteEntity, ownData: 'A sticky note', retention: withRecord },
  {
    entity: BoardSectionEntity,
    ownData: { because: 'each note names its section' },
    retention: withRecord,
  },
  {
    entity: BoardChangeEntity,
    ownData: { because: 'how the notes came about, for the undo of everybody on the board' },
    retention: withRecord,
  },
];

const inAdmin = { because: 'shown to the person in the admin' };
/** Tables about members of the team. Removing an account deletes those with its id. */
const members: (Part & { isOfAccount: boolean })[] = [
  { entity: AccountEntity, isOfAccount: true, ownData: inAdmin, retention: untilErased },
  { entity: PasskeyEntity, isOfAccount: true, ownData: inAdmin, retention: untilErased },
  { entity: SessionEntity, isOfAccount: true, ownData: inAdmin, retention: 7 },
  { entity: LeadViewEntity, isOfAccount: true, ownData: inAdmin, retention: untilErased },
  { entity: NotificationChoiceEntity, isOfAccount: true, ownData: inAdmin, retention: untilErased },
  { entity: ApiTokenEntity, isOfAccount: false, ownData: inAdmin, retention: untilErased },
  // Proof of what was done, which a removed account must not take along.
  { entity: AuditEntryEntity, isOfAccount: false, ownData: inAdmin, retention: 400 },
  { entity: KnownNetworkEntity, isOfAccount: false, ownData: technical, retention: 400 },
];

/** Tables without personal data. */
const impersonal: Record<string, string> = {
  BlogPost: 'published articles',
  OldSlug: 'addresses of articles',
  Revision: 'former texts of articles',
  ChangedDay: 'days',
  DayCount: 'counts',
  LeadCount: 'counts',
  ViewCount: 'counts',
  VisitCount: 'counts',
  MailHour: 'counts',
  GeminiDay: 'counts',
  Lease: 'which process works',
  Secret: 'keys of the server',
  Media: 'files of the site',
  DocumentVersion: 'texts of the site',
  Webhook: 'addresses of tools',
  WebhookDelivery: 'what tools responded, without content',
};

const nameOf = ({ entity }: Part) => entity.meta.className;

test('every table takes part in erasure, own data and retention, or has no personal data', async () => {
  await using server = await testApp();
  const known = [...[...visitors, ...members].map(nameOf), ...Object.keys(impersonal)];
  const entities = [...server.orm.getMetadata().getAll().values()].filter(
    ({ pivotTable }) => !pivotTable,
  );
  expect(known.toSorted()).toEqual(entities.map(({ className }) => className).toSorted());
});

test('every table about visitors with an address finds people who must be erased again', async () => {
  await using server = await testApp();
  const hasAddress = ({ entity }: Part) =>
    Object.keys(server.orm.getMetadata().get(entity).properties).some((name) =>
      /email|addressKey/i.test(name),
    );
  const tables = visitors.filter(hasAddress).map(({ entity }) => entity.meta.tableName);
  expect(personRows.map(([table]) => table).toSorted()).toEqual(tables.toSorted());
});

const environment = { VISITOR_HISTORY: 'on', LEAD_NOTIFY_EMAIL: '', ...withoutMail };

/** Leaves a row in each table about visitors. Returns the id of the lead. */
async function fill(server: Server) {
  const visitorId = 'a1b2c3d4-0000-4000-8000-000000000001';
  await server.post('/trpc/visits.record', { visitorId, kind: 'page', name: '/a-page' });
  const inquiry = { ...lead, message: 'A message', visitorId };
  const created = await server.post('/trpc/leads.create', inquiry, { 'idempotency-key': 'k' });
  const { id } = created.json().result.data.lead;
  await server.post('/trpc/leads.addNote', { id, note: 'A note' }, bearer);
  const { response } = (await server.post('/api/quiz', quiz, bearer)).json();
  await server.post('/trpc/quiz.rewriteGuide', { id: response.id }, bearer);
  await server.post('/trpc/newsletter.subscribe', { email: lead.email });
  await write(server, id);
  await ask(server, lead.email);
  const em = server.orm.em.fork();
  await em.insert(GuideFeedbackEntity, {
    response: response.id,
    section: 'positioning',
    writer: 'gemini',
    version: 1,
    isUseful: true,
    markedAt: new Date(),
  });
  await em.insert(BoardEntity, {
    id: 'board',
    readOnlyId: 'read',
    title: 'A board',
    responseId: response.id,
  });
  const copy = { response: response.id, kind: 'note', copyId: id } as const;
  await em.insert(BoardCopyEntity, copy);
  const sticky = JSON.stringify(note('n', { content: 'A sticky note' }));
  await em.insert(BoardNoteEntity, { boardId: 'board', id: 'n', note: sticky });
  await em.insert(BoardSectionEntity, { boardId: 'board', id: 's', section: '{}' });
  await em.insert(BoardChangeEntity, { boardId: 'board', seq: 1, userId: 'u' });
  return { id };
}

const counts = async (server: Server, parts: Part[]) => {
  const em = server.orm.em.fork();
  const count = async (part: Part) => [nameOf(part), await em.count(part.entity)] as const;
  return Object.fromEntries(await Promise.all(parts.map(count)));
};
const each = (parts: Part[], count: unknown) =>
  Object.fromEntries(parts.map((part) => [nameOf(part), count]));

test('a person’s rows are in their own data and in a backup, and are erased', async () => {
  const here = await site(await freshDatabase());
  await using server = await testApp({ environment, url: here.url });
  await fill(server);
  const token = await newToken(server);
  expect(await counts(server, visitors)).toEqual(
    each(
      visitors,
      expect.toSatisfy((n) => n > 0),
    ),
  );
  const file = JSON.stringify((await download(server, token)).json());
  for (const part of visitors)
    if (typeof part.ownData === 'string')
      expect([nameOf(part), file.includes(part.ownData)]).toEqual([nameOf(part), true]);

  await here.backUp();
  const [archive = ''] = here.archives();
  const { tables } = await manifestOf(archive);
  for (const part of [...visitors, ...members])
    expect(tables).toHaveProperty(server.orm.getMetadata().getByClassName(nameOf(part)).tableName);

  await server.post('/trpc/admin.person.erase', { email: lead.email }, bearer);
  expect(await counts(server, visitors)).toEqual(each(visitors, 0));
});

test('rows about visitors and members are deleted after their period', async () => {
  await using server = await testApp({ environment });
  const { id } = await fill(server);
  await newToken(server);
  const em = server.orm.em.fork();
  const settled = { state: 'done', settledAt: new Date() } as const;
  await em.nativeUpdate(OutboxEntity, {}, settled);
  await server.post('/trpc/admin.access.signIn', { password: 'wrong' }, ownPage);
  await em.insert(KnownNetworkEntity, { hash: 'h', lastSignInAt: new Date() });
  const { email } = await newPerson(server, 'viewer');
  await server.post('/trpc/admin.access.signIn', { email, password: personPassword }, ownPage);
  const limited = [...visitors, ...members].filter(
    ({ retention }) => typeof retention === 'number',
  );
  expect(await counts(server, limited)).toEqual(
    each(
      limited,
      expect.toSatisfy((n) => n > 0),
    ),
  );
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 402 * DAY_MS });
  expect(await server.app.housekeeping.run()).toBeDefined();
  // Content of the outbox goes a run before its row.
  expect(await counts(server, limited)).toEqual(each(limited, 0));
  expect(await em.count(BriefEntity)).toBe(1);
  await em.nativeDelete(QuizResponseEntity, {});
  await server.post('/trpc/leads.bulk', { action: 'delete', ids: [id] }, bearer);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2 * DAY_MS });
  await server.app.housekeeping.run();
  expect([await em.count(PersonEntity), await em.count(BriefEntity)]).toEqual([0, 0]);
  vi.useRealTimers();
});

test('removing an account deletes its rows', async () => {
  await using server = await testApp();
  const { id, email } = await newPerson(server, 'editor');
  await server.post('/trpc/admin.access.signIn', { email, password: personPassword }, ownPage);
  const em = server.orm.em.fork();
  const key = { credentialId: 'c', publicKey: 'k', signatureCount: 0, transports: [], name: 'n' };
  await em.insert(PasskeyEntity, { accountId: id, lastUsedAt: null, ...key });
  await em.insert(LeadViewEntity, { ownerId: id, name: 'Mine', filter: {}, sort: 'newest' });
  await em.insert(NotificationChoiceEntity, { accountId: id, event: 'lead', mode: 'daily' });
  const own = members.filter(({ isOfAccount }) => isOfAccount);
  expect(await counts(server, own)).toEqual(each(own, 1));
  const removed = await server.post('/trpc/admin.accounts.team.remove', { id }, bearer);
  expect(removed.statusCode).toBe(200);
  expect(await counts(server, own)).toEqual(each(own, 0));
});
