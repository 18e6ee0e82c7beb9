import { expect, test } from 'vitest';
import { eventually } from '../../../test/eventually.ts';
import { followEvents } from '../../../test/guideStream.ts';
import { emptyLiveState } from '../../../test/liveState.ts';
import { timeouts } from '../../../test/timeouts.ts';
import { bearer, lead, quiz, filledHoneypot, signIn, testApp } from '../../../test/app.ts';
import { links, openNewsletter, press, subscribe } from '../../../test/newsletter.ts';
import type { LiveState } from '../../shared/live.ts';
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
