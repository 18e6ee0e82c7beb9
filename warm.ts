import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { z } from 'zod';

/**
 * Runs before the server in development: loads the packages, which takes most of a start and never
 * changes, and leaves our own sources alone until the server is wanted.
 */

const Manifest = z.object({ dependencies: z.record(z.string(), z.string()) });
const { dependencies } = Manifest.parse(JSON.parse(readFileSync('package.json', 'utf8')));
const forPages = [
  'vite',
  '@vitejs/plugin-react',
  '@fastify/middie',
  '@mantine/core',
  '@tabler/icons-react',
  'react-dom/static',
];

// Whoever started it is gone: then it ends as by any other signal, before the start or after.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
const wanted = once(process, 'message');
for (const name of [...Object.keys(dependencies), ...forPages]) {
  // A package without a module, or one that fails when the server loads it, too.
  await import(name).catch(() => {});
}
await wanted;
