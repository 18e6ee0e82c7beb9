import { fork } from 'node:child_process';
import { once } from 'node:events';
import { z } from 'zod';
import { budgets } from './budgets.ts';
import { type Budget, median, type Options, type Row, row } from './row.ts';
import { type Running, startPeer, startSite } from './servers/start.ts';
import { cpuMs, megabytes } from './usage.ts';
import { openWorkspace } from './workspace.ts';

const ROUNDS = 3;
const SECONDS = 8;

/** The site stores every edit before it is acknowledged; the others keep edits in memory. */
const servers = [
  { name: 'whiteboard', protocol: 'whiteboard' },
  { name: 'relay on ws', protocol: 'whiteboard', file: 'relay.ts' },
  { name: 'y-websocket', protocol: 'yWebsocket', file: 'yWebsocket.mjs' },
  { name: 'hocuspocus', protocol: 'hocuspocus', file: 'hocuspocus.mjs' },
];
type Server = (typeof servers)[number];
type Budgets = { p99: Budget; cpu?: Budget };

const crowds = [
  {
    name: '500 people, 10 active',
    load: { clients: 500, active: 10, cursorsPerSecond: 30, updatesPerSecond: 3 },
    budgets: { p99: budgets.crowdLatency, cpu: budgets.crowdCpu },
  },
  {
    name: '300 people, all active',
    load: { clients: 300, active: 300, cursorsPerSecond: 10, updatesPerSecond: 2 },
    budgets: { p99: budgets.everyoneLatency },
  },
];

const Result = z.object({ lost: z.number(), p50: z.number(), p99: z.number() });
type Measured = z.output<typeof Result> & { cpu: number; megabytes: number };

/** One board with hundreds of people on the site, a bare relay and other servers, in turns. */
export async function whiteboard({ isQuick }: Options) {
  const rows: Row[] = [];
  for (const { name, load, budgets } of crowds) {
    const part = isQuick ? 0.1 : 1;
    const { clients, active } = load;
    const order = {
      ...load,
      clients: clients * part,
      active: Math.min(active, clients * part),
      seconds: isQuick ? 2 : SECONDS,
    };
    const rounds: Measured[][] = [];
    for (let round = 0; round < (isQuick ? 1 : ROUNDS); round++) {
      const results = [];
      for (const server of servers) results.push(await measure(server, order));
      rounds.push(results);
    }
    rows.push(...toRows(name, rounds, budgets));
  }
  return rows;
}

function toRows(name: string, rounds: Measured[][], limits: Budgets): Row[] {
  const of = (server: number, value: keyof Measured) =>
    rounds.map((round) => round[server]?.[value] ?? Number.NaN);
  const compare = (value: 'p99' | 'cpu' | 'megabytes', unit: string) =>
    servers.slice(1).map((other, index) => {
      const [ours, theirs] = [of(0, value), of(index + 1, value)];
      const isRelay = index === 0;
      return row({
        what: `${name}: ${{ p99: 'p99', cpu: 'CPU', megabytes: 'memory' }[value]}`,
        measured: median(ours),
        unit,
        reference: { name: other.name, measured: median(theirs) },
        ratio: median(ours.map((one, round) => one / (theirs[round] ?? Number.NaN))),
        budget: isRelay && value !== 'megabytes' ? limits[value] : undefined,
      });
    });
  const lost = of(0, 'lost').reduce((sum, one) => sum + one, 0);
  return [
    row({ what: `${name}: lost`, measured: lost, unit: 'messages', budget: budgets.lost }),
    ...compare('p99', 'ms'),
    ...compare('cpu', '% of a core'),
    ...compare('megabytes', 'MB'),
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

/** Reads the usage of the server while the crowd measures. */
async function observe(server: Running, order: Order & { protocol: string }) {
  const crowd = fork(new URL('servers/crowd.ts', import.meta.url));
  const usage = { before: 0, after: 0, megabytes: 0 };
  const result = new Promise<z.output<typeof Result>>((resolve, reject) => {
    crowd.on('exit', () => reject(new Error('The crowd ended early')));
    crowd.on('message', (message) => {
      if (message === 'measure') usage.before = cpuMs(server.pid);
      else if (message === 'measured') {
        usage.after = cpuMs(server.pid);
        usage.megabytes = megabytes(server.pid);
      } else resolve(Result.parse(message));
    });
  });
  crowd.send({ ...order, port: server.port });
  const measured = await result;
  crowd.removeAllListeners('exit');
  crowd.kill('SIGKILL');
  await once(crowd, 'exit');
  const cpu = (usage.after - usage.before) / 10 / order.seconds;
  return { ...measured, cpu, megabytes: usage.megabytes };
}
