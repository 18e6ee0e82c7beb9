import { expect, test } from 'vitest';
import { password, signIn, testApp, type TestApp, unconfigured } from '../../../test/app.ts';
import { adminPaths } from '../../../test/paths.ts';

const signInForm = /type="password"/;
const crossSite = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' };

const pageFor = async (server: TestApp, headers: Record<string, string> = {}, url = '/admin') => {
  const { statusCode, body } = await server.inject({ url, headers });
  expect(statusCode).toBe(200);
  return { hasForm: signInForm.test(body), isLoading: body.includes('Loading '), body };
};

test('pages of the admin and unknown paths below it are kept from search engines and caches', async () => {
  await using server = await testApp();
  const { cookie } = await signIn(server);
  const urls = [...adminPaths, '/admin/people/x', '/admin/password', '/admin/nope', '/ADMIN/leads'];
  for (const url of urls)
    for (const headers of [{}, { cookie }, { 'accept-encoding': 'br' }])
      expect([url, (await server.inject({ url, headers })).headers]).toEqual([
        url,
        expect.objectContaining({
          'cache-control': 'private, no-store',
          'x-robots-tag': 'noindex',
          'referrer-policy': 'strict-origin',
          'content-security-policy': expect.any(String),
        }),
      ]);
});

test('the URL of a board is secret, the whiteboard itself is not', async () => {
  await using server = await testApp();
  const headersOf = async (url: string) => (await server.inject(url)).headers;
  expect(await headersOf('/whiteboard?board=x')).toMatchObject({
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex',
  });
  expect((await headersOf('/whiteboard'))['x-robots-tag']).toBeUndefined();
  expect((await headersOf('/whiteboard'))['cache-control']).toBe('no-cache');
});

test('without a valid session the page contains the sign-in form, and with one it does not', async () => {
  await using server = await testApp();
  const { cookie } = await signIn(server);
  const signedOut: Record<string, string>[] = [
    {},
    crossSite,
    { cookie: 'admin=expired' },
    { cookie: 'other=1' },
  ];
  for (let round = 0; round < 2; round++) {
    for (const headers of signedOut)
      expect([headers, await pageFor(server, headers)]).toMatchObject([
        headers,
        { hasForm: true, isLoading: false },
      ]);
    expect(await pageFor(server, { cookie })).toMatchObject({ hasForm: false, isLoading: true });
  }
  expect((await pageFor(server, {}, '/admin/leads')).hasForm).toBe(true);
});

test('a link on another site does not show the form to a person with a session', async () => {
  await using server = await testApp();
  const { cookie } = await signIn(server);
  expect(await pageFor(server, { cookie, ...crossSite })).toMatchObject({ hasForm: false });
});

test('without ADMIN_PASSWORD the page says how to open it, except on the machine itself', async () => {
  await using server = await testApp({ environment: unconfigured });
  const local = { host: 'localhost:3000' };
  const { body, hasForm } = await pageFor(server, { ...local, 'x-forwarded-for': '10.0.0.1' });
  expect([hasForm, body.includes('ADMIN_PASSWORD')]).toEqual([false, true]);
  for (const headers of [local, { ...local, ...crossSite }])
    expect(await pageFor(server, headers)).toMatchObject({ hasForm: false, isLoading: true });
});

test.each<[string, Record<string, string>]>([
  ['signed-out visitors', {}],
  ['links on other sites', { cookie: 'admin=x', ...crossSite }],
])('pages of records are rendered once for %s, whatever the id', async (_who, headers) => {
  await using server = await testApp();
  const pages = ['/admin/people/ID', '/admin/people/ID/brief', '/admin/posts/ID'];
  for (const page of [...pages, '/admin/responses/ID/guide']) {
    const bodyFor = async (id: string) =>
      (await pageFor(server, headers, page.replace('ID', id))).body;
    // The state contains the time of the rendering.
    expect(await bodyFor('one')).toBe(await bodyFor('two'));
  }
});

test('the page of a signed-out visitor contains nothing but the state of the form', async () => {
  await using server = await testApp();
  const { body } = await pageFor(server);
  expect(body).not.toContain(password);
  const [, state = ''] = /<script id="state"[^>]*>(.*?)<\/script>/s.exec(body) ?? [];
  const { queries } = JSON.parse(state).queries;
  expect(queries).toHaveLength(1);
  expect(queries[0].state.data).toMatchObject({ by: null, name: null, email: null, role: null });
});
