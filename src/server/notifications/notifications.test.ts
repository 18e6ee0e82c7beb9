import { expect, test } from 'vitest';
import { browserOf, newPerson, postSignIn, signInAs } from '../../../test/accounts.ts';
import { bearer, lead, quiz, testApp, type TestApp, withoutGemini } from '../../../test/app.ts';
import { startMailgun } from '../../../test/mailgun.ts';
import { links, press, publicUrl, subscribe } from '../../../test/newsletter.ts';
import { stoppedDate } from '../../../test/stoppedClock.ts';
import type { NotificationMode, NotifiedEvent } from '../../shared/notifications.ts';
import type { Role } from '../../shared/accounts.ts';
import { AccountEntity } from '../access/accounts/entity.ts';
import { setEdits } from '../content/siteContent.ts';
import { settingDefaults } from '../site/settings.ts';
import { OutboxEntity } from '../jobs/outbox/entity.ts';
import { LeadEntity } from '../leads/entity.ts';

type Mailgun = Awaited<ReturnType<typeof startMailgun>>;

const open = (mailgun: Mailgun, more: Record<string, string> = {}) =>
  testApp({
    environment: {
      ...mailgun.environment,
      ...withoutGemini,
      LEAD_NOTIFY_EMAIL: '',
      PUBLIC_URL: publicUrl,
      ...more,
    },
  });
const set = (server: TestApp, accountId: string, event: NotifiedEvent, mode: NotificationMode) =>
  server.post('/trpc/admin.notifications.set', { accountId, event, mode }, bearer);

/** Adds somebody who is notified of these events in a way. */
async function person(
  server: TestApp,
  email: string,
  modes: Partial<Record<NotifiedEvent, NotificationMode>>,
  role: Role = 'editor',
) {
  const { id } = await newPerson(server, role, 'Grace', email);
  const choose = (event: NotifiedEvent) => {
    const mode = modes[event];
    return mode && set(server, id, event, mode);
  };
  for (const event of ['lead', 'call', 'quiz', 'subscriber', 'failure'] as const)
    expect((await choose(event))?.statusCode ?? 200).toBe(200);
  return { id, email };
}

/** Processes every row that is due, and those that follow. */
async function settle(server: TestApp) {
  for (;;) {
    const due = { state: 'waiting' as const, dueAt: { $lte: new Date() } };
    const rows = await server.orm.em.fork().find(OutboxEntity, due);
    if (rows.length === 0) return;
    for (const { key } of rows) await server.outbox.runNow(key, 120_000);
  }
}

const toTeam = (mailgun: Mailgun) =>
  mailgun.accepted
    .filter(({ to }) => to?.endsWith('@team.example'))
    .map(({ to, subject }) => [to?.split('@')[0], subject])
    .toSorted();

const call = {
  ...lead,
  message: '30-minute strategy call: Monday, March 2, 2026, Morning (Europe/London)',
};

test('each event reaches at once those who chose so, once, and nobody else', async () => {
  await using mailgun = await startMailgun();
  await using server = await open(mailgun);
  await person(server, 'leads@team.example', { lead: 'atOnce', quiz: 'daily' });
  await person(server, 'calls@team.example', { call: 'atOnce' });
  await person(server, 'both@team.example', { lead: 'atOnce', call: 'atOnce' });
  await person(server, 'rest@team.example', {
    quiz: 'atOnce',
    subscriber: 'atOnce',
    failure: 'atOnce',
  });
  await person(server, 'daily@team.example', { lead: 'daily', call: 'daily', quiz: 'daily' });
  const invited = await person(server, 'invited@team.example', { lead: 'atOnce' });
  await server.orm.em
    .fork()
    .nativeUpdate(AccountEntity, { id: invited.id }, { passwordHash: null });
  const removed = await person(server, 'removed@team.example', { lead: 'atOnce' });
  await server.post('/trpc/admin.accounts.team.remove', { id: removed.id }, bearer);

  await server.post('/api/leads', lead, { 'idempotency-key': 'one' });
  await server.post('/api/leads', lead, { 'idempotency-key': 'one' });
  await server.post('/api/leads', call);
  await server.post('/api/quiz', quiz, bearer);
  await subscribe(server, 'ada@example.com');
  expect(await press(server, (await links(server)).confirm)).toBe('done');
  await settle(server);
  const leadMail = 'New lead: Ada Lovelace';
  expect(toTeam(mailgun)).toEqual([
    ['both', leadMail],
    ['both', leadMail],
    ['calls', leadMail],
    ['leads', leadMail],
    ['leads', leadMail],
    ['rest', 'New newsletter subscriber'],
    ['rest', 'New quiz response: Ada Lovelace'],
  ]);
  const [mail] = mailgun.accepted.filter(({ to }) => to === 'calls@team.example');
  expect(mail?.text).toContain('your choice under “Notifications”');
  expect(mail?.['h:Reply-To']).toBe(lead.email);
});

