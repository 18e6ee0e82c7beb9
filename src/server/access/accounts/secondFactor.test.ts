import { Secret, TOTP } from 'otpauth';
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
import { ownPage, password, signIn, testApp } from '../../../../test/app.ts';
import { stoppedDate } from '../../../../test/stoppedClock.ts';
import { DAY_MS } from '../../../shared/durations.ts';

type Server = Awaited<ReturnType<typeof testApp>>;

const codeOf = (secret: string, offset = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: Date.now() + offset * 30_000,
  });

/** A person who has set up an authenticator app. */
async function withApp(server: Server) {
  const { email } = await newPerson(server, 'editor');
  const browser = browserOf(await postSignIn(server, { email }));
  const { secret, uri } = (await callAccounts(server, 'own.startTotp', {}, browser)).json().result
    .data;
  expect(uri).toMatch(/^otpauth:\/\/totp\//);
  const code = codeOf(secret);
  const confirmed = await callAccounts(server, 'own.confirmTotp', { code }, browser);
  const codes: string[] = confirmed.json().result.data.codes;
  return { email, browser, secret: String(secret), codes };
}

describe('an authenticator app', () => {
  test('wrong codes are limited for an account, from whatever address', async () => {
    await using server = await testApp({
      environment: { TRUST_PROXY: '127.0.0.1/32' },
    });
    const { email, codes } = await withApp(server);
    const guess = (n: number, code: string) =>
      server.post(
        '/trpc/admin.access.signIn',
        { email, password: personPassword, code },
        { ...ownPage, 'x-forwarded-for': `10.0.${n}.1` },
      );
    for (let n = 0; n < 10; n++) expect((await guess(n, '000 000')).statusCode).toBe(401);
    const refused = await guess(11, '000000');
    expect(refused.statusCode).toBe(429);
    expect(refused.json().error.message).toBe('Too many wrong codes. Try again in 60 minutes.');
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3000);
    // Recovery codes cannot be guessed, so a lockout does not reach them, nor do wrong ones cause it.
    for (let n = 20; n < 40; n++) expect((await guess(n, 'wrong-code')).statusCode).toBe(401);
    expect((await guess(41, codes[0] ?? '')).json().result.data).toEqual({ isSignedIn: true });
    expect((await guess(42, codes[0] ?? '')).statusCode).toBe(401);
    const other = await newPerson(server, 'editor');
    expect((await postSignIn(server, other)).statusCode).toBe(200);
  });

  test('is required at the next sign-in; each code works once', async () => {
    await using server = await testApp();
    const { email, secret } = await withApp(server);
    const first = await postSignIn(server, { email });
    expect(first.json().result.data).toEqual({
      isSignedIn: false,
      needs: { code: true, passkey: false },
    });
    expect(first.headers['set-cookie']).toBeUndefined();
    // The code of the next time step, because each code works once.
    const code = codeOf(secret, 1);
    const together = await Promise.all([
      postSignIn(server, { email, code }),
      postSignIn(server, { email, code }),
    ]);
    expect(together.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 401]);
    expect((await postSignIn(server, { email, code: '000000' })).statusCode).toBe(401);
  });

  test('works after the clock of the server was ahead', async () => {
    const date = stoppedDate();
    date.pass(30 * DAY_MS);
    await using server = await testApp();
    const { email, secret } = await withApp(server);
    date.pass(-30 * DAY_MS);
    const code = codeOf(secret);
    expect((await postSignIn(server, { email, code })).statusCode).toBe(200);
    expect((await postSignIn(server, { email, code })).statusCode).toBe(401);
  });

  test('is not active before a code confirms it', async () => {
    await using server = await testApp();
    const { email } = await newPerson(server, 'editor');
    const browser = browserOf(await postSignIn(server, { email }));
    await callAccounts(server, 'own.startTotp', {}, browser);
    const wrong = await callAccounts(server, 'own.confirmTotp', { code: '123456' }, browser);
    expect(wrong.json().error.data.fields).toHaveProperty('code');
    expect((await postSignIn(server, { email })).json().result.data).toEqual({ isSignedIn: true });
  });

  test('a recovery code replaces it once; new ones need a second factor and are in the audit log', async () => {
    await using server = await testApp();
    const { email, browser, codes } = await withApp(server);
    expect(new Set(codes).size).toBe(10);
    const code = codes[3]?.toUpperCase().replace('-', ' ');
    expect((await postSignIn(server, { email, code })).statusCode).toBe(200);
    expect((await postSignIn(server, { email, code })).statusCode).toBe(401);
    expect(await ownAccount(server, browser)).toMatchObject({
      hasTotp: true,
      recoveryCodesLeft: 9,
    });
    const renew = () => callAccounts(server, 'own.newRecoveryCodes', {}, browser);
    expect((await renew()).json().result.data.codes).not.toEqual(codes);
    expect(await auditedKinds(server)).toContainEqual([
      'account.recoveryCodesReplaced',
      'A editor',
    ]);
    // A second call removes nothing.
    for (let time = 0; time < 2; time++) await callAccounts(server, 'own.removeTotp', {}, browser);
    const kinds = (await auditedKinds(server)).map(([kind]) => kind);
    expect(kinds.filter((kind) => kind === 'account.secondFactorRemoved')).toHaveLength(1);
    expect((await renew()).statusCode).toBe(412);
    expect(await ownAccount(server, browser)).toMatchObject({
      hasTotp: false,
      recoveryCodesLeft: 0,
    });
    expect((await postSignIn(server, { email })).json().result.data).toEqual({ isSignedIn: true });
  });

  test('protects the first owner’s account from the site’s password, too', async () => {
    await using server = await testApp();
    const browser = await signIn(server);
    const { secret } = (await callAccounts(server, 'own.startTotp', {}, browser)).json().result
      .data;
    await callAccounts(server, 'own.confirmTotp', { code: codeOf(secret) }, browser);
    const answer = await postSignIn(server, { email: '', password });
    expect(answer.json().result.data).toMatchObject({ isSignedIn: false });
  });
});

test('rejects a passkey that the browser did not sign', async () => {
  await using server = await testApp();
  const browser = await signInAs(server, 'editor');
  const options = await callAccounts(server, 'own.passkeyOptions', {}, browser);
  expect(options.json().result.data).toMatchObject({ rp: { id: 'localhost' } });
  const credential = { id: 'AAAA', rawId: 'AAAA', type: 'public-key' };
  const registration = { clientDataJSON: 'e30', attestationObject: 'AAAA' };
  const added = await callAccounts(
    server,
    'own.addPasskey',
    { name: 'Phone', response: { ...credential, response: registration } },
    browser,
  );
  expect(added.statusCode).toBe(400);
  const assertion = { clientDataJSON: 'e30', authenticatorData: 'AAAA', signature: 'AAAA' };
  const signedIn = await server.post(
    '/trpc/admin.access.signInWithPasskey',
    { response: { ...credential, response: assertion } },
    ownPage,
  );
  expect(signedIn.statusCode).toBe(401);
});
