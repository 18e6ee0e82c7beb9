import { describe, expect, test } from 'vitest';
import { signInAs } from '../../../../test/accounts.ts';
import { bearer, lead, testApp } from '../../../../test/app.ts';
import { stoppedDate } from '../../../../test/stoppedClock.ts';
import { AccountEntity } from '../../accounts/entity.ts';
import { VisitEventEntity } from '../../analytics/entity.ts';
import { BlogPostEntity } from '../../blog/entity.ts';
import { PersonEntity } from './entity.ts';

type Server = Awaited<ReturnType<typeof testApp>>;
const open = () => testApp({ environment: { VISITOR_HISTORY: 'on' }, isSeeded: true });

const visitorId = 'a1b2c3d4-0000-4000-8000-000000000001';
const page = { visitorId, kind: 'page', name: '/' };
const record = (server: Server, event: object) => server.post('/trpc/visits.record', event);
const stored = (server: Server) => server.orm.em.fork().count(VisitEventEntity);

describe('the page of a person', () => {
  const queries = ['admin.person.page', 'admin.person.timeline', 'admin.person.brief.get'];

  test('has an id of its own, and can be read by viewers, who change nothing', async () => {
    await using server = await open();
    for (const id of ['me', '1', `${visitorId}'--`, '../leads', '%', 'x'.repeat(5000)])
      for (const name of queries)
        expect([id, (await server.query(name, { id })).statusCode]).toEqual([id, 400]);
    await signInAs(server, 'viewer');
    const em = server.orm.em.fork();
    const [post] = await em.find(BlogPostEntity, {}, { limit: 1 });
    const [account] = await em.find(AccountEntity, {}, { limit: 1 });
    for (const id of [post?.id, account?.id])
      for (const name of queries) expect((await server.query(name, { id })).statusCode).toBe(404);
    expect(await em.count(PersonEntity)).toBe(0);
    const { id } = (await server.post('/trpc/leads.create', lead)).json().result.data.lead;
    const viewer = await signInAs(server, 'viewer');
    for (const name of queries)
      expect((await server.query(name, { id }, viewer)).statusCode).toBe(200);
    for (const [name, input] of [
      ['admin.person.brief.write', { id, version: 0 }],
      ['admin.person.erase', { email: lead.email }],
    ] as const)
      expect((await server.post(`/trpc/${name}`, input, viewer)).statusCode).toBe(403);
  });
});

describe('the history of visits', () => {
  test('does not take what is too large, and is not deleted by an invented id', async () => {
    await using server = await open();
    expect((await record(server, { ...page, name: `/${'a'.repeat(2_000_000)}` })).statusCode).toBe(
      413,
    );
    const source = { utm_source: 'x'.repeat(100_000), utm_campaign: 'spring', other: 'ignored' };
    expect((await record(server, { ...page, source })).statusCode).toBe(200);
    const [event] = await server.orm.em.fork().find(VisitEventEntity, {});
    expect(event?.source).toEqual({ utm_campaign: 'spring' });
    await record(server, page);
    for (const id of ['a1b2c3d4-0000-4000-8000-00000000dead', '%', '', null])
      await server.post('/trpc/visits.forget', { visitorId: id });
    expect(await stored(server)).toBe(2);
    expect((await server.query('admin.person.page', { id: visitorId }, bearer)).statusCode).toBe(
      404,
    );
  });

  test('is limited per address, however many visitors it invents, also in batches', async () => {
    await using server = await open();
    stoppedDate();
    const names = Array(3).fill('visits.record').join(',');
    for (let n = 0; n < 200; n++) {
      const invented = `a1b2c3d4-0000-4000-8000-${String(n).padStart(12, '0')}`;
      const batch = Object.fromEntries(
        Array(3)
          .fill({ ...page, visitorId: invented })
          .entries(),
      );
      expect((await server.post(`/trpc/${names}?batch=1`, batch)).statusCode).toBe(200);
    }
    expect((await record(server, page)).statusCode).toBe(429);
    expect(await stored(server)).toBe(600);
  });
});
