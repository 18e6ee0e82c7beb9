import { expect, test, vi } from 'vitest';
import { callAccounts, newPerson } from '../../../../test/accounts.ts';
import { bearer, ownPage, testApp, type TestApp as Server } from '../../../../test/app.ts';
import { startMailgun } from '../../../../test/mailgun.ts';
import { stoppedDate } from '../../../../test/stoppedClock.ts';
import { HOUR_MS } from '../../../shared/durations.ts';
import { OutboxEntity } from '../../jobs/outbox/entity.ts';

const email = 'ada@example.com';
const invitation = { email, name: 'Ada', role: 'editor' };
/** Headers from which frameworks take the host of a link. */
const forged = {
  host: 'evil.example',
  origin: 'https://evil.example',
  referer: 'https://evil.example/admin',
  forwarded: 'host=evil.example;proto=https',
  'x-forwarded-host': 'evil.example',
  'x-forwarded-proto': 'https',
  'x-forwarded-port': '444',
  'x-forwarded-server': 'evil.example',
  'x-original-host': 'evil.example',
  'x-host': 'evil.example',
};

/** Sends what is in the outbox. */
async function deliver({ orm, outbox }: Server) {
  const rows = await orm.em.fork().find(OutboxEntity, { state: 'waiting' });
  for (const { key } of rows) expect(await outbox.runNow(key, 120_000)).toBe('done');
}
const askReset = (server: Server, to: string, headers: Record<string, string> = ownPage) =>
  callAccounts(server, 'link.requestReset', { email: to }, headers);

test.each([
  ['https://www.example.com', 'https://www.example.com'],
  ['', 'http://localhost:3000'],
])('with PUBLIC_URL=%s no header changes where a link leads', async (PUBLIC_URL, site) => {
  await using mailgun = await startMailgun();
  const environment = {
    ...mailgun.environment,
    PUBLIC_URL,
    // Production requires a PUBLIC_URL.
    NODE_ENV: PUBLIC_URL && 'production',
    PORT: '3000',
    TRUST_PROXY: '127.0.0.1',
  };
  await using server = await testApp({ environment });
  const headers = { ...bearer, ...forged };
  const invited = (await callAccounts(server, 'team.invite', invitation, headers)).json().result;
  const { id } = await newPerson(server, 'editor', 'Eve', 'eve@example.com');
  const link = (await callAccounts(server, 'team.link', { id }, headers)).json().result;
  for (const { data } of [invited, link])
    expect(data.url).toMatch(new RegExp(`^${site}/admin/password#[\\w-]{43}$`));
  const reset = await askReset(server, 'eve@example.com', forged);
  expect(reset.json().result.data).toEqual({ isMailed: true });
  await deliver(server);
  expect(mailgun.accepted.map(({ to }) => to).toSorted()).toEqual([
    email,
    'eve@example.com',
    'eve@example.com',
  ]);
  for (const { text = '', html = '' } of mailgun.accepted) {
    expect(text).toContain(`${site}/admin/password#`);
    expect(text + html).not.toContain('evil');
  }
});

test('a reset is answered before anything is emailed, once an hour, and for everybody alike', async () => {
  const clock = stoppedDate();
  await using mailgun = await startMailgun();
  await using server = await testApp({ environment: mailgun.environment });
  await newPerson(server, 'editor', 'Ada', email);
  const log = vi.spyOn(server.orm.config.getLogger(), 'logQuery');
  const ask = async (to: string) => {
    log.mockClear();
    const { statusCode, headers, ...answer } = await askReset(server, to);
    const { 'x-request-id': id, date: _date, ...rest } = headers;
    const body = answer.body.replace(String(id), '');
    return { statusCode, body, rest, statements: log.mock.calls.map(([{ query }]) => query) };
  };
  await ask('first@example.com');
  const first = await ask(email);
  expect(first.body).toContain('"isMailed":true');
  expect(await ask('nobody@example.com')).toEqual(first);
  expect(mailgun.accepted).toEqual([]);
  // Within the hour, however the address is written.
  const again = await ask(email);
  expect([first.statusCode, again.statusCode]).toEqual([200, 429]);
  expect(await ask('NOBODY@example.com')).toEqual(again);
  await Promise.all([ask('ADA@example.com'), ask('ada+1@example.com'), ask(email)]);
  await deliver(server);
  expect(mailgun.accepted.map(({ to }) => to)).toEqual([email]);
  clock.pass(HOUR_MS + 1000);
  await Promise.all([ask(email), ask(email)]);
  await deliver(server);
  expect(mailgun.accepted).toHaveLength(2);
});

test('an address gets one invitation an hour; strangers who ask for a reset do not use it up', async () => {
  const clock = stoppedDate();
  await using mailgun = await startMailgun();
  await using server = await testApp({ environment: mailgun.environment });
  await askReset(server, email);
  const first = (await callAccounts(server, 'team.invite', invitation, bearer)).json().result.data;
  const { accounts } = (await server.query('admin.accounts.team.list')).json().result.data;
  const [{ id }] = accounts;
  const renew = async () =>
    (await callAccounts(server, 'team.link', { id }, bearer)).json().result.data;
  const [second, third] = await Promise.all([renew(), renew()]);
  expect([first, second, third].map(({ isMailed }) => isMailed)).toEqual([true, false, false]);
  for (const link of [first, second, third]) {
    const token = new URL(link.url).hash.slice(1);
    const read = await callAccounts(server, 'link.read', { token }, ownPage);
    expect(read.json().result.data).toMatchObject({ purpose: 'invitation', email });
  }
  await deliver(server);
  expect(mailgun.accepted.map(({ to }) => to)).toEqual([email]);
  clock.pass(HOUR_MS + 1000);
  await renew();
  await deliver(server);
  expect(mailgun.accepted).toHaveLength(2);
});
