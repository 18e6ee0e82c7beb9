import { expect, test } from 'vitest';
import { eventually } from '../../../test/eventually.ts';
import { emptyLiveState } from '../../../test/liveState.ts';
import { withQuickLivePoll } from '../../../test/timeouts.ts';
import { bearer, lead, quiz, filledHoneypot, signIn, testApp } from '../../../test/app.ts';
import { links, openNewsletter, press, subscribe } from '../../../test/newsletter.ts';
import type { LiveState } from '../../shared/live.ts';
import { liveState } from './liveState.ts';

/** Listens to `/trpc/admin.live` as a browser does, until `stop` is called. */
async function listen(url: string, headers: Record<string, string>) {
  const over = new AbortController();
  const response = await fetch(`${url}/trpc/admin.live`, { headers, signal: over.signal });
  const states: LiveState[] = [];
  let heard = '';
  const ended = Promise.withResolvers<void>();
  const read = async () => {
    if (!response.body) return;
    let text = '';
    for await (const chunk of response.body.pipeThrough(new TextDecoderStream())) {
      text += chunk;
      heard += chunk;
      const messages = text.split('\n\n');
      text = messages.pop() ?? '';
      for (const message of messages) {
        const data = /^data: (\{"leadId".*)$/m.exec(message)?.[1];
        if (data) states.push(JSON.parse(data));
      }
    }
  };
  read().then(ended.resolve, ended.resolve);
  return {
    status: response.status,
    states,
    text: () => heard,
    ended: ended.promise,
    stop: () => over.abort(),
  };
}

test('reports new rows of any process within seconds', async () => {
  await using server = await testApp({ timeouts: withQuickLivePoll });
  const url = await server.app.listen({ port: 0 });
  const live = await listen(url, bearer);
  await eventually(() => expect(live.states).toHaveLength(1));
  expect(live.states[0]).toEqual(emptyLiveState);
  const stored = (await server.post('/api/leads', lead)).json().lead;
  await eventually(() => expect(live.states.at(-1)?.leadId).toBe(stored.id));
  await server.post('/trpc/leads.create', { ...lead, ...filledHoneypot });
  const { response } = (await server.post('/api/quiz', quiz)).json();
  await eventually(() => expect(live.states.at(-1)?.responseId).toBe(response.id));
  expect(live.states.at(-1)?.leadId).toBe(stored.id);
  const changes = () => live.states.at(-1)?.changes;
  await eventually(() => expect(changes()?.guides).toEqual(expect.any(String)));
  const { guides: firstVersion } = changes() ?? {};
  await server.post('/trpc/quiz.rewriteGuide', { id: response.id }, bearer);
  await eventually(() => expect(changes()?.guides).not.toBe(firstVersion));
  await server.post('/trpc/leads.addNote', { id: stored.id, note: 'Hi', author: '' }, bearer);
  await eventually(() => expect(changes()?.leads).toEqual(expect.any(String)));
  await server.post(
    '/trpc/blog.create',
    { title: 'News', slug: 'news', excerpt: 'Short', content: '<p>Long</p>' },
    bearer,
  );
  await eventually(() => expect(changes()?.posts).toEqual(expect.any(String)));
  await server.post('/trpc/newsletter.subscribe', { email: 'ada@example.com' });
  await eventually(() => expect(changes()?.subscribers).toEqual(expect.any(String)));
  await server.post('/trpc/whiteboard.create', { title: 'Plan' });
  await eventually(() => expect(changes()?.boards).toEqual(expect.any(String)));
  const { audit } = changes() ?? {};
  const work = { action: 'delete', ids: [stored.id], author: '' };
  await server.post('/trpc/leads.bulk', work, bearer);
  await eventually(() => expect(changes()?.audit).not.toBe(audit));
  live.stop();
}, 60_000);

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

test('rejects unauthenticated subscriptions', async () => {
  await using server = await testApp();
  await server.post('/api/leads', lead);
  const response = await server.inject({ url: '/trpc/admin.live' });
  // The error is the only event of the stream.
  expect(response.body).toContain('UNAUTHORIZED');
  expect(response.body).not.toContain('leadId');
});

test('ends the stream when the session ends', async () => {
  await using server = await testApp();
  const url = await server.app.listen({ port: 0 });
  const live = await listen(url, await signIn(server));
  await eventually(() => expect(live.states).toHaveLength(1));
  await server.post('/trpc/admin.access.revokeAllSessions', {}, bearer);
  await server.post('/api/leads', lead);
  // A browser closes the stream after `event: return`.
  await eventually(() => expect(live.text()).toContain('event: return'));
  expect(live.states.every(({ leadId }) => leadId === null)).toBe(true);
  live.stop();
}, 40_000);

test('a shutdown does not wait for open streams', async () => {
  const server = await testApp();
  const url = await server.app.listen({ port: 0 });
  const live = await listen(url, bearer);
  await eventually(() => expect(live.states).toHaveLength(1));
  const before = Date.now();
  await server[Symbol.asyncDispose]();
  expect(Date.now() - before).toBeLessThan(5000);
  await live.ended;
}, 30_000);
