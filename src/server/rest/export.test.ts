import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { signInAs } from '../../../test/accounts.ts';
import { bearer, signIn, testApp } from '../../../test/app.ts';
import { MANY, manyLeads, message, startExport } from '../../../test/exports.ts';
import { AccountEntity } from '../accounts/entity.ts';
import { LeadEntity } from '../leads/entity.ts';

type Headers = Record<string, string>;

const server = await testApp();
let origin: string;
beforeAll(async () => {
  await manyLeads(server);
  origin = await server.app.listen({ port: 0 });
});
afterAll(() => server[Symbol.asyncDispose]());
afterEach(() => {
  vi.useRealTimers();
  server.app.server.closeAllConnections();
});

const admin = async (name: string, input: object) =>
  (await server.post(`/trpc/admin.access.${name}`, input, bearer)).json().result?.data;

describe('an export under way', () => {
  test.each<[string, () => Promise<[Headers, () => Promise<unknown>]>]>([
    [
      'a token that is revoked',
      async () => {
        const made = { name: 'CRM', scopes: ['leads:read'] };
        const { token, row } = await admin('createToken', made);
        const revoke = () => admin('revokeToken', { id: row.id });
        return [{ authorization: `Bearer ${token}` }, revoke];
      },
    ],
    [
      'a session that is ended',
      async () => [await signIn(server), () => admin('revokeAllSessions', {})],
    ],
    [
      'a person who has become a viewer',
      async () => {
        const browser = await signInAs(server, 'editor');
        const lower = () =>
          server.orm.em.fork().nativeUpdate(AccountEntity, { role: 'editor' }, { role: 'viewer' });
        return [browser, lower];
      },
    ],
  ])('breaks off with %s', async (_with, come) => {
    const [headers, end] = await come();
    const { status, rest } = await startExport(origin, headers);
    expect(status).toBe(200);
    await end();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2000 });
    await expect(rest()).rejects.toThrow('terminated');
  });

  test('completes while its token is valid', async () => {
    const { rest } = await startExport(origin);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2000 });
    expect(await rest()).toBeGreaterThan(MANY * message.length);
  });
});

/** The lengths of the chunks of the response. */
async function pieces() {
  const url = '/api/leads/export';
  const response = await server.app.inject({ url, headers: bearer, payloadAsStream: true });
  const lengths: number[] = [];
  for await (const piece of response.stream()) lengths.push(piece.length);
  return lengths;
}

test('adapts the batch size to the length of the rows', async () => {
  const long = await pieces();
  expect(Math.max(...long)).toBeLessThan(1_200_000);
  // Without the header and the first batch, whose size cannot depend on the length of its rows.
  expect(Math.max(...long.slice(2))).toBeLessThan(850_000);
  await server.orm.em.fork().nativeUpdate(LeadEntity, {}, { message: '' });
  expect((await pieces()).length).toBeLessThan(10);
});
