import { afterEach, describe, expect, test, vi } from 'vitest';
import { auditKinds, bearer, closed, lead, quiz, testApp } from '../../../test/app.ts';

type Server = Awaited<ReturnType<typeof testApp>>;

/** Before every row there is, though no answer ever said so. */
const FORGED = '9999999999999_ffffffff-ffff-ffff-ffff-ffffffffffff';
const open = () => testApp({ environment: closed });
const ask = async (server: Server, procedures: string, input: object, more = '') => {
  const url = `/trpc/${procedures}?input=${encodeURIComponent(JSON.stringify(input))}${more}`;
  return (await server.inject({ url, headers: bearer })).json();
};

afterEach(() => vi.useRealTimers());

describe.each([
  ['leads', 'leads.exported', '/api/leads', lead],
  ['quiz', 'quiz.exported', '/api/quiz', quiz],
  ['newsletter', 'subscribers.exported', '/trpc/newsletter.subscribe', { email: lead.email }],
])('an export of %s', (feature, kind, path, body) => {
  test('stands in the log wherever it says it goes on', async () => {
    await using server = await open();
    await server.post(path, body);
    const batch = `${feature}.exportBatch`;
    const { result } = await ask(server, batch, { cursor: FORGED });
    expect(result.data.rows).toHaveLength(1);
    expect(await auditKinds(server)).toEqual([kind]);
    await ask(server, batch, { cursor: FORGED });
    expect(await auditKinds(server)).toEqual([kind, kind]);
  });

  test('is one line for one request', async () => {
    await using server = await open();
    const all = { 0: { cursor: FORGED }, 1: {}, 2: { cursor: FORGED } };
    await ask(server, Array(3).fill(`${feature}.exportBatch`).join(','), all, '&batch=1');
    expect(await auditKinds(server)).toEqual([kind]);
  });
});

describe('leads deleted from a place of the caller’s own', () => {
  const deleteAfter = async (server: Server) => {
    for (let n = 0; n < 2; n++) await server.post('/api/leads', lead);
    const { result } = await ask(server, 'leads.work.page', { sort: 'newest', limit: 1 });
    const work = { action: 'delete', filter: {}, after: result.data.next };
    const answer = await server.post('/trpc/leads.work.bulk', work, bearer);
    return answer.json().result.data.changed;
  };

  test('stand in the log, with one line a minute however often', async () => {
    await using server = await open();
    expect(await deleteAfter(server)).toBe(1);
    expect(await auditKinds(server)).toEqual(['leads.deleted']);
    expect(await deleteAfter(server)).toBe(2);
    expect(await auditKinds(server)).toEqual(['leads.deleted']);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61_000 });
    expect(await deleteAfter(server)).toBe(2);
    expect(await auditKinds(server)).toEqual(['leads.deleted', 'leads.deleted']);
  });

  test('are no deed when there are none', async () => {
    await using server = await open();
    const work = { action: 'delete', filter: {} };
    await server.post('/trpc/leads.work.bulk', work, bearer);
    expect(await auditKinds(server)).toEqual([]);
  });
});
