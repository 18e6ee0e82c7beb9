import { describe, expect, test } from 'vitest';
import { auditKinds, auditLog, bearer, lead, quiz, signIn, testApp } from '../../../test/app.ts';
import { film, filmFacts, uploaded } from '../../../test/media.ts';
import { HOUR_MS } from '../../shared/durations.ts';
import { stoppedDate } from '../../../test/stoppedClock.ts';

type Server = Awaited<ReturnType<typeof testApp>>;

/** A forged cursor before every row. */
const FORGED = '9999999999999_ffffffff-ffff-ffff-ffff-ffffffffffff';
const ask = async (server: Server, procedure: string, input: object) =>
  (await server.query(procedure, input)).json();

describe.each([
  ['leads', 'leads.exported', '/api/leads', lead],
  ['quiz', 'quiz.exported', '/api/quiz', quiz],
  ['newsletter', 'subscribers.exported', '/trpc/newsletter.subscribe', { email: lead.email }],
])('an export of %s', (feature, kind, path, body) => {
  test('has the documented audit entry, one per request', async () => {
    await using server = await testApp();
    await server.post(path, body);
    const batch = `${feature}.exportBatch`;
    const { result } = await ask(server, batch, { cursor: FORGED });
    expect(result.data.rows).toHaveLength(1);
    expect(await auditKinds(server)).toEqual([kind]);
    await ask(server, batch, { cursor: FORGED });
    expect(await auditKinds(server)).toEqual([kind, kind]);
    const all = JSON.stringify({ 0: { cursor: FORGED }, 1: {}, 2: { cursor: FORGED } });
    const procedures = Array(3).fill(`${feature}.exportBatch`).join(',');
    const url = `/trpc/${procedures}?batch=1&input=${encodeURIComponent(all)}`;
    await server.inject({ url, headers: bearer });
    expect(await auditKinds(server)).toEqual([kind, kind, kind]);
  });
});

