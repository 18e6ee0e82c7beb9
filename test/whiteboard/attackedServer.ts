import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { serverPace } from '../../src/shared/whiteboard/limits.ts';
import { freshDatabase } from '../app.ts';
import { startNode, startServer } from '../process.ts';
import { joined } from './testSocket.ts';
import { note } from './note.ts';

const friend = { address: '198.51.100.1' };

/** A real server and two people who work on its demo board, none of them from an attacker's address. */
export async function attackedServer() {
  const server = await startServer({
    environment: {
      DATABASE_URL: await freshDatabase(),
      LOG_LEVEL: 'warn',
      TRUST_PROXY: '127.0.0.1',
    },
  });
  const ann = await joined(server.url, 'ann', undefined, friend);
  const bob = await joined(server.url, 'bob', undefined, friend);
  ann.say({ type: 'add_note', note: note('shared', { content: 'Round 000000' }), opId: 'shared' });
  await ann.hear('ack');
  let round = 0;
  /** Ann writes, and Bob reads it. Resolves to how long that took, in ms. */
  async function work() {
    const start = performance.now();
    // Always as long, as a board that is full takes nothing longer.
    const content = `Round ${String(++round).padStart(6, '0')}`;
    ann.say({ type: 'update_note', noteId: 'shared', updates: { content }, opId: content });
    const isThere = () =>
      bob.heard.some((one) => one.type === 'note_updated' && one.updates.content === content);
    while (!isThere()) {
      if (!ann.isOpen() || !bob.isOpen()) throw new Error('A friend was disconnected');
      if (performance.now() - start > 30_000) throw new Error('A friend waits in vain');
      await new Promise((go) => setTimeout(go, 5));
    }
    bob.heard.length = 0;
    ann.heard.length = 0;
    return performance.now() - start;
  }
  return {
    url: server.url,
    port: server.port,
    ann,
    work,
    output: server.output,
    /** Lets `attack` run, and says what it did to everybody else. */
    async during(attack: () => Promise<void>) {
      const before = megabytes(server.pid);
      const probe = startNode([
        resolve(import.meta.dirname, 'latencyProbe.ts'),
        `${server.url}/healthz`,
      ]);
      const progress = { isOver: false, peak: 0 };
      const sampling = setInterval(
        () => (progress.peak = Math.max(progress.peak, megabytes(server.pid))),
        100,
      );
      const attacking = attack().finally(() => (progress.isOver = true));
      const rounds: number[] = [];
      try {
        while (!progress.isOver) {
          rounds.push(await work());
          // Within what one connection may change a second.
          await new Promise((go) => setTimeout(go, 1000 / serverPace.perSecond));
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
