import { describe, expect, test } from 'vitest';
import {
  auditedKinds,
  browserOf,
  callAccounts,
  newPerson,
  ownAccount,
  personPassword,
  postSignIn,
  signInAs,
} from '../../../../test/accounts.ts';
import { bearer, ownPage, password, signIn, testApp } from '../../../../test/app.ts';
import { stoppedDate } from '../../../../test/stoppedClock.ts';
import { DAY_MS, HOUR_MS } from '../../../shared/durations.ts';
import { AccountEntity, OneTimeTokenEntity } from './entity.ts';
import { createLink } from './links.ts';

type Server = Awaited<ReturnType<typeof testApp>>;
type Headers = Record<string, string>;

const state = async (server: Server, headers: Headers) =>
  (await server.query('admin.access.state', {}, headers)).json().result.data;

describe('signing in', () => {
  test('takes the address in any case, names the person in the audit log, says the same of a wrong one or password, and is limited', async () => {
    await using server = await testApp();
    const { email } = await newPerson(server, 'editor', 'Ada');
    const browser = browserOf(await postSignIn(server, { email: ` ${email.toUpperCase()} ` }));
    expect(await state(server, browser)).toMatchObject({
      by: 'session',
      role: 'editor',
      name: 'Ada',
    });
    expect(await auditedKinds(server)).toContainEqual(['session.started', 'Ada']);
    const answers = [
      await postSignIn(server, { email, password: 'wrong' }),
      await postSignIn(server, { email: 'nobody@example.com' }),
      await postSignIn(server, { email, password }),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([401, 401, 401]);
    expect(new Set(answers.map((answer) => answer.json().error.message))).toEqual(
      new Set(['The email or the password is wrong.']),
    );
    for (let n = answers.length; n < 20; n++) await postSignIn(server, { email, password: 'no' });
    const refused = await postSignIn(server, { email });
    expect(refused.statusCode).toBe(429);
    expect(refused.headers['retry-after']).toBeDefined();
  });

  test('with the site’s password opens the account of the first owner', async () => {
    await using server = await testApp();
    const [one, two] = await Promise.all([signIn(server), signIn(server)]);
    const account = await ownAccount(server, one);
    expect(account).toMatchObject({ email: null, role: 'owner' });
    expect((await ownAccount(server, two)).id).toBe(account.id);
    const profile = { name: 'Grace', email: 'grace@example.com' };
    expect((await callAccounts(server, 'own.changeProfile', profile, one)).statusCode).toBe(200);
    expect(await ownAccount(server, await signIn(server))).toMatchObject(profile);
  });

  test('rejects malformed input without an internal error', async () => {
    await using server = await testApp();
    const { email } = await newPerson(server, 'editor');
    const odd = [
      '\0',
      `${email}\0`,
      '\ud800',
      '👩‍🚀',
      'x'.repeat(100_000),
      [email],
      { $ne: '' },
      7,
      null,
    ];
    for (const value of odd)
      for (const input of [{ email: value }, { email, password: value }, { email, code: value }]) {
        const full = { password: personPassword, ...input };
        const { statusCode } = await server.post('/trpc/admin.access.signIn', full, ownPage);
        expect([200, 400, 401, 429]).toContain(statusCode);
      }
  });
});

/** Invites Ada and returns the token of her link. */
async function inviteAda(server: Server) {
  const ada = { email: 'ada@example.com', name: 'Ada', role: 'viewer' };
  const { url } = (await callAccounts(server, 'team.invite', ada, bearer)).json().result.data;
  return tokenOf(url);
}
const tokenOf = (url: string) => new URL(url).hash.slice(1);
const followLink = (server: Server, name: 'read' | 'choosePassword', input: object) =>
  callAccounts(server, `link.${name}`, input, ownPage);

describe('the team', () => {
  test('an invitation is a link that works once, and the database holds only its hash', async () => {
    await using server = await testApp();
    const token = await inviteAda(server);
    const stored = await server.orm.em.fork().find(OneTimeTokenEntity, {});
    expect(JSON.stringify(stored)).not.toContain(token);
    const target = await followLink(server, 'read', { token });
    expect(target.json().result.data).toEqual({
      purpose: 'invitation',
      name: 'Ada',
      email: 'ada@example.com',
    });
    const weak = { token, newPassword: 'password1234' };
    const refused = await followLink(server, 'choosePassword', weak);
    expect(refused.json().error.data.fields).toHaveProperty('newPassword');
    const choice = { token, newPassword: personPassword };
    expect((await followLink(server, 'choosePassword', choice)).statusCode).toBe(200);
    expect((await followLink(server, 'choosePassword', choice)).statusCode).toBe(404);
    expect((await followLink(server, 'read', { token })).statusCode).toBe(404);
    expect((await postSignIn(server, { email: 'ada@example.com' })).statusCode).toBe(200);
  });

  test('a link expires; an address has one account', async () => {
    await using server = await testApp();
    const token = await inviteAda(server);
    const past = { expiresAt: new Date() };
    await server.orm.em.fork().nativeUpdate(OneTimeTokenEntity, {}, past);
    expect((await followLink(server, 'read', { token })).statusCode).toBe(404);
    const again = { email: 'ADA@EXAMPLE.COM', name: 'Ada', role: 'viewer' };
    const refused = await callAccounts(server, 'team.invite', again, bearer);
    expect(refused.json().error.data.fields).toEqual({
      email: 'There is already an account with this address',
    });
  });

  test('a link of a clock that was ahead ends with its correction', async () => {
    await using server = await testApp();
    const clock = stoppedDate();
    clock.pass(HOUR_MS);
    const token = await inviteAda(server);
    clock.pass(-HOUR_MS + 30_000);
    expect((await followLink(server, 'read', { token })).statusCode).toBe(404);
    await server.app.housekeeping.run();
    expect(await server.orm.em.fork().count(OneTimeTokenEntity)).toBe(0);
  });

  test('of several who take one address at once, one gets it', async () => {
    await using server = await testApp();
    const taken = { email: 'ada@example.com', name: 'Ada' };
    const people = [await signInAs(server, 'viewer'), await signInAs(server, 'editor')];
    const all = await Promise.all([
      callAccounts(server, 'team.invite', { ...taken, role: 'viewer' }, bearer),
      callAccounts(server, 'team.invite', { ...taken, role: 'editor' }, bearer),
      ...people.map((person) => callAccounts(server, 'own.changeProfile', taken, person)),
    ]);
    expect(all.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 400, 400, 400]);
  });

  test('a changed role applies immediately; a removed person is signed out', async () => {
    await using server = await testApp();
    const browser = await signInAs(server, 'viewer');
    const { id } = await ownAccount(server, browser);
    await callAccounts(server, 'team.changeRole', { id, role: 'editor' }, bearer);
    expect(await state(server, browser)).toMatchObject({ role: 'editor' });
    await callAccounts(server, 'team.remove', { id }, bearer);
    expect(await state(server, browser)).toMatchObject({ by: null, role: null });
  });

  test('the last owner cannot be removed, even when two owners remove each other', async () => {
    await using server = await testApp();
    const [one, two] = [await signInAs(server, 'owner'), await signInAs(server, 'owner')];
    const { id } = await ownAccount(server, one);
    const { id: otherId } = await ownAccount(server, two);
    const removals = await Promise.all([
      callAccounts(server, 'team.remove', { id: otherId }, one),
      callAccounts(server, 'team.changeRole', { id, role: 'viewer' }, two),
    ]);
    expect(removals.map(({ statusCode }) => statusCode).toSorted()).not.toEqual([200, 200]);
    expect(await server.orm.em.fork().count(AccountEntity, { role: 'owner' })).toBe(1);
  });
});

