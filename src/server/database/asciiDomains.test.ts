import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { newPerson } from '../../../test/accounts.ts';
import {
  bearer,
  freshDatabase,
  lead,
  type TestApp,
  testApp,
  withoutMail,
} from '../../../test/app.ts';
import { PersonEntity } from '../people/entity.ts';
import { personSubject } from '../people/ownData/tokens.ts';
import { VisitorIdentityEntity } from '../visits/entity.ts';

const [former, key] = ['jörg@müller.example', 'jörg@xn--mller-kva.example'];
const columns = [
  ['leads', 'email_key'],
  ['subscribers', 'address_key'],
  ['subscribers', 'email_key'],
  ['visitor_identities', 'email_key'],
  ['people', 'email_key'],
  ['accounts', 'email_key'],
] as const;

/** Stores what a person leaves, and an account of theirs, under the key that addresses had then. */
async function enter(server: TestApp, email: string) {
  const em = server.orm.em.fork();
  await server.post('/api/leads', { ...lead, email });
  await server.post('/trpc/newsletter.subscribe', { email });
  await server.post('/trpc/privacy.requestLink', { email });
  await em.insert(VisitorIdentityEntity, { visitorId: randomUUID(), emailKey: key });
  await em.insert(PersonEntity, { emailKey: key });
  await newPerson(server, 'owner', email, key);
  for (const [table, column] of columns)
    await em.execute(`update ${table} set ${column} = ? where ${column} = ?`, [email, key]);
  const [present, past] = [personSubject(key), personSubject(email)];
  await em.execute('update outbox set about_id = ? where about_id = ?', [past, present]);
  await em.execute('delete from mail_recipients');
}

test('people whose domain was stored as it was written are one with those who wrote it in ASCII', async () => {
  const url = await freshDatabase();
  {
    await using server = await testApp({ url, environment: withoutMail });
    for (const email of [former, key]) await enter(server, email);
    const em = server.orm.em.fork();
    await em.execute("delete from mikro_orm_migrations where name like '%asciiDomains'");
  }
  await using server = await testApp({ url, environment: withoutMail });
  const keys = async () =>
    Object.fromEntries(
      await Promise.all(
        columns.map(async ([table, column]) => {
          const sql = `select ${column} as key from ${table} order by case when ${column} is null then 1 else 0 end`;
          const rows = await server.orm.em.fork().execute<{ key: string | null }[]>(sql);
          return [`${table}.${column}`, rows.map((row) => row.key)] as const;
        }),
      ),
    );
  expect(await keys()).toEqual({
    'leads.email_key': [key, key],
    'subscribers.address_key': [key, key],
    'subscribers.email_key': [key, null],
    'visitor_identities.email_key': [key, key],
    'people.email_key': [key],
    'accounts.email_key': [key, null],
  });
  const { counts } = (await server.query('admin.person.find', { email: former })).json().result
    .data;
  expect(counts).toMatchObject({ leads: 2, subscriptions: 2 });
  await server.post('/trpc/admin.person.erase', { email: former }, bearer);
  expect(await keys()).toMatchObject({ 'leads.email_key': [], 'subscribers.address_key': [] });
  const outbox = await server.orm.em.fork().execute('select payload from outbox');
  expect(JSON.stringify(outbox)).not.toMatch(/müller|mller/);
});
