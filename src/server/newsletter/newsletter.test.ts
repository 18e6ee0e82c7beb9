import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { filledHoneypot, testApp } from '../../../test/app.ts';
import { startMailgun } from '../../../test/mailgun.ts';
import {
  ada,
  asked,
  links,
  mails,
  openNewsletter as open,
  pass,
  press,
  publicUrl,
  rowOf,
  rows,
  type Server,
  subscribe,
} from '../../../test/newsletter.ts';
import { DAY_MS, HOUR_MS } from '../../shared/durations.ts';
import { OutboxEntity } from '../jobs/outbox/entity.ts';
import { SubscriberEntity } from './entity.ts';

describe('subscribing', () => {
  test('sends an email although a wrong clock dated the last one days ahead', async () => {
    await using server = await open();
    await subscribe(server, ada);
    await pass(server, -10 * DAY_MS);
    await subscribe(server, ada);
    expect(await mails(server)).toHaveLength(2);
  });

  test('stores the address as pending and sends the confirmation with both links', async () => {
    await using server = await open();
    const visit = { utm_source: 'li' };
    const response = await subscribe(server, ` ${ada} `, {
      attribution: { first: visit, last: visit },
    });
    expect(response.json()).toEqual({ result: { data: { isDelayed: true } } });
    expect(await rowOf(server)).toMatchObject({
      email: ada,
      status: 'pending',
      confirmedAt: null,
      unsubscribedAt: null,
      attribution: { first: visit },
    });
    const [mail] = await mails(server);
    expect(mail).toMatchObject({ kind: 'mail', state: 'waiting', payload: { to: ada } });
    const { confirm, unsubscribe } = await links(server);
    expect(confirm).not.toBe('');
    expect(mail?.payload).toMatchObject({
      headers: {
        'List-Unsubscribe': `<${publicUrl}${unsubscribe}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      },
    });
  });

  test('says that the email is delayed until delivery is configured, and sends it then', async () => {
    await using mailgun = await startMailgun();
    await using server = await testApp({ environment: mailgun.environment });
    const response = await subscribe(server, ada);
    expect(response.json()).toEqual({ result: { data: { isDelayed: false } } });
    const [mail] = await mails(server);
    expect(await server.outbox.runNow(mail?.key ?? '', 120_000)).toBe('done');
    const [arrived = {}] = mailgun.accepted;
    expect(arrived).toMatchObject({
      to: ada,
      'h:List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
    const unsubscribe = /^<http:\/\/[^/]+(\/newsletter\/unsubscribe\/[\w-]{32})>$/;
    const path = unsubscribe.exec(arrived['h:List-Unsubscribe'] ?? '')?.[1] ?? '';
    expect(arrived.text).toContain(path);
    expect(await press(server, path)).toBe('done');
  });

  test('rejects an invalid address with 400, and stores nothing', async () => {
    await using server = await open();
    for (const [email, message] of [
      ['', 'email: Required'],
      ['ada', 'email: Must be an email address'],
      [`${'a'.repeat(310)}@example.com`, 'email: Must have at most 320 characters'],
    ] as const) {
      const response = await subscribe(server, email);
      expect([email, response.statusCode]).toEqual([email, 400]);
      expect(response.json().error.message).toContain(message);
    }
    expect(await rows(server)).toEqual([]);
  });

  test('twenty concurrent calls create one subscriber and one email, regardless of case and spaces', async () => {
    await using server = await open();
    const responses = await Promise.all(
      Array.from({ length: 20 }, (_, n) => subscribe(server, n % 2 ? ada : ' ADA@Example.com\n')),
    );
    const statuses = responses.map(({ statusCode }) => statusCode).toSorted();
    expect(statuses).toEqual([200, ...Array(19).fill(429)]);
    expect(await rows(server)).toHaveLength(1);
    expect(await mails(server)).toHaveLength(1);
  });

  test.each([
    ['still pending', 'confirm'],
    ['gone', 'unsubscribe'],
  ] as const)(
    'twenty concurrent calls for an address that is %s send one more email',
    async (_, link) => {
      await using server = await open();
      const { unsubscribe } = await asked(server);
      if (link === 'unsubscribe') await press(server, unsubscribe);
      await pass(server, 2 * HOUR_MS);
      await Promise.all(Array.from({ length: 20 }, () => subscribe(server, ada)));
      expect(await mails(server)).toHaveLength(2);
      expect(await press(server, (await links(server)).confirm)).toBe('done');
    },
  );

  test('a bot sees success, but is stored as spam and gets no email', async () => {
    await using server = await open();
    const trapped = await subscribe(server, ada, filledHoneypot);
    expect(await mails(server)).toEqual([]);
    // The same address stays free for the person it belongs to.
    const person = await subscribe(server, ada);
    expect([trapped.statusCode, trapped.body]).toEqual([person.statusCode, person.body]);
    expect(await mails(server)).toHaveLength(1);
    expect((await rows(server)).map(({ emailKey }) => emailKey)).toEqual([null, ada]);
  });

  test('limits an address to 30 calls a minute', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    await using server = await open();
    for (let n = 0; n < 30; n++)
      expect((await subscribe(server, `ada${n}@example.com`)).statusCode).toBe(200);
    const refused = await subscribe(server, 'one-more@example.com');
    expect(refused.statusCode).toBe(429);
    expect(refused.headers['retry-after']).toBe('60');
  });
});

describe('the state of an address', () => {
  /** Puts the address into a state, long enough ago that an email is due. */
  const states: Record<string, (server: Server) => Promise<unknown>> = {
    new: async () => {},
    pending: (server) => subscribe(server, ada).then(() => pass(server, 2 * DAY_MS)),
    confirmed: async (server) => {
      await press(server, (await asked(server)).confirm);
      await pass(server, 2 * DAY_MS);
    },
    unsubscribed: async (server) => {
      await press(server, (await asked(server)).unsubscribe);
      await pass(server, 2 * DAY_MS);
    },
  };

  test('is not disclosed: responses are identical byte for byte', async () => {
    const seen = [];
    for (const bring of Object.values(states)) {
      await using server = await open();
      await bring(server);
      const { statusCode, headers, rawPayload } = await subscribe(server, ada);
      const { date: _date, 'x-request-id': _id, ...rest } = headers;
      seen.push({ statusCode, rest, body: rawPayload.toString('hex') });
    }
    expect(seen).toHaveLength(4);
    for (const response of seen) expect(response).toEqual(seen[0]);
  });

  test('is not disclosed within an hour of a request, either: all are refused alike', async () => {
    for (const bring of Object.values(states)) {
      await using server = await open();
      await bring(server);
      expect((await subscribe(server, ada)).statusCode).toBe(200);
      const refused = await subscribe(server, ada);
      expect(refused.statusCode).toBe(429);
      expect(refused.json().error.message).toMatch(/was asked for within the last hour/);
    }
  });

  test('does not show in the statements that are run, either', async () => {
    const seen: string[][] = [];
    for (const name of ['new', 'pending', 'confirmed', 'unsubscribed']) {
      await using server = await open();
      await states[name]?.(server);
      const statements: string[] = [];
      const logger = server.orm.config.getLogger();
      logger.setDebugMode(['query']);
      server.orm.config.set('colors', false);
      Object.assign(logger, {
        logQuery: ({ query = '' }) => statements.push(query.split(/\s+/).slice(0, 3).join(' ')),
      });
      await subscribe(server, ada);
      logger.setDebugMode(false);
      seen.push(statements);
    }
    expect(seen[0]?.length).toBeGreaterThan(4);
    for (const statements of seen) expect(statements).toEqual(seen[0]);
  });
});

describe('entering an address again', () => {
  test('within an hour sends nothing, after it a new link, which ends the old one', async () => {
    await using server = await open();
    const old = await asked(server);
    await pass(server, 0.9 * HOUR_MS);
    await subscribe(server, ada);
    expect(await mails(server)).toHaveLength(1);
    await pass(server, 0.2 * HOUR_MS);
    await subscribe(server, ada);
    expect(await mails(server)).toHaveLength(2);
    const fresh = await links(server);
    expect(fresh.unsubscribe).toBe(old.unsubscribe);
    expect(await press(server, old.confirm)).toBe('unknown');
    expect(await press(server, fresh.confirm)).toBe('done');
  });

  test('sends no second email while the first one waits', async () => {
    await using server = await open();
    await subscribe(server, ada);
    const em = server.orm.em.fork();
    const mailedAt = new Date(Date.now() - 2 * HOUR_MS);
    await em.nativeUpdate(SubscriberEntity, {}, { mailedAt });
    const [mail] = await mails(server);
    const key = mail?.key.replace(/\d+$/, `${mailedAt.getTime()}`) ?? '';
    await em.nativeUpdate(OutboxEntity, {}, { key });
    await subscribe(server, ada);
    expect(await mails(server)).toHaveLength(1);
  });

  test('changes nothing for a subscriber, who gets a note once a day', async () => {
    await using server = await open();
    await press(server, (await asked(server)).confirm);
    const confirmed = await rowOf(server);
    await pass(server, 0.9 * DAY_MS);
    await subscribe(server, 'ADA@example.com');
    expect(await mails(server)).toHaveLength(1);
    await pass(server, 0.2 * DAY_MS);
    await subscribe(server, 'ADA@example.com');
    expect(await mails(server)).toHaveLength(2);
    const { confirm, unsubscribe } = await links(server);
    expect([confirm, unsubscribe !== '']).toEqual(['', true]);
    const { email, status, requestedAt, confirmedAt } = confirmed;
    expect(await rowOf(server)).toMatchObject({ email, status, requestedAt, confirmedAt });
  });

  test('is pending again after unsubscribing, with a new email', async () => {
    await using server = await open();
    const first = await asked(server);
    await press(server, first.confirm);
    await press(server, first.unsubscribe);
    await pass(server, 2 * HOUR_MS);
    await subscribe(server, ada);
    await subscribe(server, ada);
    expect(await mails(server)).toHaveLength(2);
    expect((await rowOf(server)).status).toBe('pending');
    expect(await press(server, first.confirm)).toBe('unknown');
    expect(await press(server, (await links(server)).confirm)).toBe('done');
    expect((await rowOf(server)).status).toBe('confirmed');
  });
});
