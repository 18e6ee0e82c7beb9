import { expect, test } from 'vitest';
import { newPerson, postSignIn, browserOf } from '../../../test/accounts.ts';
import { bearer, lead, testApp } from '../../../test/app.ts';
import { LeadEventEntity } from './entity.ts';

type Server = Awaited<ReturnType<typeof testApp>>;

async function createLead(server: Server): Promise<string> {
  return (await server.post('/api/leads', lead, bearer)).json().lead.id;
}
async function update(server: Server, input: object, headers: Record<string, string> = bearer) {
  const response = await server.post('/trpc/leads.update', input, headers);
  const { result, error } = response.json();
  return { status: response.statusCode, lead: result?.data, error };
}
const details = async (server: Server, id: string) =>
  (await server.query('leads.get', { id })).json().result.data;
const people = async (server: Server): Promise<{ id: string; name: string }[]> =>
  (await server.query('admin.accounts.people', {})).json().result.data.people;
const none = { status: 'new', owner: null, followUpOn: null, lastContactAt: null };

test('status, owner and follow-up are changed together, and the history says so', async () => {
  await using server = await testApp();
  const { email } = await newPerson(server, 'editor', 'Ada');
  const browser = browserOf(await postSignIn(server, { email }));
  const [ada] = await people(server);
  const id = await createLead(server);
  expect(await details(server, id)).toMatchObject({ ...none, call: '' });

  const changed = await update(
    server,
    { id, status: 'contacted', ownerId: ada?.id, followUpOn: '2026-11-30' },
    browser,
  );
  const progress = {
    status: 'contacted',
    owner: ada,
    followUpOn: '2026-11-30',
    lastContactAt: expect.stringMatching(/^20/),
  };
  expect(changed).toMatchObject({ status: 200, lead: progress });
  const listed = (await server.query('leads.page', {})).json().result.data.leads;
  expect(listed).toMatchObject([{ id, ...progress }]);

  await update(server, { id, ownerId: null, followUpOn: null });
  const { events, ...removed } = await details(server, id);
  expect(removed).toMatchObject({ status: 'contacted', owner: null, followUpOn: null });
  expect(
    events.map((event: { author: string; toStatus: string | null; change: string | null }) => [
      event.author,
      event.change ?? event.toStatus,
    ]),
  ).toEqual([
    ['Admin', 'Follow-up removed'],
    ['Admin', 'Owner removed'],
    ['Ada', 'Follow-up set to Nov 30, 2026'],
    ['Ada', 'Owner set to Ada'],
    ['Ada', 'contacted'],
  ]);
});

test('a change of a value that somebody else changed meanwhile is a conflict', async () => {
  await using server = await testApp();
  const id = await createLead(server);
  const seen = { status: 'new', ownerId: null, followUpOn: null };
  await update(server, { id, status: 'won', expected: seen });

  const { status, error } = await update(server, { id, status: 'lost', expected: seen });
  expect([status, error.data.detail]).toEqual([
    409,
    { status: 'won', owner: null, followUpOn: null, wonValue: null },
  ]);
  expect(await details(server, id)).toMatchObject({ status: 'won' });
  // Neither another field nor the same value is a conflict.
  const other = await update(server, { id, followUpOn: '2026-12-01', expected: seen });
  expect(other).toMatchObject({ status: 200, lead: { status: 'won', followUpOn: '2026-12-01' } });
  const same = await update(server, { id, status: 'won', expected: seen });
  expect(same.status).toBe(200);
  expect((await details(server, id)).events).toHaveLength(2);
  // Without the values that were seen, the change is applied.
  expect((await update(server, { id, status: 'lost' })).lead.status).toBe('lost');
});

