import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { serverPace } from '../../src/shared/whiteboard/constants.ts';
import { freshDatabase } from '../app.ts';
import { startNode, startServer } from '../process.ts';
import { joined } from './testSocket.ts';
import { note } from './note.ts';

const participant = { address: '198.51.100.1' };

/** A real server with two participants on its demo board, who share no address with an attacker. */
export async function attackedServer() {
  const server = await startServer({
    environment: {
      DATABASE_URL: await freshDatabase(),
      LOG_LEVEL: 'warn',
      TRUST_PROXY: '127.0.0.1',
    },
  });
  const ann = await joined(server.url, 'ann', undefined, participant);
  const bob = await joined(server.url, 'bob', undefined, participant);
  ann.send({ type: 'add_note', note: note('shared', { content: 'Round 000000' }), opId: 'shared' });
  await ann.receive('ack');
  // A second after its start, a server imports what it has not needed so far: 50 MB.
  await wait(3000);
  let round = 0;
  /** Resolves to the milliseconds that a change of Ann takes to reach Bob. */
  async function work() {
    const start = performance.now();
    // Has a constant length, because a full board rejects longer texts.
    const content = `Round ${String(++round).padStart(6, '0')}`;
    ann.send({ type: 'update_note', noteId: 'shared', updates: { content }, opId: content });
    const hasArrived = () =>
      bob.received.some((one) => one.type === 'note_updated' && one.updates.content === content);
    while (!hasArrived()) {
      if (!ann.isOpen() || !bob.isOpen()) throw new Error('A participant was disconnected');
      if (performance.now() - start > 30_000)
        throw new Error(`A change did not arrive; received ${JSON.stringify(ann.all('error'))}`);
      await wait(5);
    }
    bob.received.length = 0;
    ann.received.length = 0;
    return performance.now() - start;
  }
  return {
    url: server.url,
    port: server.port,
    ann,
    work,
    output: server.output,
    /** Runs `attack` and measures its effect on everyone else. */
    async during(attack: () => Promise<void>) {
      const before = megabytes(server.pid);
      const probe = startNode([
        resolve(import.meta.dirname, 'latencyProbe.ts'),
        `${server.url}/healthz`,
      ]);
      const progress = { isDone: false, peak: 0 };
      const sampling = setInterval(
        () => (progress.peak = Math.max(progress.peak, megabytes(server.pid))),
        100,
      );
      const attacking = attack().finally(() => (progress.isDone = true));
      const rounds: number[] = [];
      try {
        while (!progress.isDone) {
          rounds.push(await work());
          // Stays within the rate limit of one connection.
          await wait(1000 / serverPace.perSecond);
        }
        await attacking;
      } finally {
        clearInterval(sampling);
      }
      probe.endInput();
      const { output } = await probe.ended();
      const responses: number[] = JSON.parse(output);
      return {
        responses: responses.length,
        healthP99: at(responses, 0.99),
        roundP99: at(rounds, 0.99),
        rounds: rounds.length,
        grownMegabytes: Math.round(progress.peak - before),
      };
    },
    async [Symbol.asyncDispose]() {
      server.kill('SIGKILL');
      await server.ended();
    },
  };
}

const at = (values: number[], share: number) =>
  Math.round(
    values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * share)] ?? Number.NaN,
  );

function megabytes(pid: number | undefined) {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
}
