import { expect, test, vi } from 'vitest';
import { bearer, testApp } from '../../../../test/app.ts';
import {
  ask,
  change,
  download,
  email,
  newToken,
  ofOther,
  see,
  storeEverything,
} from '../../../../test/ownData.ts';
import { stoppedDate } from '../../../../test/stoppedClock.ts';
import { createOneTimeToken } from '../../accounts/oneTimeTokens.ts';
import { OneTimeTokenEntity } from '../../accounts/entity.ts';
import { LeadEntity } from '../../leads/entity.ts';
import { SubscriberEntity } from '../../newsletter/entity.ts';
import { QuizResponseEntity } from '../../quiz/entity.ts';

type Server = Parameters<typeof see>[0];

/** Every change that a link allows. */
const changes = {
  opened: {},
  correctInquiry: { firstName: 'E', lastName: 'V', company: '' },
  correctQuizResponse: { name: 'E' },
  requestCorrection: { message: 'E' },
  unsubscribe: {},
  erase: {},
};

/** Returns what a token shows, and the status of each thing it may be used for. */
async function useToken(server: Server, token: string, id: string) {
  const statuses = new Set([(await download(server, token)).statusCode]);
  for (const [name, input] of Object.entries(changes))
    statuses.add((await change(server, name, { token, id, ...input })).statusCode);
  return { shown: await see(server, token), statuses: [...statuses] };
}
const useless = { shown: undefined, statuses: [404] };

test('a request runs the same statements for every address', async () => {
  await using server = await testApp();
  await storeEverything(server);
  const log = vi.spyOn(server.orm.config.getLogger(), 'logQuery');
  const statements = [];
  for (const address of ['nobody@example.com', email]) {
    log.mockClear();
    expect((await ask(server, address)).statusCode).toBe(200);
    statements.push(log.mock.calls.map(([{ query }]) => query));
  }
  expect(statements[0]).not.toEqual([]);
  expect(statements[0]).toEqual(statements[1]);
});

test('an expired link, a changed one and links for other purposes open nothing', async () => {
  await using server = await testApp();
  const { leadId } = await storeEverything(server);
  const em = server.orm.em.fork();
  const token = await newToken(server);
  const swapped = `${token.slice(1)}${token[0]}`;
  for (const changed of [
    '',
    'x',
    'A'.repeat(43),
    `${'A'.repeat(42)}'`,
    token.toUpperCase(),
    swapped,
    ` ${token}`,
    `${token}/`,
  ])
    if (changed !== token) expect(await useToken(server, changed, leadId)).toEqual(useless);

  const { unsubscribeToken } = await em.findOneOrFail(SubscriberEntity, { email });
  const { guideToken } = await em.findOneOrFail(QuizResponseEntity, { email });
  const reset = await createOneTimeToken(em, 'reset', { emailKey: email });
  for (const other of [unsubscribeToken, guideToken ?? '', reset.token])
    expect(await useToken(server, other, leadId)).toEqual(useless);

  const past = { expiresAt: new Date(Date.now() - 1) };
  await em.nativeUpdate(OneTimeTokenEntity, { purpose: 'ownData' }, past);
  expect(await useToken(server, token, leadId)).toEqual(useless);
  expect(await server.orm.em.fork().count(LeadEntity, { firstName: 'E' })).toBe(0);
});

test('records of others stay as they are, and so does everything when a link is opened', async () => {
  await using server = await testApp();
  await storeEverything(server);
  const em = server.orm.em.fork();
  const other = await em.findOneOrFail(LeadEntity, { email: ofOther.email });
  const token = await newToken(server);
  for (const url of [
    `/privacy/me/${token}?erase=true`,
    `/privacy/me/download?token=${token}`,
    `/trpc/privacy.erase?input=${encodeURIComponent(JSON.stringify({ token }))}`,
  ])
    for (const method of ['GET', 'HEAD'] as const) await server.inject({ method, url });
  expect((await see(server, token)).counts).toMatchObject({ leads: 2, responses: 1 });
  const fields = { id: other.id, ...changes.correctInquiry };
  expect((await change(server, 'correctInquiry', { token, ...fields })).statusCode).toBe(404);
  await change(server, 'erase', { token });
  const left = await server.orm.em.fork().find(LeadEntity, {});
  expect(left).toMatchObject([{ email: ofOther.email, firstName: other.firstName }]);
});

test('guessing is limited', async () => {
  await using server = await testApp();
  stoppedDate();
  const statuses = new Set<number>();
  for (let n = 0; n < 200 && !statuses.has(429); n++)
    statuses.add((await download(server, 'A'.repeat(43))).statusCode);
  expect([...statuses]).toEqual([404, 429]);
  // The limit is one of the caller, not of the data.
  const token = await newToken(server);
  expect((await server.query('privacy.me', { token }, bearer)).statusCode).not.toBe(429);
});
