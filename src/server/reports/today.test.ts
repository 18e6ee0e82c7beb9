import { beforeEach, expect, test } from 'vitest';
import { newPerson } from '../../../test/accounts.ts';
import { bearer, lead, testApp } from '../../../test/app.ts';
import { stoppedDate } from '../../../test/stoppedClock.ts';
import { addDays } from '../../shared/dates.ts';
import { dayInZone } from '../../shared/zonedDates.ts';
import { DAY_MS } from '../../shared/durations.ts';
import { LeadEntity } from '../leads/entity.ts';

type Server = Awaited<ReturnType<typeof testApp>>;
beforeEach(() => void stoppedDate());

const today = async (server: Server, zone = 'UTC') =>
  (await server.query('admin.today', { zone })).json().result.data;

async function newLead(server: Server, input: object): Promise<string> {
  return (await server.post('/api/leads', { ...lead, ...input }, bearer)).json().lead.id;
}

const change = (server: Server, input: object) => server.post('/trpc/leads.update', input, bearer);

test('lists requested calls in the zone of the person, until they are settled', async () => {
  await using server = await testApp();
  const request = '30-minute strategy call: Monday, March 1, 2027, Morning (Europe/Berlin)';
  const id = await newLead(server, { firstName: 'Ada', message: `${request}\nHello` });
  await newLead(server, {
    message: '30-minute strategy call: any day, Morning (unknown)',
  });
  await newLead(server, { message: 'No call, please.' });
  const { calls } = await today(server);
  expect(calls.map(({ call }: { call: unknown }) => call)).toEqual([
    null,
    { day: '2027-03-01', time: 'Morning', zone: 'Europe/Berlin' },
  ]);
  await change(server, { id, status: 'won' });
  expect((await today(server)).calls).toHaveLength(1);
});

test('lists follow-ups that are due in the zone of the viewer, the oldest first', async () => {
  await using server = await testApp();
  const { id: ownerId } = await newPerson(server, 'editor', 'Grace');
  const day = dayInZone('Pacific/Kiritimati');
  const names = ['today', 'yesterday', 'tomorrow', 'lost'];
  const days = [day, addDays(day, -1), addDays(day, 1), day];
  for (const [index, firstName] of names.entries()) {
    const id = await newLead(server, { firstName });
    await change(server, { id, followUpOn: days[index], ownerId });
    if (firstName === 'lost') await change(server, { id, status: 'lost' });
  }
  const { followUps } = await today(server, 'Pacific/Kiritimati');
  expect(
    followUps.map(({ name, owner }: { name: string; owner: string }) => [
      name.split(' ')[0],
      owner,
    ]),
  ).toEqual([
    ['yesterday', 'Grace'],
    ['today', 'Grace'],
  ]);
});

test('compares the last seven days with the seven before, without spam', async () => {
  await using server = await testApp();
  const ages = [0, 1, 6, 7, 13, 14];
  for (const age of ages) {
    const id = await newLead(server, {});
    const createdAt = new Date(Date.now() - age * DAY_MS);
    await server.orm.em.fork().nativeUpdate(LeadEntity, { id }, { createdAt });
  }
  const spam = await newLead(server, {});
  await change(server, { id: spam, status: 'spam' });
  expect((await today(server)).figures.leads).toEqual({ current: 3, previous: 2 });
});
