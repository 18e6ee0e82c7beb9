import { fork } from 'node:child_process';
import { once } from 'node:events';
import { z } from 'zod';
import { budgets } from './budgets.ts';
import { median, type Options, row } from './row.ts';
import { type Running, startPeer, startSite } from './servers/start.ts';
import { openWorkspace } from './workspace.ts';

const ROUNDS = 3;
const SECONDS = 8;

/** The site stores every edit before it is acknowledged; the others keep edits in memory. */
const servers = [
  { name: 'whiteboard', protocol: 'whiteboard' },
  { name: 'relay on ws', protocol: 'whiteboard', file: 'relay.ts' },
  { name: 'hocuspocus', protocol: 'hocuspocus', file: 'hocuspocus.mjs' },
];
type Server = (typeof servers)[number];

const CROWD = { clients: 300, active: 300, cursorsPerSecond: 10, updatesPerSecond: 2 };

const Result = z.object({ lost: z.number(), p50: z.number(), p99: z.number() });
type Measured = z.output<typeof Result>;

/** One board with 300 active people on the site, a bare relay and hocuspocus, in turns. */
export async function whiteboard({ isQuick }: Options) {
  const part = isQuick ? 0.1 : 1;
  const order = {
    ...CROWD,
    clients: CROWD.clients * part,
    active: CROWD.active * part,
    seconds: isQuick ? 2 : SECONDS,
  };
  const rounds: Measured[][] = [];
  for (let round = 0; round < (isQuick ? 1 : ROUNDS); round++) {
    const results = [];
    for (const server of servers) results.push(await measure(server, order));
    rounds.push(results);
  }
  const of = (server: number, value: keyof Measured) =>
    rounds.map((round) => round[server]?.[value] ?? Number.NaN);
  const name = `${CROWD.active} people, all active`;
  const lost = of(0, 'lost').reduce((sum, one) => sum + one, 0);
  return [
    row({ what: `${name}: lost`, measured: lost, unit: 'messages', budget: budgets.lost }),
    ...servers.slice(1).map((other, index) =>
      row({
        what: `${name}: p99`,
        measured: median(of(0, 'p99')),
        unit: 'ms',
        reference: { name: other.name, measured: median(of(index + 1, 'p99')) },
        budget: index === 0 ? budgets.everyoneLatency : undefined,
      }),
    ),
  ];
}

type Order = { clients: number; active: number; seconds: number };

async function measure({ protocol, file }: Server, order: Order): Promise<Measured> {
  await using work = openWorkspace();
  const server = work.use(
    file ? await startPeer(file) : await startSite(await work.newDatabase('sqlite')),
  );
  // Awaited here, because the server ends with this block.
  return await observe(server, { ...order, protocol });
}

async function observe(server: Running, order: Order & { protocol: string }) {
  const crowd = fork(new URL('servers/crowd.ts', import.meta.url));
  const result = new Promise<Measured>((resolve, reject) => {
    crowd.on('exit', () => reject(new Error('The crowd ended early')));
    crowd.on('message', (message) => resolve(Result.parse(message)));
  });
  crowd.send({ ...order, port: server.port });
  const measured = await result;
  crowd.removeAllListeners('exit');
  crowd.kill('SIGKILL');
  await once(crowd, 'exit');
  return measured;
}
