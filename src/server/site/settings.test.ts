import { afterEach, expect, test } from 'vitest';
import { signInAs } from '../../../test/accounts.ts';
import { bearer, lead, testApp, type TestApp, withoutMail } from '../../../test/app.ts';
import { eventually } from '../../../test/eventually.ts';
import { startMailgun } from '../../../test/mailgun.ts';
import { startServer } from '../../../test/process.ts';
import { setEdits, siteContent } from '../content/siteContent.ts';
import { OutboxEntity } from '../jobs/outbox/entity.ts';
import { VisitEventEntity } from '../visits/entity.ts';
import { settingDefaults } from './settings.ts';

// All servers of a process share the content.
afterEach(() => setEdits({}));

type Fields = Partial<Record<keyof ReturnType<typeof settingDefaults>, object>>;

/** The settings of the file with these fields. */
function settingsWith(fields: Fields) {
  const sections = Object.entries({ ...settingDefaults() });
  return Object.fromEntries(
    sections.map(([name, section]) => [
      name,
      { ...section, ...Object.entries(fields).find(([key]) => key === name)?.[1] },
    ]),
  );
}
const publish = (
  server: TestApp,
  version: number,
  fields: Fields,
  headers: Record<string, string> = bearer,
) =>
  server.post(
    '/trpc/site.publish',
    { key: 'settings', version, fields: settingsWith(fields) },
    headers,
  );
const policyOf = async (server: TestApp) =>
  String((await server.inject('/contact')).headers['content-security-policy']);

test('a setting acts at once: in the policy, in kept pages, in emails and in the consent', async () => {
  await using mailgun = await startMailgun();
  await using server = await testApp({ environment: mailgun.environment });
  expect(await policyOf(server)).toContain("frame-src 'none'");
  expect((await server.inject('/contact')).body).not.toContain('cal.example');
  const record = async () => {
    await server.post('/trpc/visits.record', {
      visitorId: 'a1b2c3d4-0000-4000-8000-000000000001',
      kind: 'page',
      name: '/',
    });
    return server.orm.em.fork().count(VisitEventEntity);
  };
  expect(await record()).toBe(0);
  const published = await publish(server, 0, {
    mail: { senderName: 'Grace', senderAddress: 'grace@example.com', replyTo: 'team@example.com' },
    embeds: { calendarUrl: 'https://cal.example/roi', analyticsId: 'G-ABC123' },
    visitors: { history: true },
  });
  expect(published.statusCode).toBe(200);
  expect(await policyOf(server)).toContain('frame-src https://cal.example;');
  expect(await policyOf(server)).toContain('https://www.googletagmanager.com');
  expect((await server.inject('/contact')).body).toContain('https://cal.example/roi');
  expect(await record()).toBe(1);
  const sent = async (key: string) => {
    await server.outbox.runNow(key, 120_000);
    const { from, 'h:Reply-To': replyTo } = mailgun.accepted.at(-1) ?? {};
    return [from, replyTo];
  };
  const { id } = (await server.post('/api/leads', lead)).json().lead;
  expect(await sent(`lead-notice:${id}`)).toEqual(['Grace <grace@example.com>', lead.email]);
  await server.post('/trpc/newsletter.subscribe', { email: 'ada@example.com' });
  const { key } = await server.orm.em
    .fork()
    .findOneOrFail(OutboxEntity, { key: { $like: 'newsletter:%' } });
  expect(await sent(key)).toEqual(['Grace <grace@example.com>', 'team@example.com']);
});

test('variables of the environment win, and the form says so', async () => {
  const environment = {
    MAIL_FROM: 'Operator <op@example.com>',
    VISITOR_HISTORY: 'off',
    RETENTION_AUDIT_DAYS: '12',
    SCHEDULING_EMBED_URL: 'https://operator.example/cal',
    HUBSPOT_REGION: '',
  };
  await using server = await testApp({ environment });
  await publish(server, 0, { embeds: { calendarUrl: 'https://cal.example/roi' } });
  expect(await policyOf(server)).toContain('frame-src https://operator.example;');
  const { operator, defaults } = (await server.query('site.settingSources')).json().result.data;
  expect(operator).toEqual([
    { path: 'mail.senderName', variable: 'MAIL_FROM', value: 'Operator' },
    { path: 'mail.senderAddress', variable: 'MAIL_FROM', value: 'op@example.com' },
    {
      path: 'embeds.calendarUrl',
      variable: 'SCHEDULING_EMBED_URL',
      value: 'https://operator.example/cal',
    },
    { path: 'visitors.history', variable: 'VISITOR_HISTORY', value: false },
    { path: 'retention.audit', variable: 'RETENTION_AUDIT_DAYS', value: 12 },
  ]);
  expect(defaults).toEqual(settingDefaults());
});