test('a delivery that failed for good is notified once, but not a failed notification', async () => {
  await using mailgun = await startMailgun();
  await using server = await open(mailgun);
  await person(server, 'ops@team.example', { failure: 'atOnce', lead: 'atOnce' });
  mailgun.setMode('badRecipient');
  await subscribe(server, 'ada@example.com');
  await settle(server);
  await server.post('/api/leads', lead);
  const em = server.orm.em.fork();
  const failures = () => em.count(OutboxEntity, { key: { $like: 'failure-notice:%' } });
  await settle(server);
  expect(await failures()).toBe(1);
  mailgun.setMode('ok');
  await em.nativeUpdate(
    OutboxEntity,
    { key: { $like: 'failure-notice:%' } },
    { state: 'waiting', dueAt: new Date(0), attempts: 0 },
  );
  await settle(server);
  expect(toTeam(mailgun)).toEqual([['ops', 'Delivery failed: Email']]);
  expect(mailgun.accepted.at(-1)?.text).not.toContain('ada@example.com');
});

test('past ten in an hour the rest comes in a digest of what each chose', async () => {
  const clock = stoppedDate(Date.UTC(2026, 10, 21, 9, 30));
  await using mailgun = await startMailgun();
  await using server = await open(mailgun);
  await person(server, 'leads@team.example', { lead: 'atOnce' });
  await person(server, 'calls@team.example', { call: 'atOnce' });
  await person(server, 'quiz@team.example', { quiz: 'atOnce' });
  for (let n = 0; n < 12; n++) await server.post('/api/leads', lead, bearer);
  await server.post('/api/leads', { ...call, firstName: 'Evil' }, bearer);
  await settle(server);
  mailgun.accepted.length = 0;
  clock.goTo(Date.UTC(2026, 10, 21, 10, 2));
  await settle(server);
  expect(toTeam(mailgun)).toEqual([
    ['calls', '1 more in the last hour: 1 call request'],
    ['leads', '3 more in the last hour: 3 leads'],
  ]);
  expect(mailgun.accepted[0]?.text).not.toContain('Evil');
});

/** The emails of the morning, as two processes of the site send them. */
async function morning(server: TestApp, other: TestApp) {
  await Promise.all([server, other].map((one) => one.app.housekeeping.run()));
  await Promise.all([settle(server), settle(other)]);
}

test('daily notifications come at 8:00 of the agency, also when clocks change, from one process', async () => {
  const clock = stoppedDate('2026-10-30T20:00:00Z');
  await using mailgun = await startMailgun();
  await using server = await open(mailgun);
  await using other = await testApp({ url: server.url, environment: mailgun.environment });
  try {
    setEdits({ settings: { ...settingDefaults(), agency: { timeZone: 'America/New_York' } } });
    await person(server, 'daily@team.example', { lead: 'daily', subscriber: 'daily' });
    await person(server, 'calls@team.example', { call: 'daily', lead: 'never' });
    await server.post('/api/leads', call, bearer);
    await server.post('/api/leads', { ...lead, firstName: 'Evil' }, bearer);
    await server.post('/api/quiz', quiz, bearer);
    const at = async (time: string) => {
      clock.goTo(time);
      mailgun.accepted.length = 0;
      await morning(server, other);
      return toTeam(mailgun);
    };
    expect(await at('2026-10-30T21:05:00Z')).toEqual([]);
    // 8:00 is 12:00 in UTC until the night to November 1, and 13:00 afterward.
    expect(await at('2026-10-31T11:59:00Z')).toEqual([]);
    expect(await at('2026-10-31T12:00:00Z')).toEqual([
      ['calls', 'Daily report: 1 call request'],
      ['daily', 'Daily report: 2 leads'],
    ]);
    expect(mailgun.accepted[0]?.text).toContain('Fri 16:00');
    expect(mailgun.accepted.map(({ text }) => text).join()).not.toMatch(/Evil|Ada/);
    await server.post('/api/leads', lead, bearer);
    expect(await at('2026-10-31T13:10:00Z')).toEqual([]);
    expect(await at('2026-10-31T14:20:00Z')).toEqual([]);
    expect(await at('2026-11-01T12:30:00Z')).toEqual([]);
    expect(await at('2026-11-01T13:00:00Z')).toEqual([['daily', 'Daily report: 1 lead']]);
    // Nothing happened.
    expect(await at('2026-11-01T14:30:00Z')).toEqual([]);
    expect(await at('2026-11-02T13:00:30Z')).toEqual([]);
    const em = server.orm.em.fork();
    expect(await em.count(OutboxEntity, { kind: 'dailyNotices', state: 'done' })).toBe(3);
  } finally {
    setEdits({});
  }
});

