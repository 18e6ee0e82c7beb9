import { randomInt } from 'node:crypto';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import { resolve } from 'node:path';

/** Compiling takes half of the time of a short process. */
const NODE_COMPILE_CACHE = resolve(import.meta.dirname, '../.cache/compile');

type Options = {
  environment?: Record<string, string>;
  cwd?: string;
  /** The server's main file; that of this tree unless set. */
  main?: string;
  args?: string[];
  /** Runs with a twentieth of the production time limits. */
  hasShortTimeouts?: boolean;
  /** Polls for live updates more often than in production. */
  hasQuickLivePoll?: boolean;
};

const { PATH, TZ, RECORD_CALLS = '' } = process.env;
const inherited = { PATH, TZ, RECORD_CALLS };

/** Runs Node with `args`, inheriting only some variables. */
export function startNode(args: string[], { environment = {}, cwd }: Options = {}) {
  const child = spawn(process.execPath, args, {
    cwd,
    env: { ...inherited, NODE_COMPILE_CACHE, ...environment },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  const out: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => out.push(chunk.toString()));
  const ended = once(child, 'close');
  return {
    pid: child.pid,
    /** The output so far. */
    output: () => out.join(''),
    say: (line: string) => void child.stdin.write(line),
    endInput: () => void child.stdin.end(),
    kill: (signal: NodeJS.Signals) => child.kill(signal),
    ended: async (): Promise<{ code: number | null; output: string }> => {
      const [code] = await ended;
      return { code: typeof code === 'number' ? code : null, output: out.join('') };
    },
  };
}

/** Starts `main.ts` and resolves when it responds. */
export async function startServer(options: Options = {}) {
  const { environment = {}, cwd, args = [], hasShortTimeouts, hasQuickLivePoll } = options;
  const port = environment.PORT ? Number(environment.PORT) : await freePort();
  const main =
    options.main ??
    resolve(
      import.meta.dirname,
      hasShortTimeouts || hasQuickLivePoll ? 'server.ts' : '../src/server/main.ts',
    );
  const server = startNode([main, ...args, ...(hasQuickLivePoll ? ['--patient'] : [])], {
    environment: {
      PORT: `${port}`,
      PUBLIC_URL: `http://localhost:${port}`,
      // All test requests come from one address.
      READS_PER_ADDRESS: '1000000',
      ...environment,
    },
    ...(cwd && { cwd }),
  });
  const url = `http://127.0.0.1:${port}`;
  const ended = server.ended();
  let hasEnded = false;
  void ended.then(() => (hasEnded = true));
  while (!(await answers(`${url}/readyz`))) {
    if (hasEnded) throw new Error(`The server ended:\n${server.output()}`);
    await new Promise((again) => setTimeout(again, 20));
  }
  return { ...server, url, port, ended: () => ended };
}

/** Makes a server listen on a free port of this machine, which it returns. */
export async function listen(server: Server, host = '127.0.0.1') {
  await once(server.listen(0, host), 'listening');
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
}

/**
 * Below the ports that the system gives to outgoing connections, which could take it meanwhile, and
 * above 10080, which `fetch` refuses.
 */
export function freePort(): Promise<number> {
  const port = randomInt(10_081, 30_000);
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(freePort()));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(port)));
  });
}

const answers = (url: string) =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );
