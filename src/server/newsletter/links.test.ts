import { parse } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import {
  links,
  mails,
  openNewsletter as open,
  pass,
  press,
  ada,
  asked,
  rowOf,
  rows,
  type Server,
  subscribe,
} from '../../../test/newsletter.ts';
import { bearer } from '../../../test/app.ts';
import { attributes, mainOf } from '../../../test/html.ts';
import { DAY_MS, HOUR_MS } from '../../shared/durations.ts';
import { OutboxEntity } from '../jobs/outbox/entity.ts';
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
    const { confirm, unsubscribe } = await asked(server);
    const before = await rowOf(server);
    for (const path of [confirm, unsubscribe]) {
      await server.inject({ method: 'HEAD', url: path });
      expect(await page(server, path)).toContain(`<form action="${path}" method="post"`);
    }
    expect(await rowOf(server)).toEqual(before);
  });

  test('to confirm is pressed once, publishes the event, and says so the second time', async () => {
    await using server = await open();
    const webhook = { name: 'CRM', url: 'https://example.com/', events: ['subscriber.confirmed'] };
    await server.post('/trpc/webhooks.create', webhook, bearer);
    const { confirm, unsubscribe } = await asked(server);
    const states = await Promise.all(Array.from({ length: 20 }, () => press(server, confirm)));
    expect(states.toSorted()).toEqual([...Array(19).fill('already'), 'done']);
    const { status, confirmedAt } = await rowOf(server);
    expect([status, confirmedAt]).toEqual(['confirmed', expect.any(Date)]);
    expect(await page(server, confirm)).toContain('You are already subscribed');
    await press(server, unsubscribe);
    const events = await server.orm.em.fork().find(OutboxEntity, { kind: 'event' });
    const { id } = await rowOf(server);
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
    const { confirm } = await asked(server);
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

  test('to confirm has expired when the email was sent by a clock that was ahead', async () => {
    await using server = await open();
    const { confirm } = await asked(server);
    await pass(server, -10 * DAY_MS);
    expect(await press(server, confirm)).toBe('expired');
  });

  test('to unsubscribe works forever, and revokes an unused confirmation link', async () => {
    await using server = await open();
    const { confirm, unsubscribe } = await asked(server);
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
      const bodies = new Set<string>();
      for (const token of ['xyz', 'x'.repeat(32), '%00', '%3Cscript%3E', 'x'.repeat(3000)]) {
        const response = await server.inject(`/newsletter/${purpose}/${token}`);
        expect([token, response.statusCode]).toEqual([token, 404]);
        expect(response.body).toContain('This link does not work');
        expect(response.body).toContain('<meta name="robots" content="noindex">');
        expect(response.body).not.toContain('xyz');
        const main = mainOf({ root: parse(response.body) });
        expect(main.querySelectorAll('button')).toEqual([]);
        expect(attributes(main, 'a', 'href')).toEqual(['/blog']);
        bodies.add(response.body);
      }
      expect(bodies.size).toBe(1);
    },
  );
});

const form = { 'content-type': 'application/x-www-form-urlencoded' };
const send = (server: Server, url: string, payload?: string, headers: object = form) =>
  server.inject({ method: 'POST', url, headers: { ...headers }, ...(payload && { payload }) });

test.each([
  ['a form', 'List-Unsubscribe=One-Click', form],
  [
    'a form of parts',
    '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
    { 'content-type': 'multipart/form-data; boundary=x' },
  ],
  ['no body at all', undefined, {}],
])(
  'a mail provider unsubscribes by one POST with %s, any number of times',
  async (_, payload, headers) => {
    await using server = await open();
    const { unsubscribe } = await asked(server);
    for (let times = 0; times < 2; times++) {
      const response = await send(server, unsubscribe, payload, headers);
      expect(response.statusCode).toBe(200);
      expect(response.headers).toMatchObject({
        'cache-control': 'private, no-store',
        'referrer-policy': 'strict-origin',
      });
      expect(response.headers['set-cookie']).toBeUndefined();
      expect((await rowOf(server)).status).toBe('unsubscribed');
    }
  },
);

test('without scripts the buttons of both pages work, and show the result', async () => {
  await using server = await open();
  const { confirm, unsubscribe } = await asked(server);
  expect((await send(server, confirm)).body).toContain('<h1>You are subscribed</h1>');
  expect((await send(server, confirm)).body).toContain('<h1>You are already subscribed</h1>');
  expect((await rowOf(server)).status).toBe('confirmed');
  expect((await send(server, unsubscribe)).body).toContain('<h1>You are unsubscribed</h1>');
  const dead = await send(server, confirm);
  expect([dead.statusCode, dead.body]).toEqual([404, expect.stringContaining('does not work')]);
});

test('without scripts the form of the blog subscribes, and shows errors', async () => {
  await using server = await open();
  const thanked = await send(server, '/newsletter/subscribe', `email=${ada}&contact_me_by_fax=`);
  expect([thanked.statusCode, thanked.body]).toEqual([200, expect.stringContaining('<h1>')]);
  expect(await mails(server)).toHaveLength(1);
  const refused = await send(server, '/newsletter/subscribe', 'email=ada<b>');
  expect(refused.statusCode).toBe(400);
  expect(refused.body).toContain('email: Must be an email address');
  expect(refused.body).not.toContain('<b>');
  expect((await send(server, '/newsletter/subscribe')).statusCode).toBe(400);
  expect(await rows(server)).toHaveLength(1);
});

test('a body too large is 413, and nothing happens', async () => {
  await using server = await open();
  const { unsubscribe } = await asked(server);
  expect((await send(server, unsubscribe, 'x'.repeat(20_000))).statusCode).toBe(413);
  expect((await rowOf(server)).status).toBe('pending');
});

test('a provider can post a thousand links a minute, and at most 1,200', async () => {
  await using server = await open();
  const press = () => send(server, `/newsletter/unsubscribe/${'x'.repeat(32)}`);
  for (let n = 0; n < 1200; n++) expect((await press()).statusCode).toBe(404);
  const refused = await press();
  expect([refused.statusCode, refused.body]).toEqual([
    429,
    expect.stringContaining('Try again in'),
  ]);
});