test('a lead that was won has a value, which the history names', async () => {
  await using server = await testApp();
  const id = await createLead(server);
  const seen = { wonValue: null };
  const won = await update(server, { id, status: 'won', wonValue: 12_500, expected: seen });
  expect(won).toMatchObject({ status: 200, lead: { status: 'won', wonValue: 12_500 } });
  const late = await update(server, { id, wonValue: 1, expected: seen });
  expect([late.status, late.error.data.detail.wonValue]).toEqual([409, 12_500]);
  const zero = await update(server, { id, wonValue: 0 });
  expect(zero.lead.wonValue).toBe(0);
  await update(server, { id, wonValue: null });
  const { events, wonValue } = await details(server, id);
  expect(wonValue).toBeNull();
  expect(events.flatMap(({ change }: { change: string | null }) => change ?? [])).toEqual([
    'Value removed',
    'Value set to $0',
    'Value set to $12,500',
  ]);
});

test('rejects invalid changes', async () => {
  await using server = await testApp();
  const id = await createLead(server);
  for (const [input, expected, message] of [
    [{ ownerId: '00000000-0000-4000-8000-000000000000' }, 400, 'ownerId: Must be the id of an'],
    [{ ownerId: 'x' }, 400, 'ownerId: Must be the id of an account'],
    [{ followUpOn: '2026-02-30' }, 400, 'followUpOn: Must be a day, such as'],
    [{ wonValue: 1.5 }, 400, 'wonValue: Must be a whole number of dollars, from 0 to'],
    [{ wonValue: -1 }, 400, 'wonValue: Must be a whole number of dollars'],
    [{ wonValue: 1_000_000_001 }, 400, 'wonValue: Must be a whole number of dollars'],
    [{ status: 'maybe' }, 400, 'status: Must be one of new'],
    [{ id: '00000000-0000-4000-8000-000000000000', status: 'won' }, 404, 'Lead not found'],
  ] as const) {
    const { status, error } = await update(server, { id, ...input });
    expect([status, error.message]).toEqual([expected, expect.stringContaining(message)]);
  }
  expect(await details(server, id)).toMatchObject({ ...none, events: [] });
});

test('leads of a removed account have no owner', async () => {
  await using server = await testApp();
  await newPerson(server, 'owner', 'Grace');
  await newPerson(server, 'editor', 'Ada');
  const ada = (await people(server)).find(({ name }) => name === 'Ada');
  const id = await createLead(server);
  await update(server, { id, ownerId: ada?.id });
  await server.post('/trpc/admin.accounts.team.remove', { id: ada?.id }, bearer);
  expect(await details(server, id)).toMatchObject({ owner: null });
  expect(await people(server)).toMatchObject([{ name: 'Grace' }]);
});

test('a note and a change of many leads are contacts', async () => {
  await using server = await testApp();
  const [noted, changed] = [await createLead(server), await createLead(server)];
  await server.post('/trpc/leads.addNote', { id: noted, note: 'Called' }, bearer);
  const bulk = { action: 'status', status: 'contacted', ids: [changed] };
  await server.post('/trpc/leads.bulk', bulk, bearer);
  for (const id of [noted, changed]) {
    const { lastContactAt, events } = await details(server, id);
    expect(lastContactAt).toBe(events[0].createdAt);
  }
});

test('the details have the newest 200 entries of the history, and say if there are earlier ones', async () => {
  await using server = await testApp();
  const id = await createLead(server);
  const em = server.orm.em.fork();
  for (let n = 0; n < 200; n++)
    em.create(LeadEventEntity, {
      leadId: id,
      author: 'Ada',
      note: `Note ${n}`,
      createdAt: new Date(Date.UTC(2026, 0, 1, 0, n)),
    });
  await em.flush();
  expect(await details(server, id)).toMatchObject({ hasEarlierEvents: false });
  await server.post('/trpc/leads.addNote', { id, note: 'Newest' }, bearer);
  const { events, hasEarlierEvents } = await details(server, id);
  expect([events.length, hasEarlierEvents]).toEqual([200, true]);
  expect([events[0].note, events[199].note]).toEqual(['Newest', 'Note 1']);
});