describe('actions of an intruder are logged', () => {
  const writing = { title: 'T', slug: 't', excerpt: 'E', content: '<p>Words.</p>' };
  const make = async (server: Server, name: string, input: object) =>
    (await server.post(`/trpc/${name}`, input, bearer)).json().result?.data;

  test('reading a whole list, once a minute', async () => {
    const clock = stoppedDate();
    await using server = await testApp();
    for (const url of ['/api/leads', '/api/leads?limit=1', '/api/quiz', '/api/quiz?limit=1000'])
      expect((await server.inject({ url, headers: bearer })).statusCode).toBe(200);
    await ask(server, 'newsletter.list', {});
    // A page as the admin shows it.
    await server.inject({ url: '/api/quiz?limit=50', headers: bearer });
    await ask(server, 'newsletter.list', { limit: 50 });
    const loggedOnce = ['subscribers.listed', 'quiz.listed', 'leads.listed'];
    expect(await auditKinds(server)).toEqual(loggedOnce);
    clock.pass(61_000);
    await server.inject({ url: '/api/leads', headers: bearer });
    expect(await auditKinds(server)).toEqual(['leads.listed', ...loggedOnce]);
    // A clock that was ahead is corrected.
    clock.pass(-HOUR_MS);
    await server.inject({ url: '/api/leads', headers: bearer });
    expect(await auditKinds(server)).toHaveLength(5);
  });

  test('publishing, scheduling and withdrawing a post, and links to a draft', async () => {
    await using server = await testApp();
    const { id } = await make(server, 'blog.create', writing);
    await make(server, 'blog.sharePreview', { id });
    await make(server, 'blog.revokePreview', { id });
    const save = async (version: number, fields: object) =>
      expect(
        await make(server, 'blog.update', { id, version, ...writing, ...fields }),
      ).toBeTruthy();
    await save(1, { excerpt: 'Other' });
    await save(2, { published: 'scheduled', publishAt: '2100-01-01T00:00:00Z' });
    await save(3, { published: 'published' });
    await save(4, { published: 'published', excerpt: 'Another' });
    await save(5, { published: 'draft' });
    await make(server, 'blog.create', { ...writing, slug: 'u', published: 'published' });
    expect(await auditKinds(server)).toEqual([
      'post.published',
      'post.unpublished',
      'post.published',
      'post.published',
      'preview.revoked',
      'preview.shared',
    ]);
  });

  test('names accounts and files, also once they are gone', async () => {
    await using server = await testApp();
    const { id } = await uploaded(server, 'Talk.mp4', film, filmFacts);
    await make(server, 'media.remove', { id });
    const invite = (name: string) =>
      make(server, 'admin.accounts.team.invite', { email: `${name}@x.com`, name, role: 'editor' });
    await invite('Ada');
    await invite('Grace');
    const { accounts } = (await ask(server, 'admin.accounts.team.list', {})).result.data;
    const ada = accounts.find(({ name }: { name: string }) => name === 'Ada');
    await make(server, 'admin.accounts.team.remove', { id: ada.id });
    expect((await auditLog(server)).map(({ kind, objectName }) => [kind, objectName])).toEqual([
      ['account.removed', 'Ada'],
      ['account.invited', 'Grace'],
      ['account.invited', 'Ada'],
      ['media.deleted', 'Talk.mp4'],
      ['media.uploaded', 'Talk.mp4'],
    ]);
  });

  test('closing a board', async () => {
    await using server = await testApp();
    const { id } = await make(server, 'whiteboard.create', { title: 'Plan' });
    for (const isReadOnly of [true, false])
      await make(server, 'whiteboard.setReadOnly', { id, isReadOnly });
    expect(await auditKinds(server)).toEqual(['board.unlocked', 'board.locked']);
  });

  test('logs a denied call once a minute per caller, also for concurrent calls', async () => {
    const clock = stoppedDate();
    await using server = await testApp();
    const caller = async (name: string) => {
      const { token } = await make(server, 'admin.access.createToken', {
        name,
        scopes: ['quiz:read'],
      });
      return { authorization: `Bearer ${token}` };
    };
    const [one, two] = [await caller('One'), await caller('Two')];
    const refusals = (headers: Record<string, string>) =>
      Promise.all(
        Array.from({ length: 20 }, async () =>
          expect((await server.inject({ url: '/api/leads', headers })).statusCode).toBe(403),
        ),
      );
    await refusals(one);
    await refusals(one);
    await refusals(two);
    const foreign = { cookie: (await signIn(server)).cookie, 'sec-fetch-site': 'cross-site' };
    await refusals(foreign);
    expect(
      (await auditLog(server))
        .filter(({ kind }) => kind === 'access.refused')
        .map(({ actor }) => actor),
    ).toEqual(['Owner', 'Token Two', 'Token One']);
    clock.pass(61_000);
    await refusals(one);
    expect((await auditKinds(server))[0]).toBe('access.refused');
  });
});

describe('bulk deletions from a cursor of the caller', () => {
  const deleteAfter = async (server: Server) => {
    for (let n = 0; n < 2; n++) await server.post('/api/leads', lead);
    const { result } = await ask(server, 'leads.page', { sort: 'newest', limit: 1 });
    const work = { action: 'delete', filter: {}, after: result.data.next };
    const response = await server.post('/trpc/leads.bulk', work, bearer);
    return response.json().result.data.changed;
  };

  test('are logged at most once a minute, and only when there are some', async () => {
    const clock = stoppedDate();
    await using server = await testApp();
    await server.post('/trpc/leads.bulk', { action: 'delete', filter: {} }, bearer);
    expect(await auditKinds(server)).toEqual([]);
    expect(await deleteAfter(server)).toBe(1);
    expect(await auditKinds(server)).toEqual(['leads.deleted']);
    expect(await deleteAfter(server)).toBe(2);
    expect(await auditKinds(server)).toEqual(['leads.deleted']);
    clock.pass(61_000);
    expect(await deleteAfter(server)).toBe(2);
    expect(await auditKinds(server)).toEqual(['leads.deleted', 'leads.deleted']);
  });
});
