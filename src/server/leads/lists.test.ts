import { expect, onTestFinished, test, vi } from 'vitest';
import { newPerson, postSignIn, browserOf } from '../../../test/accounts.ts';
import { bearer, lead, testApp } from '../../../test/app.ts';
import { addDays, sundayFrom } from '../../shared/dates.ts';
import { dayInZone } from '../../shared/zonedDates.ts';

type Server = Awaited<ReturnType<typeof testApp>>;
type Headers = Record<string, string>;
type Named = { firstName: string };

const open = () => testApp();
const namesOf = (leads: Named[]) => leads.map(({ firstName }) => firstName);

async function newLead(server: Server, firstName: string, change: object = {}, input: object = {}) {
  const sent = await server.post('/api/leads', { ...lead, firstName, ...input }, bearer);
  const { id } = sent.json().lead;
  if (Object.keys(change).length > 0)
    expect((await server.post('/trpc/leads.update', { id, ...change }, bearer)).statusCode).toBe(
      200,
    );
  return String(id);
}

const ask = async (server: Server, name: string, query: object, headers?: Headers) =>
  (await server.query(`leads.${name}`, query, headers)).json().result.data;

/** Returns the leads of a filter, oldest first. The list, the count and the export agree. */
async function select(server: Server, filter: object, headers?: Headers) {
  const { leads } = await ask(server, 'page', { ...filter, sort: 'oldest' }, headers);
  const count = await ask(server, 'count', filter, headers);
  expect(count).toEqual({ count: leads.length, isMore: false });
  const { rows } = await ask(server, 'exportBatch', filter, headers);
  expect(namesOf(rows).toReversed()).toEqual(namesOf(leads));
  return namesOf(leads);
}

async function accountOf(server: Server, name: string) {
  const { people } = (await server.query('admin.accounts.people')).json().result.data;
  return people.find((person: { name: string }) => person.name === name).id;
}

test('filters by owner: a person, nobody, and the caller', async () => {
  await using server = await open();
  const grace = await newPerson(server, 'editor', 'Grace');
  const ownerId = await accountOf(server, 'Grace');
  await newLead(server, 'Ada', { ownerId });
  await newLead(server, 'Bob');
  await newLead(server, 'Cyd', { ownerId, status: 'won' });
  expect(await select(server, { owner: ownerId })).toEqual(['Ada', 'Cyd']);
  expect(await select(server, { owner: ownerId, status: 'won' })).toEqual(['Cyd']);
  expect(await select(server, { owner: 'nobody' })).toEqual(['Bob']);
  const browser = browserOf(await postSignIn(server, grace));
  expect(await select(server, { owner: 'me' }, browser)).toEqual(['Ada', 'Cyd']);
  // A token has no account, so it owns nothing.
  expect(await select(server, { owner: 'me' })).toEqual([]);
  const wrong = await server.query('leads.page', { owner: 'Grace' });
  expect(wrong.statusCode).toBe(400);
});

test('a bulk action on “mine” changes the leads of the caller', async () => {
  await using server = await open();
  const grace = await newPerson(server, 'editor', 'Grace');
  await newLead(server, 'Ada', { ownerId: await accountOf(server, 'Grace') });
  await newLead(server, 'Bob');
  const browser = browserOf(await postSignIn(server, grace));
  const action = { action: 'status', status: 'won', filter: { owner: 'me' } };
  const changed = await server.post('/trpc/leads.bulk', action, browser);
  expect(changed.json().result.data.changed).toBe(1);
  expect(await select(server, { status: 'won' })).toEqual(['Ada']);
});

test('filters by follow-up in the zone of the viewer, without leads that are closed', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-27T12:00:00Z') });
  onTestFinished(() => void vi.useRealTimers());
  await using server = await open();
  const zone = 'Pacific/Kiritimati';
  const today = dayInZone(zone);
  await newLead(server, 'Yesterday', { followUpOn: addDays(today, -1) });
  await newLead(server, 'Today', { followUpOn: today });
  await newLead(server, 'Sunday', { followUpOn: sundayFrom(today) });
  await newLead(server, 'Monday', { followUpOn: addDays(sundayFrom(today), 1) });
  await newLead(server, 'Won', { followUpOn: today, status: 'won' });
  await newLead(server, 'None');
  expect(await select(server, { due: 'overdue', zone })).toEqual(['Yesterday']);
  expect(await select(server, { due: 'today', zone })).toEqual(['Today']);
  expect(await select(server, { due: 'due', zone })).toEqual(['Yesterday', 'Today']);
  expect(await select(server, { due: 'week', zone })).toEqual(['Today', 'Sunday']);
});

test('filters by requested call', async () => {
  await using server = await open();
  const message = '30-minute strategy call: Monday, March 1, 2027, Morning (Europe/Berlin)';
  await newLead(server, 'Ada', {}, { message });
  await newLead(server, 'Bob', { status: 'won' }, { message });
  await newLead(server, 'Cyd', {}, { message: `Hello. ${message}` });
  expect(await select(server, { call: 'requested' })).toEqual(['Ada', 'Bob']);
  expect(await select(server, { call: 'open' })).toEqual(['Ada']);
});

test('a column of the kanban board has the latest contact first, page by page', async () => {
  await using server = await open();
  const ada = await newLead(server, 'Ada');
  for (const name of ['Bob', 'Cyd', 'Dan']) await newLead(server, name);
  const column = (query: object) => ask(server, 'kanbanColumn', { status: 'new', ...query });
  const first = await column({ limit: 3 });
  expect(namesOf(first.leads)).toEqual(['Dan', 'Cyd', 'Bob']);
  const last = await column({ limit: 3, cursor: first.nextCursor });
  expect(namesOf(last.leads)).toEqual(['Ada']);
  expect(last.nextCursor).toBeNull();
  await server.post('/trpc/leads.addNote', { id: ada, note: 'Called' }, bearer);
  expect(namesOf((await column({})).leads)).toEqual(['Ada', 'Dan', 'Cyd', 'Bob']);
  // By date of arrival for a filter by date, whose cursors differ.
  const byDate = { from: '2020-01-01', limit: 1 };
  const dated = await column(byDate);
  expect(namesOf(dated.leads)).toEqual(['Dan']);
  expect(namesOf((await column({ ...byDate, cursor: dated.nextCursor })).leads)).toEqual(['Cyd']);
  const wrong = { status: 'new', cursor: 'abc' };
  expect((await server.query('leads.kanbanColumn', wrong)).statusCode).toBe(400);
});

test('a column of the kanban board applies the filter, and takes one status other than spam', async () => {
  await using server = await open();
  await newLead(server, 'Ada', { status: 'qualified' });
  await newLead(server, 'Bob', { status: 'qualified' }, { offerType: 'skool-course' });
  const query = { status: 'qualified', offer: 'skool-course' };
  expect(namesOf((await ask(server, 'kanbanColumn', query)).leads)).toEqual(['Bob']);
  for (const status of ['spam', 'not-spam', undefined])
    expect((await server.query('leads.kanbanColumn', { status })).statusCode).toBe(400);
});
