import { describe, expect, test } from 'vitest';
import {
  links,
  openNewsletter as open,
  pass,
  press,
  ada,
  rowOf,
  type Server,
  subscribe,
} from '../../../test/newsletter.ts';
import { bearer } from '../../../test/app.ts';
import { DAY_MS, HOUR_MS } from '../durations.ts';
import { OutboxEntity } from '../outbox/entity.ts';
import { SubscriberEntity } from './entity.ts';

describe('a link', () => {
  const page = async (server: Server, path: string) => {
    const response = await server.inject(path);
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({
      'cache-control': 'private, no-store',
      'referrer-policy': 'strict-origin',
    });
    expect(response.headers.etag).toBeUndefined();
    expect(response.body).toContain('<meta name="robots" content="noindex">');
    return response.body;
  };

  test('that is opened, or asked for by HEAD, changes nothing', async () => {
    await using server = await open();
    await subscribe(server, ada);
    const { confirm, unsubscribe } = await links(server);
    const before = await rowOf(server);
    for (const path of [confirm, unsubscribe]) {
      await server.inject({ method: 'HEAD', url: path });
      expect(await page(server, path)).toContain(`<form action="${path}" method="post"`);
    }
    expect(await rowOf(server)).toEqual(before);
  });

  test('to confirm is pressed once, and says so the second time', async () => {
    await using server = await open();
    await subscribe(server, ada);
    const { confirm } = await links(server);
    const states = await Promise.all(Array.from({ length: 20 }, () => press(server, confirm)));
    expect(states.toSorted()).toEqual([...Array(19).fill('already'), 'done']);
    expect(await rowOf(server)).toMatchObject({
      status: 'confirmed',
      confirmedAt: expect.any(Date),
    });
    expect(await page(server, confirm)).toContain('You are already subscribed');
  });

  test('to confirm publishes the event once', async () => {
    await using server = await open();
    const webhook = { name: 'CRM', url: 'https://example.com/', events: ['subscriber.confirmed'] };
    await server.post('/trpc/webhooks.create', webhook, bearer);
    await subscribe(server, ada);
    const { confirm, unsubscribe } = await links(server);
    for (const path of [confirm, confirm, unsubscribe]) await press(server, path);
    const events = await server.orm.em.fork().find(OutboxEntity, { kind: 'event' });
    const { id, confirmedAt } = await rowOf(server);
    expect(events.map(({ payload }) => payload)).toEqual([
      {
        type: 'subscriber.confirmed',
        timestamp: expect.any(String),
        data: { id, email: ada, confirmedAt: confirmedAt?.toISOString() },
      },
    ]);
    // A returning address is a subscriber again.
    await pass(server, 2 * HOUR_MS);
    await subscribe(server, ada);
    expect(await press(server, (await links(server)).confirm)).toBe('done');
    expect(await server.orm.em.fork().count(OutboxEntity, { kind: 'event' })).toBe(2);
  });

  test('to confirm works for 7 days after the email was sent', async () => {
    await using server = await open();
    await subscribe(server, ada);
    const { confirm } = await links(server);
    const mailedAt = new Date(Date.now() - 30 * DAY_MS);
    await server.orm.em.fork().nativeUpdate(SubscriberEntity, {}, { mailedAt });
    const key = `newsletter:${(await rowOf(server)).id}:${mailedAt.getTime()}`;
    await server.orm.em.fork().nativeUpdate(OutboxEntity, {}, { key });
    expect(await page(server, confirm)).toContain('Press the button');
    await pass(server, 6.9 * DAY_MS);
    expect(await page(server, confirm)).toContain('Press the button');
    await pass(server, 0.2 * DAY_MS);
    expect(await page(server, confirm)).toContain('This link has expired');
    expect(await press(server, confirm)).toBe('expired');
    expect((await rowOf(server)).status).toBe('pending');
  });

  test('to unsubscribe works forever, and revokes an unused confirmation link', async () => {
    await using server = await open();
    await subscribe(server, ada);
    const { confirm, unsubscribe } = await links(server);
    await pass(server, 4000 * DAY_MS);
    expect(await press(server, unsubscribe)).toBe('done');
    expect(await press(server, unsubscribe)).toBe('already');
    expect(await page(server, unsubscribe)).toContain('You are already unsubscribed');
    expect(await press(server, confirm)).toBe('unknown');
    const left = await rowOf(server);
    expect(left).toMatchObject({ status: 'unsubscribed', attribution: null });
    expect(left.unsubscribedAt).toEqual(expect.any(Date));
  });

  test.each(['confirm', 'unsubscribe'])(
    'to %s that is unknown shows one page, which is rendered once',
    async (purpose) => {
      await using server = await open();
      const etags = new Set<unknown>();
      for (const token of ['xyz', 'x'.repeat(32), '%00', '%3Cscript%3E', 'x'.repeat(3000)]) {
        const response = await server.inject(`/newsletter/${purpose}/${token}`);
        expect([token, response.statusCode]).toEqual([token, 404]);
        expect(response.body).toContain('This link does not work');
        expect(response.body).toContain('<meta name="robots" content="noindex">');
        expect(response.body).not.toContain('xyz');
        etags.add(response.headers.etag);
      }
      expect(etags.size).toBe(1);
      expect([...etags]).toEqual([expect.any(String)]);
    },
  );
});
