import { expect, test } from 'vitest';
import {
  ada,
  links,
  mails,
  openNewsletter as open,
  rowOf,
  rows,
  type Server,
  subscribe,
} from '../../../test/newsletter.ts';

const form = { 'content-type': 'application/x-www-form-urlencoded' };
const send = (server: Server, url: string, payload?: string, headers: object = form) =>
  server.inject({ method: 'POST', url, headers: { ...headers }, ...(payload && { payload }) });

/** Subscribes and returns the links of the email. */
async function asked(server: Server) {
  await subscribe(server, ada);
  return links(server);
}

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
}, 60_000);
