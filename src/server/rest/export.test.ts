import { afterEach, describe, expect, test, vi } from 'vitest';
import { bearer, closed, lead, signIn, testApp } from '../../../test/app.ts';
import { LeadEntity } from '../leads/entity.ts';
import { derivedOf } from '../leads/pipeline/derived.ts';

type Server = Awaited<ReturnType<typeof testApp>>;
type Headers = Record<string, string>;

/** More than any buffer between the database and a reader takes: 18 MB. */
const MANY = 1800;
const message = 'x'.repeat(10_000);

afterEach(() => vi.useRealTimers());

async function manyLeads(server: Server) {
  const rows = Array.from({ length: MANY }, (_, n) => ({
    ...lead,
    message,
    id: `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`,
    createdAt: new Date(n),
    suspectedSpam: false,
    ...derivedOf(lead),
  }));
  const em = server.orm.em.fork();
  for (let n = 0; n < MANY; n += 300) await em.insertMany(LeadEntity, rows.slice(n, n + 300));
}

/** Stops reading after the first piece; `rest` reads on, and counts what came. */
async function startExport(server: Server, headers: Headers) {
  const origin = await server.app.listen({ port: 0 });
  const answer = await fetch(`${origin}/api/leads/export`, { headers });
  const reader = answer.body?.getReader();
  let bytes = 0;
  const read = async () => {
    const { done, value } = (await reader?.read()) ?? { done: true };
    bytes += value?.length ?? 0;
    return !done;
  };
  await read();
  return {
    status: answer.status,
    rest: async () => {
      while (await read());
      return bytes;
    },
  };
}

const admin = async (server: Server, name: string, input: object) =>
  (await server.post(`/trpc/admin.access.${name}`, input, bearer)).json().result?.data;

/** The lengths of the pieces in which the answer is written. */
async function pieces(server: Server) {
  const url = '/api/leads/export';
  const answer = await server.app.inject({ url, headers: bearer, payloadAsStream: true });
  const lengths: number[] = [];
  for await (const piece of answer.stream()) lengths.push(piece.length);
  return lengths;
}

test('an export of long rows is held in small pieces, one of short rows in few', async () => {
  await using server = await testApp({ environment: closed });
  await manyLeads(server);
  const long = await pieces(server);
  expect(Math.max(...long)).toBeLessThan(1_200_000);
  // Of the first, nobody knows how long its rows are.
  expect(Math.max(...long.slice(1))).toBeLessThan(850_000);
  await server.orm.em.fork().nativeUpdate(LeadEntity, {}, { message: '' });
  expect((await pieces(server)).length).toBeLessThan(10);
});

describe('an export under way', () => {
  test.each<[string, (server: Server) => Promise<[Headers, () => Promise<unknown>]>]>([
    [
      'a token that is revoked',
      async (server) => {
        const made = { name: 'CRM', scopes: ['leads:read'] };
        const { token, row } = await admin(server, 'createToken', made);
        const revoke = () => admin(server, 'revokeToken', { id: row.id });
        return [{ authorization: `Bearer ${token}` }, revoke];
      },
    ],
    [
      'a session that is ended',
      async (server) => [await signIn(server), () => admin(server, 'revokeAllSessions', {})],
    ],
  ])('breaks off with %s', async (_with, come) => {
    await using server = await testApp({ environment: closed });
    await manyLeads(server);
    const [headers, end] = await come(server);
    const { status, rest } = await startExport(server, headers);
    expect(status).toBe(200);
    await end();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2000 });
    await expect(rest()).rejects.toThrow('terminated');
  });

  test('comes to its end while its token is good', async () => {
    await using server = await testApp({ environment: closed });
    await manyLeads(server);
    const { rest } = await startExport(server, bearer);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2000 });
    expect(await rest()).toBeGreaterThan(MANY * message.length);
  });
});