test('owners change settings, editors and viewers see them, strangers do not', async () => {
  await using server = await testApp({ environment: withoutMail });
  const fields = { embeds: { analyticsId: 'G-SECRET1' } };
  for (const role of ['viewer', 'editor'] as const) {
    const headers = await signInAs(server, role);
    expect((await publish(server, 0, fields, headers)).statusCode).toBe(403);
    expect((await server.query('site.open', { key: 'settings' }, headers)).statusCode).toBe(200);
  }
  const owner = await signInAs(server, 'owner');
  expect((await publish(server, 0, fields, owner)).statusCode).toBe(200);
  for (const call of ['content.get', 'site.open']) {
    const input = call === 'content.get' ? { keys: ['settings'] } : { key: 'settings' };
    const response = await server.query(call, input, {});
    expect([call, response.statusCode]).toEqual([call, call === 'content.get' ? 400 : 401]);
  }
  const text = { ...siteContent().documents['pages/about'] };
  const leak = JSON.parse(
    JSON.stringify(text).replace(/"title":"/, '"title":"{{settings.embeds.analyticsId}} '),
  );
  const refused = await server.post(
    '/trpc/site.publish',
    { key: 'pages/about', version: 0, fields: leak },
    bearer,
  );
  expect(refused.statusCode).toBe(400);
  expect(refused.body).toContain('settings.embeds.analyticsId');
});

test('refuses a wrong value with the name of its field, and logs old and new values', async () => {
  await using server = await testApp();
  const wrong = await publish(server, 0, {
    agency: { timeZone: 'Mars/Olympus' },
    mail: { senderAddress: 'nobody' },
    retention: { audit: 0 },
  });
  expect(wrong.json().error.data.fields).toEqual({
    'fields.agency.timeZone': 'Takes the name of a time zone, such as America/New_York',
    'fields.mail.senderAddress': 'Takes an email address',
    'fields.retention.audit': 'Takes a whole number from 1 to 36500',
  });
  await publish(server, 0, { retention: { audit: 500 }, embeds: { analyticsId: 'G-1' } });
  await publish(server, 1, { retention: { audit: 500 } });
  await server.post('/trpc/site.restore', { key: 'settings', version: 2, restored: null }, bearer);
  const { entries } = (await server.query('admin.access.audit')).json().result.data;
  expect(
    entries.map(({ kind, objectId, changes }: Record<string, unknown>) => [
      kind,
      objectId,
      changes,
    ]),
  ).toEqual([
    ['content.reset', 'settings', [{ field: 'retention.audit', before: '500', after: '400' }]],
    ['content.edited', 'settings', [{ field: 'embeds.analyticsId', before: 'G-1', after: null }]],
    [
      'content.edited',
      'settings',
      [
        { field: 'embeds.analyticsId', before: null, after: 'G-1' },
        { field: 'retention.audit', before: '400', after: '500' },
      ],
    ],
  ]);
});

test('a change in one process acts in another without a restart', async () => {
  await using server = await testApp();
  const other = await startServer({
    environment: { DATABASE_URL: server.url, UPLOADS_DIR: server.config.UPLOADS_DIR },
  });
  const policy = async () =>
    (await fetch(`${other.url}/contact`)).headers.get('content-security-policy');
  expect(await policy()).toContain("frame-src 'none'");
  await publish(server, 0, { embeds: { calendarUrl: 'https://cal.example/roi' } });
  await eventually(async () => expect(await policy()).toContain('frame-src https://cal.example;'));
  other.kill('SIGTERM');
  await other.ended();
});