describe('one’s own account', () => {
  test('has a name on one line, without characters that reverse the text around it', async () => {
    await using server = await testApp();
    const browser = await signInAs(server, 'editor');
    const { email } = await ownAccount(server, browser);
    const change = (name: string) =>
      callAccounts(server, 'own.changeProfile', { name, email }, browser);
    const nameOf = async (name: string) => {
      expect([name, (await change(name)).statusCode]).toEqual([name, 200]);
      return (await ownAccount(server, browser)).name;
    };
    for (const space of ['\n', '\r', '\t', '\u2028', '\u2029'])
      expect(await nameOf(`Ada${space}Lovelace`)).toBe('Ada Lovelace');
    for (const removed of ['\0', '\x1b', '\x85', '\u202e', '\u2066', '\u200f', '\u061c'])
      expect(await nameOf(`Ada${removed}Lovelace`)).toBe('AdaLovelace');
    for (const name of ['  Ada Lovelace\n', 'אדה לאבלייס', 'नेहा', '李 雷', 'Zoë 👩‍🚀'])
      expect(await nameOf(name)).toBe(name.trim());
  });

  test('with another address, links to the former one end', async () => {
    await using server = await testApp();
    const { id, email, name } = await newPerson(server, 'editor');
    const browser = browserOf(await postSignIn(server, { email }));
    const { url } = (await callAccounts(server, 'team.link', { id }, bearer)).json().result.data;
    const token = tokenOf(url);
    await callAccounts(server, 'own.changeProfile', { name: 'Ada', email }, browser);
    expect((await followLink(server, 'read', { token })).statusCode).toBe(200);
    await callAccounts(server, 'own.changeProfile', { name, email: `new-${email}` }, browser);
    expect((await followLink(server, 'read', { token })).statusCode).toBe(404);
  });
});