test('owners hear of failures daily unless they choose otherwise, and others of nothing', async () => {
  stoppedDate('2026-10-30T07:00:00Z');
  await using mailgun = await startMailgun();
  await using server = await open(mailgun);
  await newPerson(server, 'owner', 'Ada', 'owner@team.example');
  await newPerson(server, 'editor', 'Grace', 'editor@team.example');
  mailgun.setMode('badRecipient');
  await subscribe(server, 'ada@example.com');
  await settle(server);
  mailgun.setMode('ok');
  await server.app.housekeeping.run();
  stoppedDate('2026-10-30T08:00:00Z');
  await settle(server);
  expect(toTeam(mailgun)).toEqual([['owner', 'Daily report: 1 failed delivery']]);
});

test('owners choose for everybody, and everybody for themselves', async () => {
  await using server = await testApp();
  const list = async (headers: Record<string, string>) =>
    (await server.query('admin.notifications.list', {}, headers)).json().result.data;
  const viewer = await newPerson(server, 'viewer');
  const headers = browserOf(await postSignIn(server, { email: viewer.email }));
  const owner = await signInAs(server, 'owner');
  const choice = { event: 'lead', mode: 'daily' };
  const post = async (name: string, input: object, by: Record<string, string>) =>
    (await server.post(`/trpc/admin.notifications.${name}`, input, by)).statusCode;
  expect(await post('set', { ...choice, accountId: viewer.id }, headers)).toBe(403);
  expect(await post('setOwn', choice, headers)).toBe(200);
  expect(await list(headers)).toMatchObject({
    people: [{ id: viewer.id, modes: { lead: 'daily', failure: 'never' } }],
    operatorEmail: null,
  });
  expect(await post('set', { ...choice, accountId: viewer.id, mode: 'atOnce' }, owner)).toBe(200);
  const { people, operatorEmail } = await list(owner);
  expect(people.map(({ modes }: { modes: object }) => modes)).toEqual([
    expect.objectContaining({ lead: 'atOnce' }),
    expect.objectContaining({ lead: 'never', failure: 'daily' }),
  ]);
  expect(operatorEmail).toBe(server.config.LEAD_NOTIFY_EMAIL);
  const { entries } = (await server.query('admin.access.audit')).json().result.data;
  const changed = entries.filter(
    ({ kind }: { kind: string }) => kind === 'account.notificationsChanged',
  );
  expect(changed.map(({ changes }: { changes: object }) => changes)).toEqual([
    [{ field: 'lead', before: 'daily', after: 'atOnce' }],
    [{ field: 'lead', before: 'never', after: 'daily' }],
  ]);
});

test('the notification of a person who is erased is not sent', async () => {
  await using mailgun = await startMailgun();
  await using server = await open(mailgun);
  await person(server, 'leads@team.example', { lead: 'atOnce' });
  await server.post('/api/leads', lead);
  await server.post('/trpc/admin.person.erase', { email: lead.email }, bearer);
  expect(await server.orm.em.fork().count(LeadEntity)).toBe(0);
  expect(await server.orm.em.fork().count(OutboxEntity)).toBe(0);
});
