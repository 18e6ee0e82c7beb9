import { LeadEntity, searchKeys } from '../src/server/leads/entity.ts';
import { bearer, lead, type testApp } from './app.ts';

/** Exceeds all buffers between the database and a client: 18 MB. */
export const MANY = 1800;
export const message = 'x'.repeat(10_000);

export async function manyLeads(server: Pick<Awaited<ReturnType<typeof testApp>>, 'orm'>) {
  const rows = Array.from({ length: MANY }, (_, n) => ({
    ...lead,
    message,
    id: `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`,
    createdAt: new Date(n),
    suspectedSpam: false,
    ...searchKeys(lead),
  }));
  const em = server.orm.em.fork();
  for (let n = 0; n < MANY; n += 300) await em.insertMany(LeadEntity, rows.slice(n, n + 300));
}

/** Starts an export and pauses after the first chunk; `rest` reads the remainder and returns its size. */
export async function startExport(origin: string, headers: Record<string, string> = bearer) {
  const over = new AbortController();
  const response = await fetch(`${origin}/api/leads/export`, {
    // A compressed export would fit into the buffers.
    headers: { 'accept-encoding': 'identity', ...headers },
    signal: over.signal,
  });
  const reader = response.body?.getReader();
  let bytes = 0;
  const read = async () => {
    const { done, value } = (await reader?.read()) ?? { done: true };
    bytes += value?.length ?? 0;
    return !done;
  };
  await read();
  return {
    status: response.status,
    retryAfter: response.headers.get('retry-after'),
    leave: () => over.abort(),
    rest: async () => {
      while (await read());
      return bytes;
    },
  };
}