describe('one’s own password', () => {
  test('is not easily guessed from a pattern, the site or one’s own address', async () => {
    await using server = await testApp({
      environment: { PUBLIC_URL: 'https://www.signalworks.example' },
    });
    const person = await newPerson(server, 'editor', 'Ada', 'ada.lovelace@example.com');
    const browser = browserOf(await postSignIn(server, person));
    const change = (newPassword: string) =>
      callAccounts(server, 'own.changePassword', { newPassword }, browser);
    for (const [word, reason] of [
      ['abcabcabcabc', 'sequential pattern'],
      ['Signalworks-2026', 'name of the site or your address'],
      ['ROI podcast agency 7', 'name of the site or your address'],
      ['ada.lovelace@example.com', 'name of the site or your address'],
      ['Lovelace-1815', 'name of the site or your address'],
    ] as const) {
      const refused = await change(word);
      expect([word, refused.json().error?.data.fields.newPassword]).toEqual([
        word,
        expect.stringContaining(reason),
      ]);
    }
    expect((await change('Lovelace counts engines')).statusCode).toBe(200);
  });

  test('ends the other sessions when it changes', async () => {
    await using server = await testApp();
    const { email } = await newPerson(server, 'editor');
    const [here, there] = [
      browserOf(await postSignIn(server, { email })),
      browserOf(await postSignIn(server, { email })),
    ];
    const newPassword = 'another sentence as a password';
    const changed = await callAccounts(server, 'own.changePassword', { newPassword }, here);
    expect(await state(server, browserOf(changed))).toMatchObject({ by: 'session' });
    expect(await state(server, here)).toMatchObject({ by: null });
    expect(await state(server, there)).toMatchObject({ by: null });
    expect((await postSignIn(server, { email })).statusCode).toBe(401);
    expect((await postSignIn(server, { email, password: newPassword })).statusCode).toBe(200);
  });

  test('a person sees and ends only their own sessions; an owner everyone’s', async () => {
    await using server = await testApp();
    const [viewer, owner] = [await signInAs(server, 'viewer'), await signInAs(server, 'owner')];
    const list = async (headers: Headers): Promise<{ id: string; person: string }[]> =>
      (await server.query('admin.access.sessions', {}, headers)).json().result.data.sessions;
    expect((await list(viewer)).map(({ person }) => person)).toEqual(['A viewer']);
    const all = await list(owner);
    expect(all.map(({ person }) => person)).toEqual(['A owner', 'A viewer']);
    const revoke = (id: string | undefined, headers: Headers) =>
      server.post('/trpc/admin.access.revokeSession', { id }, headers);
    expect((await revoke(all[0]?.id, viewer)).statusCode).toBe(404);
    expect((await revoke(all[1]?.id, owner)).statusCode).toBe(200);
    expect(await state(server, viewer)).toMatchObject({ by: null });
  });

  test('the link of `npm run admin reset` ends the sessions of the old password once it is used', async () => {
    await using server = await testApp();
    const { email } = await newPerson(server, 'editor');
    const browser = browserOf(await postSignIn(server, { email }));
    const em = server.orm.em.fork();
    const account = await em.findOneOrFail(AccountEntity, { email });
    const { url } = await createLink(em, account, 'http://localhost');
    expect(await state(server, browser)).toMatchObject({ by: 'session' });
    const newPassword = 'another long sentence as a password';
    await followLink(server, 'choosePassword', { token: tokenOf(url), newPassword });
    expect(await state(server, browser)).toMatchObject({ by: null });
    expect((await postSignIn(server, { email })).statusCode).toBe(401);
    expect((await postSignIn(server, { email, password: newPassword })).statusCode).toBe(200);
  });

  test('a visit belongs to the person on every device; tokens have none', async () => {
    await using server = await testApp();
    const { email } = await newPerson(server, 'viewer');
    const browsers = [await postSignIn(server, { email }), await postSignIn(server, { email })];
    const visit = async (headers: Headers) =>
      (await callAccounts(server, 'own.recordVisit', {}, headers)).json().result.data;
    const [laptop = {}, phone = {}] = browsers.map(browserOf);
    expect(await visit(laptop)).toEqual({ isRecorded: true, since: null });
    // Pages within half an hour are one visit.
    expect(await visit(phone)).toEqual({ isRecorded: true, since: null });
    const yesterday = new Date(Date.now() - DAY_MS);
    await server.orm.em.fork().nativeUpdate(AccountEntity, { email }, { lastVisitAt: yesterday });
    for (const browser of [laptop, phone])
      expect(await visit(browser)).toEqual({ isRecorded: true, since: yesterday.toISOString() });
    expect(await visit(bearer)).toEqual({ isRecorded: false, since: null });
  });
});
