import { afterEach, expect, test } from 'vitest';
import { newPerson, personPassword, postSignIn, browserOf } from '../../../test/accounts.ts';
import { bearer, ownPage, testApp, withoutMail } from '../../../test/app.ts';
import { contentProblems, fileDocuments, setEdits, siteContent } from '../content/siteContent.ts';
import { DocumentVersionEntity } from './entity.ts';
import { showPublished } from './published.ts';

type Server = Awaited<ReturnType<typeof testApp>>;

// All servers of a process share the content.
afterEach(() => setEdits({}));

const prices = () => Object(fileDocuments().prices);
const site = () => Object(fileDocuments().site);

const open = async (server: Server, key: string) =>
  (await server.query('site.open', { key })).json().result.data;
const publish = (server: Server, key: string, version: number, fields: object) =>
  server.post('/trpc/site.publish', { key, version, fields }, bearer);
const restore = (server: Server, key: string, version: number, restored: number | null) =>
  server.post('/trpc/site.restore', { key, version, restored }, bearer);
const shows = async (server: Server, path: string, text: string) =>
  (await server.inject(path)).body.includes(text);

test('a price that is published shows wherever it is, until the text of the file is back', async () => {
  await using server = await testApp();
  const before = await open(server, 'prices');
  expect(before).toMatchObject({ version: 0, origin: null, isEdited: false, fields: prices() });
  expect(await shows(server, '/', '$1,100')).toBe(true);
  const published = await publish(server, 'prices', 0, { ...prices(), smartSaver: 1234 });
  expect(published.json().result.data).toMatchObject({
    version: 1,
    isEdited: true,
    origin: { reason: 'edited' },
    fields: { smartSaver: 1234 },
    fileChange: null,
  });
  for (const path of ['/', '/offers/smart-saver', '/package-options'])
    expect([path, await shows(server, path, '$1,234')]).toEqual([path, true]);
  await publish(server, 'prices', 1, { ...prices(), smartSaver: 1300 });
  expect((await restore(server, 'prices', 2, 1)).json().result.data).toMatchObject({
    version: 3,
    origin: { reason: 'restored', restoredFrom: 1 },
    fields: { smartSaver: 1234 },
  });
  expect((await restore(server, 'prices', 3, null)).json().result.data).toMatchObject({
    version: 4,
    isEdited: false,
    origin: { reason: 'reset' },
    fields: prices(),
  });
  expect(await shows(server, '/', '$1,234')).toBe(false);
  const { versions } = (await server.query('site.versions', { key: 'prices' })).json().result.data;
  expect(versions.map((one: { version: number }) => one.version)).toEqual([4, 3, 2, 1]);
});

test('of two who publish at once, the second gets the text of the first; a repeated call is none', async () => {
  await using server = await testApp();
  const attempts = await Promise.all(
    [1200, 1201].map((smartSaver) => publish(server, 'prices', 0, { ...prices(), smartSaver })),
  );
  const [accepted, refused] = attempts[0]?.statusCode === 200 ? attempts : attempts.toReversed();
  const current = accepted?.json().result.data;
  expect(refused?.json().error.data).toMatchObject({ code: 'CONFLICT', detail: current });
  const again = await publish(server, 'prices', 0, current.fields);
  expect(again.json().result.data).toEqual(current);
});

test('refuses what a schema or another document does not allow, and says where', async () => {
  await using server = await testApp();
  const fieldsOf = async (key: string, fields: object) => {
    const response = await publish(server, key, 0, fields);
    expect(response.statusCode).toBe(400);
    return response.json().error.data.fields;
  };
  expect(await fieldsOf('prices', { ...prices(), smartSaver: -1, more: 2 })).toEqual({
    'fields.smartSaver': 'Takes a number of at least 1',
    'fields.more': 'Takes nothing: there is no such field',
  });
  const unknown = { ...site(), tagline: 'See {{site.nothing}}' };
  expect(await fieldsOf('site', unknown)).toEqual({
    'fields.tagline': 'Takes references to values: “site.nothing” is no value of this site',
  });
  // Not that the text is empty without it.
  expect(await fieldsOf('site', { ...site(), tagline: '{{site.nothing}}' })).toEqual({
    'fields.tagline': expect.stringContaining('“site.nothing” is no value'),
  });
  expect(await shows(server, '/about', 'site.nothing')).toBe(false);
});

