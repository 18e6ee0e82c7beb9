import { type ChildProcess, execFileSync, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { startOurs } from './servers/start.ts';

/**
 * One room of 10 to 500 clients, 10 of them active at 30 cursors and 3 note updates a second, on our
 * server and on a bare relay in turns. Server, relay and crowd are processes of their own.
 */

const SIZES = (process.argv[3] ?? '10,50,200,500').split(',').map(Number);
const ACTIVE = 10;
const SECONDS = Number(process.argv[2] ?? 8);
const ROUNDS = 3;
const PORT = 3110;
const MOST_P99 = 3;
const MOST_CPU = 1.5;

const Result = z.object({
  updatesLost: z.number(),
  lastCursorsLost: z.number(),
  cursorsMerged: z.number(),
  p50: z.number(),
  p99: z.number(),
});
type Measured = z.output<typeof Result> & { cpu: number; megabytes: number };

const folder = mkdtempSync(join(tmpdir(), 'roi-board-'));
let isWithin = true;
const rows = [];
for (const clients of SIZES) {
  const rounds: { relay: Measured; board: Measured }[] = [];
  for (let round = 0; round < ROUNDS; round++)
    rounds.push({ relay: await measure('relay', clients), board: await measure('board', clients) });
  const relay = middle(rounds.map((round) => round.relay));
  const board = middle(rounds.map((round) => round.board));
  const p99Ratio = median(rounds.map(({ board, relay }) => board.p99 / relay.p99));
  const cpuRatio = median(rounds.map(({ board, relay }) => board.cpu / relay.cpu));
  const lost = rounds.reduce(
    (sum, { board }) => sum + board.updatesLost + board.lastCursorsLost,
    0,
  );
  const isRight = lost === 0 && (clients < 500 || (p99Ratio <= MOST_P99 && cpuRatio <= MOST_CPU));
  isWithin &&= isRight;
  rows.push(row('relay', clients, relay), {
    ...row('board', clients, board),
    'p99 ×': round(p99Ratio),
    'cpu ×': round(cpuRatio),
    verdict: isRight ? 'right' : 'outside',
  });
}
rmSync(folder, { recursive: true, force: true });
console.table(rows);
process.exit(isWithin ? 0 : 1);

async function measure(kind: 'relay' | 'board', clients: number): Promise<Measured> {
  const server =
    kind === 'relay'
      ? await startRelay()
      : await startOurs(PORT, `sqlite:${folder}/${Date.now()}.db`);
  const crowd = fork(new URL('servers/crowd.ts', import.meta.url));
  const pid = server.pid ?? 0;
  const usage = { before: 0, after: 0, megabytes: 0 };
  const isDone = new Promise<z.output<typeof Result>>((resolve, reject) => {
    crowd.on('exit', () => reject(new Error('The crowd ended early')));
    crowd.on('message', (message) => {
      if (message === 'measure') usage.before = cpuSeconds(pid);
      else if (message === 'measured') {
        usage.after = cpuSeconds(pid);
        usage.megabytes = megabytes(pid);
      } else resolve(Result.parse(message));
    });
  });
  crowd.send({ port: PORT, clients, active: ACTIVE, seconds: SECONDS, isBoard: kind === 'board' });
  const result = await isDone;
  crowd.removeAllListeners('exit');
  await Promise.all([end(crowd), end(server)]);
  return { ...result, cpu: (usage.after - usage.before) / SECONDS, megabytes: usage.megabytes };
}

async function startRelay() {
  const relay = fork(new URL('servers/relay.ts', import.meta.url));
  relay.send({ port: PORT });
  await once(relay, 'message');
  return relay;
}

async function end(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGKILL');
  await once(child, 'exit');
}

/** Of all threads of a process, from Linux's /proc. */
function cpuSeconds(pid: number) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ');
  return (Number(fields[11]) + Number(fields[12])) / ticks();
}

function megabytes(pid: number) {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024);
}

function ticks() {
  return Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }));
}

function row(kind: string, clients: number, measured: Measured) {
  return {
    server: kind,
    clients,
    lost: measured.updatesLost + measured.lastCursorsLost,
    'merged %': round(measured.cursorsMerged * 100),
    'p50 ms': round(measured.p50),
    'p99 ms': round(measured.p99),
    'cpu %': Math.round(measured.cpu * 100),
    MB: measured.megabytes,
  };
}

function middle(rounds: Measured[]): Measured {
  const of = (name: keyof Measured) => median(rounds.map((round) => round[name]));
  return {
    updatesLost: of('updatesLost'),
    lastCursorsLost: of('lastCursorsLost'),
    cursorsMerged: of('cursorsMerged'),
    p50: of('p50'),
    p99: of('p99'),
    cpu: of('cpu'),
    megabytes: of('megabytes'),
  };
}

function median(values: number[]) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

function round(value: number) {
  return Math.round(value * 10) / 10;
}
