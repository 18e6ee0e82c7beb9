import { expect, test, vi } from 'vitest';
import { eventually } from '../../../test/eventually.ts';
import { followEvents } from '../../../test/guideStream.ts';
import { emptyLiveState } from '../../../test/liveState.ts';
import { timeouts } from '../../../test/timeouts.ts';
import { bearer, lead, quiz, filledHoneypot, signIn, testApp } from '../../../test/app.ts';
import { links, openNewsletter, press, subscribe } from '../../../test/newsletter.ts';
import type { LiveState } from '../../shared/live.ts';
import { LiveFeed } from './liveFeed.ts';
import { liveState } from './liveState.ts';

/** Listens as a browser does, until `stop` is called. */
async function listen(url: string, headers: Record<string, string>) {
  const { events, ...rest } = await followEvents(`${url}/trpc/admin.live`, {
    first: 'leadId',
    parse: (json): LiveState => JSON.parse(json),
    headers,
  });
  return { states: events, ...rest };
}

test('streams the state at once, and again when any process has written', async () => {
  await using server = await testApp({ timeouts });
  await using other = await testApp({ url: server.url });
  const live = await listen(await server.app.listen({ port: 0 }), bearer);
  await eventually(() => expect(live.states).toEqual([emptyLiveState]));
  const { id } = (await other.post('/api/leads', lead)).json().lead;
  await eventually(() => expect(live.states.at(-1)?.leadId).toBe(id));
  live.stop();
});

test('the state changes with everything that open pages show, and not with spam', async () => {
  await using server = await testApp();
  const state = () => liveState(server.orm.em.fork());
  const { id: leadId } = (await server.post('/api/leads', lead)).json().lead;
  const { id: responseId } = (await server.post('/api/quiz', quiz)).json().response;
  await server.post('/trpc/leads.create', { ...lead, ...filledHoneypot });
  expect(await state()).toMatchObject({ leadId, responseId });
  const post = { title: 'News', slug: 'news', excerpt: 'Short', content: '<p>Long</p>' };
  const steps: [keyof LiveState['changes'], procedure: string, input: object][] = [
    ['guides', 'quiz.rewriteGuide', { id: responseId }],
    ['leads', 'leads.addNote', { id: leadId, note: 'Hi', author: '' }],
    ['posts', 'blog.create', post],
    ['subscribers', 'newsletter.subscribe', { email: 'ada@example.com' }],
    ['boards', 'whiteboard.create', { title: 'Plan' }],
    ['audit', 'leads.bulk', { action: 'delete', ids: [leadId], author: '' }],
  ];
  for (const [name, procedure, input] of steps) {
    const { [name]: before } = (await state()).changes;
    expect((await server.post(`/trpc/${procedure}`, input, bearer)).statusCode).toBe(200);
    expect([name, (await state()).changes[name]]).not.toEqual([name, before]);
  }
});

test.each(['confirm', 'unsubscribe'] as const)(
  'reports that an earlier subscriber has used the link to %s',
  async (purpose) => {
    await using server = await openNewsletter();
    const sent = [];
    for (const name of ['ada', 'bob', 'cyd', 'dan', 'eve', 'fay']) {
      await subscribe(server, `${name}@example.com`);
      sent.push(await links(server));
    }
    const [ada, bob, cyd, dan, eve] = sent;
    // Every status still has a subscriber who subscribed after Ada.
    if (purpose === 'unsubscribe') await press(server, ada?.confirm ?? '');
    await press(server, bob?.confirm ?? '');
    await press(server, cyd?.confirm ?? '');
    await press(server, dan?.unsubscribe ?? '');
    await press(server, eve?.unsubscribe ?? '');
    const subscribers = async () => (await liveState(server.orm.em.fork())).changes.subscribers;
    const before = await subscribers();
    expect(await subscribers()).toBe(before);
    expect(await press(server, ada?.[purpose] ?? '')).toBe('done');
    expect(await subscribers()).not.toBe(before);
  },
);

test('ends the stream when the session ends', async () => {
  await using server = await testApp({ timeouts });
  const url = await server.app.listen({ port: 0 });
  const live = await listen(url, await signIn(server));
  await eventually(() => expect(live.states).toHaveLength(1));
  await server.post('/trpc/admin.access.revokeAllSessions', {}, bearer);
  await server.post('/api/leads', lead);
  // A browser closes the stream after `event: return`.
  await eventually(() => expect(live.text()).toContain('event: return'));
  expect(live.states.every(({ leadId }) => leadId === null)).toBe(true);
  live.stop();
});

test('a shutdown does not wait for open streams', async () => {
  const server = await testApp();
  const url = await server.app.listen({ port: 0 });
  const live = await listen(url, bearer);
  await eventually(() => expect(live.states).toHaveLength(1));
  // Nothing else ends the stream.
  await server[Symbol.asyncDispose]();
  await live.ended;
});

const stateOf = (leadId: string): LiveState => ({ ...emptyLiveState, leadId });

function world() {
  let newest = 'a';
  const read = vi.fn<() => Promise<LiveState>>(async () => stateOf(newest));
  const feed = new LiveFeed({ read, intervalMs: 20 });
  const over = new AbortController();
  const listen = (signal = over.signal) => {
    const heard: (string | null)[] = [];
    const ended = (async () => {
      for await (const { leadId } of feed.listen(signal)) heard.push(leadId);
    })();
    return { heard, ended };
  };
  return { read, listen, leave: () => over.abort(), change: (id: string) => (newest = id) };
}

test('one query serves all pages, and none runs while no page is open', async () => {
  const { read, listen, leave, change } = world();
  const first = Promise.withResolvers<LiveState>();
  read.mockReturnValueOnce(first.promise);
  const pages = Array.from({ length: 20 }, () => listen());
  expect(read).toHaveBeenCalledTimes(1);
  first.resolve(stateOf('a'));
  await eventually(() => expect(pages.map(({ heard }) => heard)).toEqual(Array(20).fill(['a'])));
  change('b');
  await eventually(() =>
    expect(pages.map(({ heard }) => heard)).toEqual(Array(20).fill(['a', 'b'])),
  );
  const late = listen();
  await eventually(() => expect(late.heard).toEqual(['b']));
  leave();
  await Promise.all([...pages, late].map(({ ended }) => ended));
  const { length } = read.mock.calls;
  // Another feed with the same interval polls on.
  const other = world();
  const page = other.listen();
  await eventually(() => expect(other.read.mock.calls.length).toBeGreaterThan(3));
  expect(read).toHaveBeenCalledTimes(length);
  other.leave();
  await page.ended;
});

test('streams to 100 pages, and rejects more until one is closed', async () => {
  const { listen, leave } = world();
  const one = new AbortController();
  const first = listen(one.signal);
  const pages = Array.from({ length: 99 }, () => listen());
  await expect(listen().ended).rejects.toThrow('Too many admin pages are open.');
  one.abort();
  await first.ended;
  const next = listen();
  await eventually(() => expect(next.heard).toEqual(['a']));
  leave();
  await Promise.all([...pages, next].map(({ ended }) => ended));
});

test('a failed read ends all streams, and the next stream starts again', async () => {
  const { read, listen, leave } = world();
  read.mockRejectedValueOnce(new Error('down'));
  const pages = [listen(), listen()];
  for (const { ended } of pages) await expect(ended).rejects.toThrow('down');
  const next = listen();
  await eventually(() => expect(next.heard).toEqual(['a']));
  leave();
  await next.ended;
});