test('viewers read, editors publish, owners also restore', async () => {
  await using server = await testApp({ environment: withoutMail });
  await publish(server, 'prices', 0, { ...prices(), smartSaver: 1234 });
  const codes = async (role: 'viewer' | 'editor' | 'owner') => {
    const { email } = await newPerson(server, role, 'Grace');
    const headers = browserOf(await postSignIn(server, { email, password: personPassword }));
    const call = async (name: string, input: object) =>
      (await server.post(`/trpc/site.${name}`, input, { ...ownPage, ...headers })).statusCode;
    const { version } = await open(server, 'prices');
    return [
      (await server.query('site.open', { key: 'prices' }, headers)).statusCode,
      await call('publish', { key: 'prices', version, fields: { ...prices(), smartSaver: 1 } }),
      await call('restore', { key: 'prices', version: version + 1, restored: 1 }),
    ];
  };
  expect(await codes('viewer')).toEqual([200, 403, 403]);
  expect(await codes('editor')).toEqual([200, 200, 403]);
});

test('the preview shows the real page with a draft, to editors only', async () => {
  await using server = await testApp();
  const draft = {
    key: 'site',
    path: '/about',
    fields: { ...site(), proposal: { ...site().proposal, label: 'Grace Hopper' } },
  };
  const shown = await server.post('/admin/preview', draft, bearer);
  expect(shown.headers['cache-control']).toBe('private, no-store');
  expect([shown.statusCode, shown.body.includes('Grace Hopper')]).toEqual([200, true]);
  expect(await shows(server, '/about', 'Grace Hopper')).toBe(false);
  expect((await server.post('/admin/preview', draft)).statusCode).toBe(401);
  const wrong = { ...draft, fields: { ...site(), proposal: { href: 'x' } } };
  expect((await server.post('/admin/preview', wrong, bearer)).json().message).toContain(
    'fields.proposal.href: Takes a path',
  );
});

test('an edit that a release no longer fits gives way to its file; added fields have its value', async () => {
  await using server = await testApp();
  await publish(server, 'prices', 0, { ...prices(), smartSaver: 1234 });
  const em = server.orm.em.fork();
  const store = async (fields: object, file: object) => {
    await em.nativeUpdate(DocumentVersionEntity, { document: 'prices' }, { fields, file });
    await showPublished(server.orm.em.fork());
  };
  const { skoolCourse, ...former } = prices();
  await store({ ...former, smartSaver: 1234 }, former);
  expect(contentProblems()).toEqual([]);
  expect(siteContent().documents.prices.smartSaver).toBe(1234);
  expect((await open(server, 'prices')).fileChange).toEqual({ before: former, now: prices() });
  await store({ ...prices(), smartSaver: 'a lot' }, prices());
  expect(siteContent().documents.prices.smartSaver).toBe(1100);
  expect(contentProblems()).toEqual([expect.stringMatching(/^Site, prices: smartSaver: takes /)]);
  expect(skoolCourse).toBeGreaterThan(0);
});

test('the people of the team show on About once there are any', async () => {
  await using server = await testApp();
  const { fields } = await open(server, 'pages/about');
  expect(await shows(server, '/about', 'Who you work with')).toBe(false);
  const team = {
    label: 'People',
    title: 'Who you work with',
    people: [{ name: 'Grace Hopper', title: 'Producer' }],
  };
  expect((await publish(server, 'pages/about', 0, { ...fields, team })).statusCode).toBe(200);
  for (const text of ['Who you work with', 'Grace Hopper', 'Producer'])
    expect(await shows(server, '/about', text)).toBe(true);
});
