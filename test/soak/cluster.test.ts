import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { bearer, closed, freshDatabase, lead, ownPage, password, quiz } from '../app.ts';
import { hasCaddy, noCaddy, startCaddy } from '../caddy.ts';
import { eventually } from '../eventually.ts';
import { startServer } from '../process.ts';
import { compareBoards, editAtRandom } from '../whiteboard/chaos.ts';
import { HeadlessClient } from '../whiteboard/headlessClient.ts';
import { hasRedis, noRedis, startRedis } from '../whiteboard/redis.ts';
import { emailsOf, sendUntilStored } from './sendUntilStored.ts';
import { soakSeconds } from './seconds.ts';

const PROCESSES = 3;
const seconds = soakSeconds / 3;
/** Quiz responses a minute of one address. */
const QUIZ_LIMIT = 30;
const canRun = hasCaddy() && hasRedis();
if (!hasCaddy()) console.warn(`Several processes behind a proxy are not tested: ${noCaddy}.`);
if (!hasRedis()) console.warn(`Several processes behind a proxy are not tested: ${noRedis}.`);

const json = { 'content-type': 'application/json' };

/** Posts until `end`, each body until it is acknowledged; returns the emails. */
async function visit(url: string, body: object, end: number) {
  const emails: string[] = [];
  while (performance.now() < end) {
    const email = `${randomUUID()}@example.com`;
    await sendUntilStored(url, { ...body, email });
    emails.push(email);
    await wait(20);
  }
  return emails;
}

/** Reads pages until `end`; returns the statuses, 0 for a broken connection. */
async function read(url: string, end: number) {
  const statuses: number[] = [];
  while (performance.now() < end) {
    const status = await fetch(url).then(
      async (response) => (await response.text(), response.status),
      () => 0,
    );
    statuses.push(status);
    await wait(10);
  }
  return statuses;
}

/** Listens to the admin's live stream, reconnecting as a browser does; returns the last lead's id. */
function listen(url: string, headers: Record<string, string>, signal: AbortSignal) {
  let leadId = '';
  const connect = async () => {
    const { body } = await fetch(`${url}/trpc/admin.live`, { headers, signal });
    for await (const text of body?.pipeThrough(new TextDecoderStream()) ?? [])
      leadId = /"leadId":"([^"]+)"/.exec(text)?.[1] ?? leadId;
  };
  const keepConnected = async () => {
    for (; !signal.aborted; await wait(100)) await connect().catch(() => {});
  };
  void keepConnected();
  return { leadId: () => leadId };
}

async function signIn(url: string) {
  const response = await fetch(`${url}/trpc/admin.access.signIn`, {
    method: 'POST',
    headers: { ...json, ...ownPage },
    body: JSON.stringify({ password }),
  });
  const [cookie = ''] = String(response.headers.get('set-cookie')).split(';');
  return { ...ownPage, cookie };
}

test.skipIf(!canRun)(
  'three processes behind Caddy lose nothing when one is killed under load',
  async () => {
    const redis = await startRedis();
    onTestFinished(redis.stop);
    const databaseUrl = await freshDatabase();
    const environment = {
      ...closed,
      DATABASE_URL: databaseUrl,
      REDIS_URL: redis.url,
      TRUST_PROXY: '127.0.0.1',
      WHITEBOARD_SOCKETS_PER_ADDRESS: '1000',
      LOG_LEVEL: 'silent',
    };
    const servers: Awaited<ReturnType<typeof startServer>>[] = [];
    onTestFinished(() => {
      for (const server of servers) server.kill('SIGKILL');
    });
    for (let n = 0; n < PROCESSES; n++) servers.push(await startServer({ environment }));
    await using caddy = await startCaddy(servers.map(({ port }) => port));
    const { url } = caddy;
    const admin = await signIn(url);
    const over = new AbortController();
    const live = listen(url, admin, over.signal);

    const end = performance.now() + seconds * 1000;
    const people = Array.from(
      { length: 15 },
      // Sockets of one board are on all processes, and some come through the proxy.
      (_, n) => new HeadlessClient({ id: `p${n}`, urls: [url, ...servers.map((one) => one.url)] }),
    );
    const edits = Promise.all(people.map((person) => editAtRandom(person, end)));
    const leads = Promise.all(
      Array.from({ length: 4 }, () => visit(`${url}/api/leads`, lead, end)),
    );
    const responses = visit(`${url}/api/quiz`, quiz, end);
    const pages = Promise.all(['/', '/blog'].map((path) => read(url + path, end)));

    await wait(seconds * 500);
    const [victim] = servers;
    victim?.kill('SIGKILL');
    await victim?.ended();
    await wait(500);
    if (victim)
      servers[0] = await startServer({ environment: { ...environment, PORT: `${victim.port}` } });
    await edits;

    const counts = await compareBoards(people, databaseUrl);
    expect(counts).toMatchObject({
      numbersWithoutOne: 0,
      numbersTwice: 0,
      unacked: 0,
      clientsThatDiffer: 0,
      databaseDiffers: false,
    });
    expect(counts.acked).toBeGreaterThan(100);

    const acked = { '/api/leads': (await leads).flat(), '/api/quiz': await responses };
    for (const [path, emails] of Object.entries(acked)) {
      // Each quiz waits for its guide.
      expect(emails.length).toBeGreaterThan(path === '/api/quiz' ? 0 : seconds);
      expect((await emailsOf(url, path)).toSorted()).toEqual(emails.toSorted());
    }
    const statuses = (await pages).flat();
    // A page that the killed process was sending is lost; the proxy tries others on another process.
    expect(statuses.filter((status) => status !== 200).length).toBeLessThanOrEqual(4);
    expect(statuses.length).toBeGreaterThan(seconds);

    const latest = await (await fetch(`${url}/api/leads?limit=1`, { headers: bearer })).json();
    await eventually(() => expect(live.leadId()).toBe(latest.leads[0].id));
    over.abort();

    // One address has one allowance, and one session, on all processes.
    const post = { method: 'POST', headers: json, body: JSON.stringify(quiz) };
    const limited = [];
    for (let n = 0; n < QUIZ_LIMIT + 10; n++) {
      const server = servers[n % PROCESSES];
      limited.push((await fetch(`${server?.url}/api/quiz`, post)).status);
    }
    expect(limited.filter((status) => status === 201)).toHaveLength(QUIZ_LIMIT);
    expect(limited.filter((status) => status === 429)).toHaveLength(10);
    const sessions = () =>
      Promise.all(
        servers.map(async (server) => {
          const counts = await fetch(`${server.url}/trpc/admin.counts`, { headers: admin });
          return counts.status;
        }),
      );
    expect(await sessions()).toEqual([200, 200, 200]);
    const signedOut = await fetch(`${url}/trpc/admin.access.signOut`, {
      method: 'POST',
      headers: admin,
    });
    expect(signedOut.status).toBe(200);
    expect(await sessions()).toEqual([401, 401, 401]);

    for (const server of servers) server.kill('SIGTERM');
    for (const server of servers) expect((await server.ended()).code).toBe(0);
  },
);
