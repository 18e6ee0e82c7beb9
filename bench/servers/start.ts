import { type ChildProcess, fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';

/** Starts the server as `npm start` does, on a new database. */
export async function startOurs(port: number, databaseUrl: string): Promise<ChildProcess> {
  const child = spawn('node', ['src/server/main.ts'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      PORT: String(port),
      DATABASE_URL: databaseUrl,
      // Requests set X-Forwarded-For, to simulate many visitors.
      TRUST_PROXY: '127.0.0.1',
      // WebSockets all come from one address.
      WHITEBOARD_SOCKETS_PER_ADDRESS: '1000',
      // So do reads.
      READS_PER_ADDRESS: '1000000000',
    },
  });
  for (let attempt = 0; attempt < 600; attempt++) {
    const isReady = await fetch(`http://127.0.0.1:${port}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return child;
    await wait(50);
  }
  throw new Error('Our server did not become ready within 30 seconds');
}

/** Starts the baseline server. */
export async function startBare(setup: {
  port: number;
  file: string;
  bodies: Record<string, string>;
}) {
  const child = fork(new URL('bare.ts', import.meta.url));
  child.send(setup);
  await once(child, 'message');
  return child;
}
