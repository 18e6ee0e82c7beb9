import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { z } from 'zod';

/**
 * Preloaded in development: loads the packages, which takes most of the startup, and waits for the
 * message `start` before the server loads its sources.
 */

const Manifest = z.object({ dependencies: z.record(z.string(), z.string()) });
const { dependencies } = Manifest.parse(JSON.parse(readFileSync('package.json', 'utf8')));
const forPages = [
  'vite',
  '@vitejs/plugin-react',
  '@fastify/middie',
  '@mantine/core',
  'react-dom/static',
];

// Exits with its parent.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
const started = once(process, 'message');
for (const name of [...Object.keys(dependencies), ...forPages]) {
  // Some packages have no module; other errors appear again when the server imports them.
  await import(name).catch(() => {});
}
await started;
